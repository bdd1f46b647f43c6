import { join } from 'node:path'
import { openPostgres, openSqlite } from './cms-modules'

export type Row = Record<string, unknown>

type DatabaseLocation = { dataDir: string; databaseUrl: string }

const fileOf = ({ dataDir }: DatabaseLocation) => join(dataDir, 'cms.db')

async function onPostgres(databaseUrl: string, sql: string, values: unknown[]): Promise<Row[]> {
  let count = 0
  const numbered = sql.replaceAll('?', () => `$${(count += 1)}`)
  const client = await openPostgres(databaseUrl)
  try {
    return (await client.query(numbered, values)).rows
  } finally {
    await client.end()
  }
}

/** Queries the database directly, bypassing the cms; `?` is a placeholder. */
export async function select(
  location: DatabaseLocation,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  if (location.databaseUrl) return onPostgres(location.databaseUrl, sql, values)
  const file = openSqlite(fileOf(location))
  try {
    return file.prepare(sql).all(...values)
  } finally {
    file.close()
  }
}

/** Runs one statement on the database directly, bypassing the cms. */
export async function change(
  location: DatabaseLocation,
  sql: string,
  values: unknown[] = [],
): Promise<void> {
  if (location.databaseUrl) return void (await onPostgres(location.databaseUrl, sql, values))
  const file = openSqlite(fileOf(location), false)
  try {
    file.prepare(sql).run(...values)
  } finally {
    file.close()
  }
}

async function closePostgres(databaseUrl: string) {
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = await openPostgres(databaseUrl.replace(/[^/]+$/, 'postgres'))
  await client.query(`alter database ${name} allow_connections false`)
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  await client.query(end, [name])
  return async () => {
    await client.query(`alter database ${name} allow_connections true`)
    await client.end()
  }
}

function lockSqlite(file: string) {
  const connection = openSqlite(file, false)
  connection.exec('begin exclusive')
  return async () => {
    connection.exec('rollback')
    connection.close()
  }
}

/** Makes the database unavailable to the cms; returns the function that restores it. */
export const makeUnavailable = async (location: DatabaseLocation): Promise<() => Promise<void>> =>
  location.databaseUrl === '' ? lockSqlite(fileOf(location)) : closePostgres(location.databaseUrl)
