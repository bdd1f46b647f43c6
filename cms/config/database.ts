import { databaseFile } from '@app/runtime'
import {
  BLOCKED_MS,
  makePatient,
  type Statement,
} from '../src/platform/database/patient-statements'
import { END_IF_SILENT, postgresConnection } from '../src/platform/settings/postgres'
import { settings } from '../src/platform/settings/settings'

const { environment, dataDir, databasePassword } = settings

/** The part of better-sqlite3 that sets up a new connection. */
type SqliteConnection = {
  pragma: (statement: string) => unknown
  prepare: (statement: string) => Statement
}

/** The part of pg's client that sets up a new connection. */
type PostgresConnection = {
  query: (statements: string, done: (error: Error | null) => void) => void
}

type Done<Connection> = (error: Error | null, connection: Connection) => void

/**
 * How many prepared statements are kept; then all are forgotten. Strapi runs the same texts again and again, and
 * preparing a statement takes longer than running it.
 */
const MOST_STATEMENTS = 1000

/**
 * Makes each transaction wait for its turn to write before it begins; knex begins it with `BEGIN;`. Otherwise one that
 * reads first and writes later fails at once if another process (`npm run seed`) has written in between, whatever the
 * timeout.
 */
const turnToWrite = (statement: string) => (statement === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : statement)

function keepStatements(connection: SqliteConnection): void {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, Statement>()
  connection.prepare = (statement) => {
    const found = kept.get(statement) ?? makePatient(prepare(turnToWrite(statement)))
    if (kept.size >= MOST_STATEMENTS) kept.clear()
    kept.set(statement, found)
    return found
  }
}

const sqlite = {
  client: 'sqlite',
  connection: { filename: databaseFile(dataDir) },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    // A reopened WAL file falls back to synchronous=NORMAL, so every connection sets FULL.
    afterCreate(connection: SqliteConnection, done: Done<SqliteConnection>) {
      connection.pragma('journal_mode = WAL')
      connection.pragma('synchronous = FULL')
      connection.pragma(`busy_timeout = ${BLOCKED_MS}`)
      connection.pragma('foreign_keys = ON')
      // Overwrites what is deleted with zeros: erased data would stay in the file’s free pages.
      connection.pragma('secure_delete = ON')
      keepStatements(connection)
      done(null, connection)
    },
  },
}

const postgres = (address: string) => ({
  client: 'postgres',
  connection: postgresConnection(address, databasePassword),
  pool: {
    min: 2,
    max: 10,
    afterCreate(connection: PostgresConnection, done: Done<PostgresConnection>) {
      connection.query(END_IF_SILENT, (error) => done(error, connection))
    },
  },
})

export default {
  connection: environment.DATABASE_URL ? postgres(environment.DATABASE_URL) : sqlite,
  // Strapi would drop every column and table that the code no longer knows; only a migration may do that.
  settings: { forceMigration: false },
}
