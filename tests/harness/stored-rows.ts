import { select } from './database'
import type { Data } from './start-cms'

/** Lists of columns, or rows as text, by table. */
export type Tables = Record<string, string[]>

/**
 * Rewritten by each start: Strapi's own records, and the permissions of the actions that it knows. By the first start
 * of a version that searches more answers: by what a submission is found.
 */
const REWRITTEN = [
  'admin_permissions',
  'admin_permissions_role_lnk',
  'app_revision',
  'app_submission_addresses',
  'strapi_core_store_settings',
  'strapi_database_schema',
]

/** The columns of each table, but those of SQLite's own and of its search. */
export async function columnsOf(data: Data): Promise<Tables> {
  const rows = await select(
    data,
    data.databaseUrl === ''
      ? `select m.name as tab, p.name as col from sqlite_master m join pragma_table_info(m.name) p
         where m.type = 'table' and m.name not like 'sqlite_%'
         and m.name not like 'app_submission_search%'`
      : `select table_name as tab, column_name as col from information_schema.columns
         where table_schema = 'public'`,
  )
  const found: Tables = {}
  for (const { tab, col } of rows) (found[String(tab)] ??= []).push(String(col))
  return found
}

const isKept = (table: string, column: string) =>
  table !== 'app_submissions' || column !== 'search_text'

/** Every row, in these columns. */
export async function rowsOf(data: Data, columns: Tables): Promise<Tables> {
  const rows: Tables = {}
  // One after the other: each query opens a connection, and PostgreSQL has a hundred.
  for (const [table, names] of Object.entries(columns)) {
    const kept = names.filter((name) => isKept(table, name))
    const list = kept.map((name) => `"${name}"`).join(', ')
    const found = await select(data, `select ${list} from "${table}"`)
    rows[table] = found.map((row) => JSON.stringify(row))
  }
  return rows
}

/** The rows that were there before and are not, or differ. */
export const lostRows = (before: Tables, now: Tables) =>
  Object.entries(before).flatMap(([table, rows]) => {
    const kept = new Set(now[table])
    return REWRITTEN.includes(table)
      ? []
      : rows.filter((row) => !kept.has(row)).map((row) => `${table} ${row}`)
  })
