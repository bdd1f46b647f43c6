import { afterEach, expect, it, vi } from 'vitest'
import type { Database } from '../database/connection'
import { OutboxWorker } from './worker'

afterEach(() => vi.useRealTimers())

it('looks for the emails of a post later than its next requests, once for all of them', async () => {
  vi.useFakeTimers()
  const looks: number[] = []
  const connection = () => {
    looks.push(Date.now())
    throw new Error('This test has no database.')
  }
  const worker = new OutboxWorker({
    db: { connection } as unknown as Database,
    work: {
      table: 'emails',
      name: 'Mail',
      columns: { id: 'id', attempts: 'attempts' },
      send: () => Promise.resolve({ state: 'skipped' }),
      nextAttempt: () => null,
    },
    now: () => new Date(),
    report: () => undefined,
  })
  for (let post = 0; post < 5; post += 1) worker.wakeSoon()
  await vi.advanceTimersByTimeAsync(0)
  const atOnce = looks.length
  await vi.advanceTimersByTimeAsync(2000)
  expect([atOnce, looks.length]).toEqual([0, 1])
  await worker.stop()
})
