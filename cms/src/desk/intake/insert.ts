import type { Core } from '@strapi/strapi'

type Database = Core.Strapi['db']
type Row = Record<string, unknown>

/** Adds what `strapi.db.query().create()` would add. */
function withDefaults(db: Database, uid: string, row: Row): Row {
  const now = new Date()
  const defaults = Object.entries(db.metadata.get(uid).attributes).flatMap(([name, attribute]) => {
    const value = 'default' in attribute ? attribute.default : undefined
    if (value === undefined) return []
    return [[name, typeof value === 'function' ? value() : value]]
  })
  return { ...Object.fromEntries(defaults), createdAt: now, updatedAt: now, ...row }
}

/**
 * Inserts a row unless its value in the unique column is taken, and returns whether it did. Strapi's
 * create() has no ON CONFLICT, and PostgreSQL aborts a transaction on a violation, even if it is
 * caught. It also reads each row back, which blocks SQLite's only connection.
 */
export async function insert(
  db: Database,
  uid: string,
  row: Row,
  uniqueColumn?: string,
): Promise<boolean> {
  const query = db.queryBuilder(uid).insert(withDefaults(db, uid, row))
  if (uniqueColumn !== undefined) query.onConflict(uniqueColumn).ignore()
  const inserted = await query.execute<unknown[]>()
  return inserted.length > 0
}
