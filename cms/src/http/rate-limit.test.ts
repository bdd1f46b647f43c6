import { describe, expect, it } from 'vitest'
import { RateLimit } from './rate-limit'

const minute = 60_000

const perMinute = (limit: number, capacity?: number) =>
  new RateLimit({ limit, windowMs: minute, ...(capacity && { capacity }) })

describe('the rate limit', () => {
  it('allows the configured number, then returns the seconds to wait', () => {
    const limit = perMinute(3)
    expect([0, 1, 2].map((now) => limit.secondsToWait('a', now))).toEqual([0, 0, 0])
    expect(limit.secondsToWait('a', 1_500)).toBe(59)
    expect(limit.secondsToWait('a', minute - 1)).toBe(1)
  })

  it('resets when the window ends', () => {
    const limit = perMinute(1)
    limit.secondsToWait('a', 0)
    expect(limit.secondsToWait('a', 10)).toBe(60)
    expect(limit.secondsToWait('a', minute)).toBe(0)
    expect(limit.secondsToWait('a', minute + 1)).toBe(60)
  })

  it('counts what each request costs, and forgives it', () => {
    const limit = perMinute(100)
    expect(limit.secondsToWait('a', 0, 60)).toBe(0)
    expect(limit.secondsToWait('a', 0, 60)).toBe(60)
    limit.forgive('a', 60)
    expect(limit.secondsToWait('a', 0, 40)).toBe(0)
    expect(limit.secondsToWait('a', 0, 1)).toBe(60)
  })

  it('counts each key separately', () => {
    const limit = perMinute(1)
    limit.secondsToWait('a', 0)
    expect(limit.secondsToWait('b', 0)).toBe(0)
  })

  it('is disabled by zero', () => {
    const limit = perMinute(0)
    for (let post = 0; post < 100; post += 1) expect(limit.secondsToWait('a', 0)).toBe(0)
    expect(limit.size).toBe(0)
  })

  it('evicts the oldest key at capacity', () => {
    const limit = perMinute(1, 100)
    for (let address = 0; address < 1_000; address += 1)
      limit.secondsToWait(String(address), address)
    expect(limit.size).toBe(100)
    expect(limit.secondsToWait('999', 1_000)).toBeGreaterThan(0)
    expect(limit.secondsToWait('0', 1_000)).toBe(0)
  })

  it('evicts keys whose window has ended', () => {
    const limit = perMinute(1)
    for (const address of ['a', 'b', 'c']) limit.secondsToWait(address, 0)
    limit.secondsToWait('d', minute)
    expect(limit.size).toBe(1)
  })

  it('does not count a request that is forgiven', () => {
    const limit = perMinute(1)
    for (let login = 0; login < 3; login += 1) {
      expect(limit.secondsToWait('a', login)).toBe(0)
      limit.forgive('a')
    }
    limit.forgive('never counted')
    expect(limit.size).toBe(1)
  })
})
