import { connectionOf, type Database, isSqlite } from './connection'

/** Identifies our lock among those of other programs in the same database. */
const LOCK = 0x6265616e

/** Held until the running transaction ends; waiting for it again in the same transaction takes no time. */
export async function takeTurn(db: Database) {
  if (isSqlite(db)) return
  const connection = await connectionOf(db)
  await connection.raw('select pg_advisory_xact_lock(?)', [LOCK])
}
