import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { postgresPrograms } from '../../../../scripts/checks/postgres'
import { openSqlite } from '../../../harness/cms-modules'
import type { Data } from '../../../harness/start-cms'

const SEARCH = 'app_submission_search'

/** Statements that make the database again: compressed, they are half as large as its file. */
function dumpSqlite(path: string): string {
  const file = openSqlite(path)
  const read = (sql: string) => file.prepare(sql).all()
  const made = read(
    'select type, name, sql from sqlite_master where sql is not null order by rowid',
  )
  const ofType = (type: string) => made.filter((one) => one['type'] === type)
  // SQLite makes its own tables itself, and the search's with it.
  const isMade = (name: string) => name.startsWith('sqlite_') || name.startsWith(`${SEARCH}_`)
  const rowsOf = (table: string) => {
    const columns = read(`select name from pragma_table_info('${table}')`)
    const values = columns.map(({ name }) => `quote("${String(name)}")`).join(` || ',' || `)
    return read(`select ${values} as row from "${table}"`).map(
      ({ row }) => `insert into "${table}" values (${String(row)})`,
    )
  }
  const statements = ofType('table').flatMap(({ name, sql }) => {
    const table = String(name)
    if (table === SEARCH) return [String(sql)]
    return isMade(table)
      ? [`delete from "${table}"`, ...rowsOf(table)]
      : [String(sql), ...rowsOf(table)]
  })
  const indexes = ofType('index').map(({ sql }) => String(sql))
  file.close()
  return ['pragma foreign_keys = off', ...statements, ...indexes, ''].join(';\n')
}

function dumpPostgres(address: string): string {
  const program = join(postgresPrograms() ?? '', 'pg_dump')
  const options = ['--inserts', '--no-owner', '--no-privileges', '--dbname', address]
  const sql = execFileSync(program, options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  // Not the comments, and not the commands of psql that newer versions write.
  return sql.replaceAll(/^(?:--\n-- .*\n--\n\n|\\.*\n)/gm, '')
}

export const dump = ({ dataDir, databaseUrl }: Data) =>
  databaseUrl === '' ? dumpSqlite(join(dataDir, 'cms.db')) : dumpPostgres(databaseUrl)
