import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Mark, RevisionClock } from './clock'

const here = new AbortController().signal

/** A clock on a database of one row, which other programs may write to. */
function clockOn(database: { mark: Mark; isDown?: boolean; isMute?: boolean }) {
  const errors: unknown[] = []
  const clock = new RevisionClock({
    async read() {
      if (database.isMute) await new Promise(() => {})
      if (database.isDown) throw new Error('The database is down.')
      return database.mark
    },
    report: (error) => errors.push(error),
    trustedForMs: 20,
    patienceMs: 30,
  })
  return { clock, errors }
}

const mark = (value: number, epoch = 'e') => ({ epoch, value })

describe('the revision', () => {
  it('is what the database says, and what was committed here', async () => {
    const { clock } = clockOn({ mark: mark(1) })
    expect(await clock.current()).toBe('e-1')
    clock.accept(mark(2))
    expect(clock.label).toBe('e-2')
  })

  it('does not go back when news arrive out of order', () => {
    const { clock } = clockOn({ mark: mark(1) })
    clock.accept(mark(5))
    clock.accept(mark(4))
    expect(clock.label).toBe('e-5')
    clock.accept(mark(1, 'f'))
    expect(clock.label).toBe('f-1')
  })

  it('wakes whoever waits, also when another program made the change', async () => {
    const database = { mark: mark(1) }
    const { clock } = clockOn(database)
    const waiting = clock.next('e-1', 5_000, here)
    await wait(30)
    database.mark = mark(2)
    expect(await waiting).toBe('e-2')
  })

  it('is told at once to whoever knows another one', async () => {
    const { clock } = clockOn({ mark: mark(1) })
    expect(await clock.next('something else', 5_000, here)).toBe('e-1')
  })

  it('is told unchanged when time runs out, the reader leaves or the server stops', async () => {
    const { clock } = clockOn({ mark: mark(1) })
    expect(await clock.next('e-1', 10, here)).toBe('e-1')
    const left = new AbortController()
    const leaving = clock.next('e-1', 5_000, left.signal)
    setTimeout(() => left.abort(), 10)
    expect(await leaving).toBe('e-1')
    const waiting = clock.next('e-1', 5_000, here)
    setTimeout(() => clock.stop(), 10)
    expect(await waiting).toBe('e-1')
    expect(await clock.next('e-1', 5_000, here)).toBe('e-1')
  })

  it('stays the last known one while the database is down or mute', async () => {
    const database: Parameters<typeof clockOn>[0] = { mark: mark(1) }
    const { clock, errors } = clockOn(database)
    await clock.current()
    await wait(25)
    database.isDown = true
    expect(await clock.current()).toBe('e-1')
    expect(errors).toHaveLength(1)
    await wait(25)
    database.isMute = true
    expect(await clock.current()).toBe('e-1')
  })
})
