import { setTimeout as delay } from 'node:timers/promises'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'

const TIMEOUT_MS = 10_000
const POLL_MS = 20

/** Between two queries of one read the pool looks idle for a moment. */
const IDLE_POLLS_IN_A_ROW = 3

type Pool = { numUsed: () => number; numPendingAcquires: () => number }

const isIdle = (pool: Pool) => pool.numUsed() + pool.numPendingAcquires() === 0

async function databaseIdle(strapi: Core.Strapi) {
  const { pool }: { pool: Pool } = strapi.db.connection.client
  const deadline = monotonicMs() + TIMEOUT_MS
  for (
    let idlePolls = 0;
    idlePolls < IDLE_POLLS_IN_A_ROW && monotonicMs() < deadline;
    await delay(POLL_MS)
  )
    idlePolls = isIdle(pool) ? idlePolls + 1 : 0
}

/**
 * Ends Strapi once no query runs. Strapi rereads each entry after its commit, to emit an event, without awaiting the
 * read: closing the database during such a read crashes the process.
 */
export async function closeStrapi(strapi: Core.Strapi) {
  await databaseIdle(strapi)
  await strapi.destroy()
}
