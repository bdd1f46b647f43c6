import { connectionOf, type Database, isSqlite } from './connection'

/** Identifies our lock among those of other programs in the same database. */
const LOCK = 0x6265616e

/** Waits for a lock that one transaction at a time has, until it ends. Taking it twice in one takes no time. */
export async function takeTurn(db: Database) {
  if (isSqlite(db)) return
  const connection = await connectionOf(db)
  await connection.raw('select pg_advisory_xact_lock(?)', [LOCK])
}
