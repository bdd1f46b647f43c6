import { describe, expect, it } from 'vitest'
import { RateLimit } from './rate-limit'

const minute = 60_000

const perMinute = (limit: number, capacity?: number) =>
  new RateLimit({ limit, windowMs: minute, ...(capacity && { capacity }) })

describe('the rate limit', () => {
  it('lets the allowed number through and names the seconds to wait', () => {
    const limit = perMinute(3)
    expect([0, 1, 2].map((now) => limit.secondsToWait('a', now))).toEqual([0, 0, 0])
    expect(limit.secondsToWait('a', 1_500)).toBe(59)
    expect(limit.secondsToWait('a', minute - 1)).toBe(1)
  })

  it('starts anew after a minute', () => {
    const limit = perMinute(1)
    limit.secondsToWait('a', 0)
    expect(limit.secondsToWait('a', 10)).toBe(60)
    expect(limit.secondsToWait('a', minute)).toBe(0)
    expect(limit.secondsToWait('a', minute + 1)).toBe(60)
  })

  it('counts each address for itself', () => {
    const limit = perMinute(1)
    limit.secondsToWait('a', 0)
    expect(limit.secondsToWait('b', 0)).toBe(0)
  })

  it('is off at zero', () => {
    const limit = perMinute(0)
    for (let post = 0; post < 100; post += 1) expect(limit.secondsToWait('a', 0)).toBe(0)
    expect(limit.size).toBe(0)
  })

  it('never remembers more addresses than it may, the oldest going first', () => {
    const limit = perMinute(1, 100)
    for (let address = 0; address < 1_000; address += 1)
      limit.secondsToWait(String(address), address)
    expect(limit.size).toBe(100)
    expect(limit.secondsToWait('999', 1_000)).toBeGreaterThan(0)
    expect(limit.secondsToWait('0', 1_000)).toBe(0)
  })

  it('forgets those whose minute is over', () => {
    const limit = perMinute(1)
    for (const address of ['a', 'b', 'c']) limit.secondsToWait(address, 0)
    limit.secondsToWait('d', minute)
    expect(limit.size).toBe(1)
  })
  it('forgives what turned out to be no attempt', () => {
    const limit = perMinute(1)
    for (let login = 0; login < 3; login += 1) {
      expect(limit.secondsToWait('a', login)).toBe(0)
      limit.forgive('a')
    }
    limit.forgive('never counted')
    expect(limit.size).toBe(1)
  })
})
