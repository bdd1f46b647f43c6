import { expect, it } from 'vitest'
import { DAY_OF_PAUSES, DAYS_OF_PAUSES, isRefusedForGood, LEASE_MS, nextAttempt } from './retry'

const now = new Date('2026-03-01T12:00:00Z')
const pausesOf = (minutes: readonly number[]) =>
  Array.from({ length: 20 }, (_, index) => nextAttempt(minutes, index + 1, now)).flatMap((next) =>
    next ? [next.getTime() - now.getTime()] : [],
  )
const pauses = pausesOf(DAYS_OF_PAUSES)
const hoursOf = (times: readonly number[]) => times.reduce((sum, one) => sum + one, 0) / 3_600_000

it('each pause is at least as long as the one before, and then it is given up', () => {
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses.length).toBeGreaterThan(5)
  expect(pauses.length).toBeLessThan(20)
})

it('a server that is down over a weekend loses nothing', () => {
  expect(hoursOf(pauses)).toBeGreaterThan(60)
})

it('where it is tried for a day only, an afternoon and a night are no loss', () => {
  expect(Math.round(hoursOf(pausesOf(DAY_OF_PAUSES)))).toBe(22)
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
