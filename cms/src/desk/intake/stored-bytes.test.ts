import { expect, it } from 'vitest'
import { storedBytesOf } from './stored-bytes'

it.each([
  ['a'.repeat(1000), 6_000],
  ['é'.repeat(1000), 12_000],
  ['"'.repeat(1000), 16_000],
  ['\n'.repeat(1000), 22_000],
  ['\u202E'.repeat(1000), 72_000],
])('an answer is counted as often, and as long, as it is stored: %j', (message, bytes) => {
  expect(storedBytesOf({ message })).toBe(bytes)
})

it('a thousand ordinary submissions an hour are within the bound', () => {
  const message = 'Which of the two terminals do you recommend for a bakery?'.repeat(5)
  const ordinary = { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.org', message }
  expect(1000 * storedBytesOf({ ...ordinary, termsAgreed: true })).toBeLessThan(5 * 1024 * 1024)
})
