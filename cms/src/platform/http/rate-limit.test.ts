import { describe, expect, it } from 'vitest'
import { RateLimit, type Sharing } from './rate-limit'

const minute = 60_000

const perMinute = (limit: number, capacity?: number) =>
  new RateLimit({ limit, windowMs: minute, ...(capacity && { capacity }) })

describe('the rate limit', () => {
  it('allows the configured number, then returns the seconds to wait', () => {
    const limit = perMinute(3)
    expect([0, 1, 2].map((now) => limit.count('a', now))).toEqual([0, 0, 0])
    expect(limit.count('a', 1_500)).toBe(59)
    expect(limit.count('a', minute - 1)).toBe(1)
  })

  it('resets when the window ends', () => {
    const limit = perMinute(1)
    limit.count('a', 0)
    expect(limit.count('a', 10)).toBe(60)
    expect(limit.count('a', minute)).toBe(0)
    expect(limit.count('a', minute + 1)).toBe(60)
  })

  it('counts what each request costs, and forgives it', () => {
    const limit = perMinute(100)
    expect(limit.count('a', 0, 60)).toBe(0)
    expect(limit.count('a', 0, 60)).toBe(60)
    limit.forgive('a', 60)
    expect(limit.count('a', 0, 40)).toBe(0)
    expect(limit.count('a', 0, 1)).toBe(60)
  })

  it('counts each key separately', () => {
    const limit = perMinute(1)
    limit.count('a', 0)
    expect(limit.count('b', 0)).toBe(0)
  })

  it('is disabled by zero', () => {
    const limit = perMinute(0)
    for (let post = 0; post < 100; post += 1) expect(limit.count('a', 0)).toBe(0)
    expect(limit.size).toBe(0)
  })

  it('evicts the oldest key at capacity', () => {
    const limit = perMinute(1, 100)
    for (let address = 0; address < 1_000; address += 1) limit.count(String(address), address)
    expect(limit.size).toBe(100)
    expect(limit.count('999', 1_000)).toBeGreaterThan(0)
    expect(limit.count('0', 1_000)).toBe(0)
  })

  it('evicts keys whose window has ended', () => {
    const limit = perMinute(1)
    for (const address of ['a', 'b', 'c']) limit.count(address, 0)
    limit.count('d', minute)
    expect(limit.size).toBe(1)
  })

  it('does not count a request that is forgiven', () => {
    const limit = perMinute(1)
    for (let login = 0; login < 3; login += 1) {
      expect(limit.count('a', login)).toBe(0)
      limit.forgive('a')
    }
    limit.forgive('never counted')
    expect(limit.size).toBe(1)
  })
})

describe('a rate limit that several processes share', () => {
  /** Two processes, and what they have added up when they last asked. */
  function processes(limit: number) {
    const totals = new Map<string, number>()
    const start = () => {
      const waiting: Parameters<Sharing['add']>[0][] = []
      const flush = async () => {
        const sent = waiting.splice(0)
        for (const { key, cost } of sent) totals.set(key, (totals.get(key) ?? 0) + cost)
        for (const { key, learn } of sent)
          learn({ count: totals.get(key) ?? 0, unsent: 0, endsAt: 30_000 })
      }
      const sharing = {
        add: (addition: (typeof waiting)[0]) => void waiting.push(addition),
        flush,
        keyOf,
      }
      return { limit: new RateLimit({ limit, windowMs: minute, sharing }), flush }
    }
    return [start(), start()] as const
  }
  const keyOf = (key: string) => `posts ${key}`

  it('counts what the others have counted before it decides', async () => {
    const [one, other] = processes(3)
    expect(await one.limit.countAcrossProcesses('a', 0)).toBe(0)
    expect(await other.limit.countAcrossProcesses('a', 0)).toBe(0)
    expect(await one.limit.countAcrossProcesses('a', 0)).toBe(0)
    expect(await other.limit.countAcrossProcesses('a', 0)).toBe(30)
    expect(await other.limit.countAcrossProcesses('b', 0)).toBe(0)
  })

  it('lets as many of a burst pass as it would alone', async () => {
    const [one] = processes(3)
    const waits = Array.from({ length: 5 }, () => one.limit.countAcrossProcesses('a', 0))
    expect(await Promise.all(waits)).toEqual([0, 0, 0, 30, 30])
  })

  it('learns later what the others counted where it does not wait for them', async () => {
    const [one, other] = processes(2)
    for (const _ of [1, 2]) expect(one.limit.count('a', 0)).toBe(0)
    expect(other.limit.count('a', 0)).toBe(0)
    await one.flush()
    await other.flush()
    expect(other.limit.count('a', 0)).toBe(30)
  })

  it('forgives in every process', async () => {
    const [one, other] = processes(1)
    await one.limit.countAcrossProcesses('a', 0)
    one.limit.forgive('a')
    await one.flush()
    expect(await other.limit.countAcrossProcesses('a', 0)).toBe(0)
  })
})
