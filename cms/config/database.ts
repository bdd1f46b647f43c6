import { resolve } from 'node:path'
import { settings } from '../src/settings/settings'

const { environment, dataDir, databasePassword } = settings

/** The little of better-sqlite3 that a new connection is set up with. */
type SqliteConnection = { pragma: (statement: string) => unknown }

const sqlite = {
  client: 'sqlite',
  connection: { filename: resolve(dataDir, 'beam.db') },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    // A reopened WAL file falls back to synchronous=NORMAL: every connection asks for FULL.
    afterCreate(
      connection: SqliteConnection,
      done: (error: null, connection: SqliteConnection) => void,
    ) {
      connection.pragma('journal_mode = WAL')
      connection.pragma('synchronous = FULL')
      connection.pragma('busy_timeout = 5000')
      connection.pragma('foreign_keys = ON')
      done(null, connection)
    },
  },
}

const postgres = (address: string) => {
  const url = new URL(address)
  return {
    client: 'postgres',
    connection: {
      host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
      port: Number(url.port || 5432),
      database: decodeURIComponent(url.pathname.slice(1)),
      user: decodeURIComponent(url.username),
      password: databasePassword ?? decodeURIComponent(url.password),
      ssl: url.searchParams.get('sslmode') === 'require' ? { rejectUnauthorized: true } : false,
    },
    pool: { min: 2, max: 10 },
  }
}

export default {
  connection: environment.DATABASE_URL ? postgres(environment.DATABASE_URL) : sqlite,
}
