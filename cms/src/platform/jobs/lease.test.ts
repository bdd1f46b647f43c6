import { createRequire } from 'node:module'
import { afterAll, expect, it } from 'vitest'
import type { Database } from '../database/connection'
import { Lease } from './lease'
import { DAILY_JOBS } from './table'

/** Strapi's. */
const knex = createRequire(__filename)('knex') as (settings: object) => Database['connection']

const MS = 60_000
const connection = knex({
  client: 'better-sqlite3',
  connection: ':memory:',
  useNullAsDefault: true,
})
await connection.schema.createTable(DAILY_JOBS, (table) => {
  table.string('name').unique()
  table.datetime('ran_at')
})
afterAll(() => connection.destroy())

const lease = () => new Lease({ connection } as unknown as Database, 'mailbox', MS)
const renewed = (minutesAgo: number) =>
  connection(DAILY_JOBS).update({ ran_at: new Date(Date.now() - minutesAgo * MS) })

it('what a process holds is its own until it has not renewed it for a minute, or did so while the clock was days ahead', async () => {
  expect([await lease().hold(), await lease().hold()]).toEqual([true, false])
  await renewed(0.9)
  expect(await lease().hold()).toBe(false)
  for (const minutesAgo of [1.1, -2 * 24 * 60]) {
    await renewed(minutesAgo)
    expect([await lease().hold(), await lease().hold()]).toEqual([true, false])
  }
})
