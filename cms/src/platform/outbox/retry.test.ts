import { expect, it } from 'vitest'
import { isRefusedForGood, LEASE_MS, nextAttempt } from './retry'

const now = new Date('2026-03-01T12:00:00Z')
const pauses = Array.from({ length: 20 }, (_, index) => nextAttempt(index + 1, now)).flatMap(
  (next) => (next ? [next.getTime() - now.getTime()] : []),
)

it('each pause is at least as long as the one before, and then it is given up', () => {
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.length).toBeGreaterThan(5)
  expect(pauses.length).toBeLessThan(20)
})

it('a server that is down over a weekend loses nothing', () => {
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThan(60)
})

it('a lease is shorter than most pauses', () => {
  expect(LEASE_MS).toBeLessThan(pauses[2] ?? 0)
})

it.each([
  ['an unknown recipient', { code: 'EENVELOPE', responseCode: 550 }, true],
  ['a refused message', { code: 'EMESSAGE', responseCode: 554 }, true],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, false],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, false],
  ['a server that greets nobody', { code: 'EPROTOCOL', responseCode: 554 }, false],
  ['no server', { code: 'ECONNECTION' }, false],
])('%s: refused for good is %s', (_what, error, expected) => {
  expect(isRefusedForGood(error)).toBe(expected)
})
