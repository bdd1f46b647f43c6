import { createRequire } from 'node:module'
import { inRoot } from '../paths'

/** The database drivers belong to the cms, which has a dependency tree of its own. */
const requireFromCms = createRequire(inRoot('cms/package.json'))

type SqliteConnection = {
  prepare: (sql: string) => {
    run: (...values: unknown[]) => void
    all: (...values: unknown[]) => Record<string, unknown>[]
  }
  pragma: (statement: string, options: { simple: true }) => unknown
  close: () => void
}

export function openSqlite(file: string): SqliteConnection {
  const Sqlite = requireFromCms('better-sqlite3') as new (
    file: string,
    options: { readonly: boolean; fileMustExist: boolean },
  ) => SqliteConnection
  return new Sqlite(file, { readonly: true, fileMustExist: true })
}

export type PostgresConnection = {
  connect: () => Promise<void>
  query: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
  end: () => Promise<void>
}

export async function openPostgres(address: string): Promise<PostgresConnection> {
  const { Client } = requireFromCms('pg') as {
    Client: new (options: { connectionString: string }) => PostgresConnection
  }
  const client = new Client({ connectionString: address })
  await client.connect()
  return client
}
