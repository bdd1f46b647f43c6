import { expect, it } from 'vitest'
import { signPass, userOfPass } from './pass'

const SECRET = 'secret'
const NOW = Date.UTC(2030, 0, 1)
const pass = signPass(SECRET, 12, NOW)

it('names the member of staff until it expires', () => {
  expect(userOfPass(SECRET, pass, NOW)).toBe(12)
  expect(userOfPass(SECRET, pass, NOW + 1)).toBeNull()
})

it.each([
  ['another secret', signPass('other', 12, NOW)],
  ['another account', pass.replace('12.', '13.')],
  ['a later end', pass.replace(String(NOW), String(NOW + 1))],
  ['another signature', `${pass.slice(0, -1)}${pass.endsWith('A') ? 'B' : 'A'}`],
  ['more behind it', `${pass}.`],
  ['nothing', ''],
])('is refused with %s', (_, changed) => {
  expect(userOfPass(SECRET, changed, NOW)).toBeNull()
})
