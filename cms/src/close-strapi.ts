import { setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

const LONGEST_WAIT_MS = 10_000

/** Between one query of a read and its next the pool looks idle for a moment. */
const LOOKS_IN_A_ROW = 3
const BETWEEN_LOOKS_MS = 20

type Pool = { numUsed: () => number; numPendingAcquires: () => number }

const isIdle = (pool: Pool) => pool.numUsed() + pool.numPendingAcquires() === 0

async function databaseAtRest(strapi: Core.Strapi) {
  const { pool } = strapi.db.connection.client as { pool: Pool }
  const until = Date.now() + LONGEST_WAIT_MS
  for (let idle = 0; idle < LOOKS_IN_A_ROW && Date.now() < until; await pause(BETWEEN_LOOKS_MS))
    idle = isIdle(pool) ? idle + 1 : 0
}

/**
 * Strapi reads each entry again after its commit, to tell of it, and nobody waits for that: closing
 * the database on such a read ends the program with an error.
 */
export async function closeStrapi(strapi: Core.Strapi) {
  await databaseAtRest(strapi)
  await strapi.destroy()
}
