import { expect, it } from 'vitest'
import { makerOfPass, PASS_MS, signPass } from './pass'

const SECRET = 'secret'
const NOW = Date.UTC(2030, 0, 1)
const pass = signPass(SECRET, { userId: 12, madeAt: NOW })

it('names the member of staff until it expires', () => {
  const maker = { userId: 12, madeAt: NOW }
  expect(makerOfPass(SECRET, pass, NOW + PASS_MS)).toEqual(maker)
  expect(makerOfPass(SECRET, pass, NOW + PASS_MS + 1)).toBeNull()
})

it.each([
  ['another secret', signPass('other', { userId: 12, madeAt: NOW })],
  ['another account', pass.replace('12.', '13.')],
  ['a later end', pass.replace(String(NOW), String(NOW + 1))],
  ['another signature', `${pass.slice(0, -1)}${pass.endsWith('A') ? 'B' : 'A'}`],
  ['more behind it', `${pass}.`],
  ['nothing', ''],
])('is refused with %s', (_, changed) => {
  expect(makerOfPass(SECRET, changed, NOW)).toBeNull()
})
