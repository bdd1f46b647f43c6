import type { Core } from '@strapi/strapi'

type Database = Core.Strapi['db']
type Row = Record<string, unknown>

/** What `strapi.db.query().create()` would add by itself. */
function withDefaults(db: Database, uid: string, row: Row): Row {
  const now = new Date()
  const defaults = Object.entries(db.metadata.get(uid).attributes).flatMap(([name, attribute]) => {
    const value: unknown = 'default' in attribute ? attribute.default : undefined
    if (value === undefined) return []
    return [[name, typeof value === 'function' ? (value as () => unknown)() : value]]
  })
  return { ...Object.fromEntries(defaults), createdAt: now, updatedAt: now, ...row }
}

/**
 * Inserts a row, unless its value in the unique column is taken, and says whether it did. Below
 * create(), which has no ON CONFLICT (after a caught violation PostgreSQL's transaction is lost)
 * and reads each row back: with SQLite's one connection every statement holds up all others.
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
