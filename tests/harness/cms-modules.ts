import { createRequire } from 'node:module'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The cms has its own dependency tree; the tests use its drivers instead of installing them twice. */
export const requireFromCms = createRequire(`${root}/cms/package.json`)

type SqliteFile = {
  prepare: (sql: string) => {
    all: (...values: unknown[]) => Record<string, unknown>[]
    run: (...values: unknown[]) => void
  }
  exec: (sql: string) => void
  /** Lets it write the tables of a search index. */
  unsafeMode: () => void
  close: () => void
}

export type PostgresClient = {
  connect: () => Promise<void>
  query: (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  end: () => Promise<void>
}

const Sqlite = requireFromCms('better-sqlite3') as new (
  file: string,
  options: { readonly: boolean },
) => SqliteFile

export const openSqlite = (file: string, readonly = true) => new Sqlite(file, { readonly })

export const openPostgres = async (connectionString: string) => {
  const { Client } = requireFromCms('pg') as {
    Client: new (options: { connectionString: string }) => PostgresClient
  }
  const client = new Client({ connectionString })
  await client.connect()
  return client
}

export const { snakeCase } = requireFromCms('lodash') as { snakeCase: (name: string) => string }

type DatabaseConfig = {
  connection: {
    pool: {
      min: number
      max: number
      afterCreate: (connection: SqliteFile, done: () => void) => void
    }
  }
}

/** The database configuration of the compiled cms for a data folder with SQLite. */
export function databaseConfig(dataDir: string): DatabaseConfig {
  process.env['DATA_DIR'] = dataDir
  const module = requireFromCms('./dist/config/database.js') as { default: DatabaseConfig }
  return module.default
}
