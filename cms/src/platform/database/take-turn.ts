import { connectionOf, type Database, isSqlite } from './connection'

/** Identifies our lock among those of other programs in the same database. */
const LOCK = 0x6265616e

/**
 * Waits until no other transaction holds this lock; the running transaction then holds it until it ends. To take it
 * again in one transaction takes no time. SQLite runs one transaction at a time anyway.
 */
export async function takeTurn(db: Database) {
  if (isSqlite(db)) return
  const connection = await connectionOf(db)
  await connection.raw('select pg_advisory_xact_lock(?)', [LOCK])
}
