import type { Core } from '@strapi/strapi'
import { isSqlite } from './connection'

/** Identifies our lock among those of other programs in the same database. */
const LOCK = 0x6265616d

/**
 * Loads Strapi while no other process does: several first starts on one PostgreSQL would each create
 * tables, roles and content. The lock ends with its transaction, so a killed process holds none. An
 * SQLite file has one process anyway.
 */
export async function loadAlone(strapi: Core.Strapi): Promise<void> {
  if (isSqlite(strapi.db)) return void (await strapi.load())
  await strapi.db.connection.transaction(async (transaction) => {
    // The transaction is idle for as long as the load takes.
    await transaction.raw('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await transaction.raw('select pg_try_advisory_xact_lock(?) as is_free', [LOCK])
    if (!rows[0].is_free) {
      strapi.log.info('Another process is starting on this database; this one waits for it.')
      await transaction.raw('set local lock_timeout = 0')
      await transaction.raw('set local statement_timeout = 0')
      await transaction.raw('select pg_advisory_xact_lock(?)', [LOCK])
    }
    await strapi.load()
  })
}
