import type { Core } from '@strapi/strapi'

export type Database = Core.Strapi['db']
export type Connection = Database['connection']

/**
 * The running transaction if there is one, else the pool. SQLite has one connection: a query of ours
 * outside a running transaction would wait for that transaction and so for itself.
 */
export async function connectionOf(db: Database): Promise<Connection> {
  return db.inTransaction() ? (await db.transaction()).get() : db.connection
}

export const isSqlite = (db: Database): boolean => db.dialect.client === 'sqlite'
