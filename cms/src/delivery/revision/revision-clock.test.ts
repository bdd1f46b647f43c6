import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Revision, RevisionClock } from './revision-clock'

const neverAborted = new AbortController().signal
const MAX_AGE_MS = 20
const READ_TIMEOUT_MS = 30

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A clock that reads a stand-in for the database, to which other processes can write. */
function clockOn(database: { revision: Revision; isDown?: boolean; isHanging?: boolean }) {
  const errors: unknown[] = []
  const clock = new RevisionClock({
    async read() {
      if (database.isHanging) await new Promise(() => {})
      if (database.isDown) throw new Error('The database is down.')
      return database.revision
    },
    report: (error) => errors.push(error),
    maxAgeMs: MAX_AGE_MS,
    readTimeoutMs: READ_TIMEOUT_MS,
  })
  return { clock, errors }
}

const revision = (value: number, epoch = 'e') => ({ epoch, value })

describe('the revision', () => {
  it('is read from the database, then follows the commits of this process', async () => {
    const { clock } = clockOn({ revision: revision(1) })
    expect(await clock.current()).toBe('e-1')
    clock.accept(revision(2))
    expect(clock.label).toBe('e-2')
  })

  it('never goes back when revisions arrive out of order', () => {
    const { clock } = clockOn({ revision: revision(1) })
    clock.accept(revision(5))
    clock.accept(revision(4))
    expect(clock.label).toBe('e-5')
    clock.accept(revision(1, 'f'))
    expect(clock.label).toBe('f-1')
  })

  it('reaches a waiting caller when another process made the change', async () => {
    const database = { revision: revision(1) }
    const { clock } = clockOn(database)
    const waiting = clock.next('e-1', 5_000, neverAborted)
    await vi.advanceTimersByTimeAsync(5 * MAX_AGE_MS)
    database.revision = revision(2)
    await vi.advanceTimersByTimeAsync(MAX_AGE_MS)
    expect(await waiting).toBe('e-2')
  })

  it('is returned at once to a caller that knows another one', async () => {
    const { clock } = clockOn({ revision: revision(1) })
    expect(await clock.next('something else', 5_000, neverAborted)).toBe('e-1')
  })

  it('is returned unchanged on timeout, abort and shutdown', async () => {
    const { clock } = clockOn({ revision: revision(1) })
    const late = clock.next('e-1', 10, neverAborted)
    await vi.advanceTimersByTimeAsync(10)
    expect(await late).toBe('e-1')
    const aborted = new AbortController()
    const leaving = clock.next('e-1', 5_000, aborted.signal)
    await vi.advanceTimersByTimeAsync(10)
    aborted.abort()
    expect(await leaving).toBe('e-1')
    const waiting = clock.next('e-1', 5_000, neverAborted)
    await vi.advanceTimersByTimeAsync(10)
    clock.stop()
    expect(await waiting).toBe('e-1')
    expect(await clock.next('e-1', 5_000, neverAborted)).toBe('e-1')
  })

  it('stays the last known one while the database is down or hangs', async () => {
    const database: Parameters<typeof clockOn>[0] = { revision: revision(1) }
    const { clock, errors } = clockOn(database)
    await clock.current()
    await vi.advanceTimersByTimeAsync(MAX_AGE_MS)
    database.isDown = true
    expect(await clock.current()).toBe('e-1')
    expect(errors).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(MAX_AGE_MS)
    database.isHanging = true
    const current = clock.current()
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect(await current).toBe('e-1')
  })
})
