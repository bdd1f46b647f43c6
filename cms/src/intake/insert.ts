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
 * Inserts a row unless its value in a unique column is taken, and says whether it did. It must be
 * ON CONFLICT, which create() lacks: after a caught violation PostgreSQL's transaction is lost.
 */
export async function insertUnlessTaken(
  db: Database,
  uid: string,
  uniqueColumn: string,
  row: Row,
): Promise<boolean> {
  const insert = db.queryBuilder(uid).insert(withDefaults(db, uid, row))
  const inserted = await insert.onConflict(uniqueColumn).ignore().execute<unknown[]>()
  return inserted.length > 0
}
