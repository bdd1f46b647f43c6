import { afterEach, expect, it, vi } from 'vitest'
import { onNewDay } from './on-new-day'

afterEach(() => {
  vi.useRealTimers()
})

it('each new day is told once, until the server stops', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') })
  const stopping = new AbortController()
  let told = 0
  onNewDay(() => (told += 1), stopping.signal)
  const pass = (hours: number) => {
    vi.advanceTimersByTime(hours * 3_600_000)
    return told
  }
  expect([pass(11), pass(2), pass(12), pass(12)]).toEqual([0, 1, 1, 2])
  stopping.abort()
  expect(pass(48)).toBe(2)
})
