import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { postgresPrograms } from '../checks/postgres'
import { OperatorError } from '../operator-error'
import type { Settings } from '../settings'
import { openPostgres, type PostgresConnection } from './drivers'
import type { TableHashes } from './manifest'

const run = promisify(execFile)

/** The address with the password from its file, if it has one. */
export function postgresAddress({ environment, variables }: Settings): string {
  const address = new URL(environment.DATABASE_URL)
  const passwordFile = variables['DATABASE_PASSWORD_FILE']
  if (passwordFile) address.password = encodeURIComponent(readFileSync(passwordFile, 'utf8').trim())
  return address.href
}

function findProgram(name: 'pg_dump' | 'pg_restore'): string {
  const folders = [postgresPrograms() ?? '', ...(process.env.PATH ?? '').split(delimiter)]
  const found = folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync)
  if (found) return found
  throw new OperatorError(
    `${name} is not installed. Install PostgreSQL's client programs, of the server's version or newer.\n` +
      'Debian or Ubuntu: sudo apt install postgresql-client. macOS: brew install libpq.',
  )
}

/** The password travels in the environment: arguments are visible to every user of the machine. */
async function runClient(name: 'pg_dump' | 'pg_restore', address: string, args: string[]) {
  const withoutPassword = new URL(address)
  withoutPassword.password = ''
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(new URL(address).password) }
  try {
    await run(findProgram(name), ['--dbname', withoutPassword.href, ...args], { env })
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(
      `${name} failed: ${(error as { stderr?: string }).stderr ?? String(error)}`,
    )
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const TABLES = `select tablename from pg_tables where schemaname = 'public' order by tablename`

export const tablesOf = async (connection: PostgresConnection): Promise<string[]> =>
  (await connection.query(TABLES)).rows.map(({ tablename }) => String(tablename))

/** The number of rows and a hash of the content of every table, whatever the order of its rows. */
export async function hashTables(connection: PostgresConnection): Promise<TableHashes> {
  const hashes: TableHashes = {}
  for (const table of await tablesOf(connection)) {
    const sql =
      `select count(*)::int as rows, coalesce(md5(string_agg(hash, '' order by hash)), '') as md5` +
      ` from (select md5(t::text) as hash from ${quoted(table)} t) hashed`
    const [row] = (await connection.query(sql)).rows
    hashes[table] = { rows: Number(row?.['rows']), md5: String(row?.['md5']) }
  }
  return hashes
}

/** Dumps the database and hashes its tables in one snapshot, while others go on writing. */
export async function dumpPostgres(address: string, to: string): Promise<TableHashes> {
  const connection = await openPostgres(address)
  try {
    await connection.query('begin isolation level repeatable read read only')
    const [row] = (await connection.query('select pg_export_snapshot() as snapshot')).rows
    const format = ['--format=custom', '--no-owner', '--no-privileges']
    await runClient('pg_dump', address, [
      ...format,
      `--snapshot=${String(row?.['snapshot'])}`,
      `--file=${to}`,
    ])
    return await hashTables(connection)
  } finally {
    await connection.end()
  }
}

/** All or nothing: a failed restore leaves the database empty. */
export const loadPostgres = (address: string, from: string) =>
  runClient('pg_restore', address, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    from,
  ])
