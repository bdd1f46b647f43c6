import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { connectionOf, type Database } from '../database/connection'
import type { OwnTable } from '../strapi/own-table'
import { testDatabase } from '../testing/test-database'
import { LEASE_MS } from './retry'
import { OutboxWorker, type Work } from './worker'

const TABLE = 'app_things'
const thingTable: OwnTable = {
  name: TABLE,
  columns: {
    state: 'text',
    due_at: 'datetime',
    attempts: 'integer',
    last_error: 'text',
    sent_at: 'datetime',
    target: 'text',
  },
}
const db = await testDatabase([thingTable])
afterAll(() => db.destroy())
beforeEach(() => db.connection(TABLE).delete())

type Row = { id: number; attempts: number }
type Send = Work<Row>['send']

const NOW = new Date('2026-05-01T12:00:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

function workerOf(send: Send, { at = NOW, ...more }: Partial<Work<Row>> & { at?: Date } = {}) {
  const reports: string[] = []
  const worker = new OutboxWorker<Row>({
    db,
    work: {
      table: TABLE,
      name: 'Thing',
      columns: { id: 'id', attempts: 'attempts' },
      send,
      nextAttempt: (attempts) => (attempts < 2 ? minutes(5) : null),
      ...more,
    },
    now: () => at,
    report: (message) => reports.push(message),
  })
  return { worker, reports }
}

/** Lets a worker send all that is due. */
async function run(send: Send, more?: Parameters<typeof workerOf>[1]) {
  const { worker, reports } = workerOf(send, more)
  worker.wake()
  await worker.stop()
  return reports
}

const add = (count: number, values: object = {}) =>
  db.connection(TABLE).insert(
    Array.from({ length: count }, () => ({
      state: 'pending',
      due_at: NOW,
      attempts: 0,
      target: 'CRM',
      ...values,
    })),
  )
const stored = () => db.connection(TABLE).select('*').orderBy('id')

it('of several workers, one takes each', async () => {
  await add(23)
  const sent: number[] = []
  const send: Send = async ({ id }) => {
    sent.push(id)
    return Promise.resolve({ state: 'sent' })
  }
  const workers = [1, 2, 3].map(() => workerOf(send).worker)
  for (const worker of workers) worker.wake()
  await expect.poll(() => new Set(sent).size).toBe(23)
  for (const worker of workers) await worker.stop()
  expect(sent).toHaveLength(23)
  for (const row of await stored())
    expect(row).toMatchObject({ state: 'sent', attempts: 1, sent_at: NOW.getTime() })
})

it('what one is sending, another takes only after the lease, as if the first had been killed', async () => {
  await add(1)
  const duringIt: string[] = []
  const note =
    (who: string): Send =>
    () => {
      duringIt.push(who)
      return Promise.resolve({ state: 'sent' })
    }
  await run(async () => {
    await run(note('at once'))
    await run(note('a moment before'), { at: new Date(NOW.getTime() + LEASE_MS - 1) })
    await run(note('after it'), { at: new Date(NOW.getTime() + LEASE_MS) })
    return { state: 'skipped' }
  })
  expect(duringIt).toEqual(['after it'])
  expect(await stored()).toMatchObject([{ state: 'sent', attempts: 2 }])
})

it('what is sent belongs to no transaction, not even to the one in which the worker was woken', async () => {
  await add(1)
  const { worker, reports } = workerOf(async () => {
    await (await connectionOf(db))(TABLE).select('id')
    return { state: 'sent' }
  })
  await db.transaction(() => db.transaction(async () => worker.wake()))
  await expect.poll(async () => (await stored())[0]?.['attempts']).toBe(1)
  await worker.stop()
  expect(reports).toEqual([])
  expect((await stored())[0]).toMatchObject({ state: 'sent' })
})

it('what fails waits for its next attempt, and is given up after the last', async () => {
  await add(1)
  const fail: Send = () =>
    Promise.reject(
      Object.assign(new Error('No  such\nhost as a@example.org'), { code: 'ENOTFOUND' }),
    )
  const said = await run(fail)
  expect(await stored()).toMatchObject([
    {
      state: 'pending',
      attempts: 1,
      due_at: minutes(5).getTime(),
      last_error: 'No such host as a@example.org',
    },
  ])
  // The log names no address.
  expect(said.join()).toMatch(
    /^Thing \d+ was not sent \(attempt 1, ENOTFOUND\); it is tried again at /,
  )
  await run(fail)
  expect(await stored()).toMatchObject([{ attempts: 1 }])
  await run(fail, { at: minutes(5) })
  expect(await stored()).toMatchObject([{ state: 'failed', attempts: 2, sent_at: null }])
})

it('takes no more than its own, what is due, and what waits', async () => {
  await add(1)
  await add(1, { target: 'Chat' })
  await add(1, { due_at: minutes(1) })
  await add(1, { state: 'held' })
  await run(() => Promise.resolve({ state: 'held', remark: 'Look at it first.' }), {
    only: { target: 'CRM' },
  })
  expect((await stored()).map((row) => row.last_error)).toEqual([
    'Look at it first.',
    null,
    null,
    null,
  ])
})

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
  vi.useRealTimers()
})
