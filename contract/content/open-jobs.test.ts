import { afterEach, expect, it, vi } from 'vitest'
import { isOpen } from './open-jobs'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-03-31T00:00:00Z', true],
  ['2026-03-31T23:59:59Z', true],
  ['2026-04-01T00:00:00Z', false],
  ['2027-01-01T00:00:00Z', false],
])('at %s a job that closes on 31 March 2026 is open: %s', (now, expected) => {
  vi.useFakeTimers({ now: new Date(now) })
  expect(isOpen({ closesOn: '2026-03-31' })).toBe(expected)
})

it('a job without a last day stays open', () => expect(isOpen({})).toBe(true))
