import type { Cms } from '../../harness/cms'

/** Every table's rows as text. */
export async function everyRowOf(cms: Cms): Promise<string> {
  const tables = cms.databaseUrl
    ? "select tablename as name from pg_tables where schemaname = 'public'"
    : "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'app_submission_search%'"
  const names = await cms.select(tables)
  const rows: unknown[] = []
  // One after the other: each query opens a connection, and PostgreSQL has a hundred.
  for (const { name } of names) rows.push(await cms.select(`select * from "${String(name)}"`))
  return JSON.stringify(rows)
}
