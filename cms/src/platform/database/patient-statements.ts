import { setTimeout as delay } from 'node:timers/promises'
import { monotonicMs } from '@app/runtime'
import { type Database, isSqlite } from './connection'

type Call = (...values: unknown[]) => unknown

/** The part of a prepared statement of better-sqlite3 that knex uses; it awaits what `run` and `all` return. */
export type Statement = { run: Call; all: Call }

/** How long SQLite itself waits for another program's lock. The whole process waits with it. */
export const BLOCKED_MS = 20

const PAUSES_MS = [10, 20, 50]

/** How long a statement waits in all for another program's lock. */
const LONGEST_WAIT_MS = 5000

const isLocked = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY'

async function tryUntil(endsAt: number, call: () => unknown): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    await delay(PAUSES_MS[attempt] ?? PAUSES_MS.at(-1))
    try {
      return call()
    } catch (error) {
      if (!isLocked(error) || monotonicMs() >= endsAt) throw error
    }
  }
}

/**
 * Makes a statement wait for another program's lock without blocking the process, which serves others meanwhile. Of
 * a statement that finds a lock SQLite has done nothing, so it can be run again.
 */
export function makePatient<Given extends Statement>(
  statement: Given,
  longestMs = LONGEST_WAIT_MS,
) {
  for (const name of ['run', 'all'] as const) {
    const call = statement[name].bind(statement)
    statement[name] = (...values) => {
      const endsAt = monotonicMs() + longestMs
      try {
        return call(...values)
      } catch (error) {
        if (!isLocked(error)) throw error
        return tryUntil(endsAt, () => call(...values))
      }
    }
  }
  return statement
}

/**
 * Empties SQLite's log of writes, which still holds deleted rows. While somebody reads from it, this tries again, for
 * five seconds.
 */
export async function emptyWriteLog(db: Database) {
  if (!isSqlite(db)) return
  const endsAt = monotonicMs() + LONGEST_WAIT_MS
  for (let isBusy = true; isBusy && monotonicMs() < endsAt;) {
    const [row]: { busy: number }[] = await db.connection.raw('pragma wal_checkpoint(truncate)')
    isBusy = row?.busy === 1
    if (isBusy) await delay(PAUSES_MS.at(-1))
  }
}
