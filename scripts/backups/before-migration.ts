import { existsSync, readdirSync } from 'node:fs'
import { databaseFile } from '@app/runtime'
import { inRoot } from '../paths'
import { step } from '../progress'
import type { Settings } from '../settings'
import { backUp, newTarget, ownFolder } from './back-up'
import { openPostgres, openSqlite } from './drivers'
import { plain } from './encryption'
import { postgresAddress } from './postgres'

const MIGRATIONS = inRoot('cms/database/migrations')

const COUNT_TABLES = {
  sqlite: `select count(*) as count from sqlite_master where name = 'strapi_migrations'`,
  postgres: `select count(*) as count from pg_tables where tablename = 'strapi_migrations'`,
}
const APPLIED = 'select name from strapi_migrations'

type Query = (sql: string) => Promise<Record<string, unknown>[]>

async function queryDatabase<Result>(settings: Settings, use: (query: Query) => Promise<Result>) {
  if (settings.environment.DATABASE_URL) {
    const connection = await openPostgres(postgresAddress(settings))
    return use(async (sql) => (await connection.query(sql)).rows).finally(() => connection.end())
  }
  const file = openSqlite(databaseFile(settings.dataDir))
  return use(async (sql) => file.prepare(sql).all()).finally(() => file.close())
}

/** The migrations that the next start of the cms will run; none on a database that it has yet to create. */
async function pendingMigrations(settings: Settings, folder: string): Promise<string[]> {
  const known = readdirSync(folder).filter((name) => /\.(?:js|sql)$/.test(name))
  const isPostgres = settings.environment.DATABASE_URL !== ''
  const exists = isPostgres || existsSync(databaseFile(settings.dataDir))
  if (known.length === 0 || !exists) return []
  const pending = queryDatabase(settings, async (query) => {
    const [row] = await query(COUNT_TABLES[isPostgres ? 'postgres' : 'sqlite'])
    if (Number(row?.['count']) === 0) return []
    const applied = new Set((await query(APPLIED)).map(({ name }) => name))
    return known.filter((name) => !applied.has(name)).toSorted()
  })
  // A database that can't be read can't be migrated either. The cms is started all the same, and says what is wrong.
  return pending.catch(() => [])
}

/** Backs up into DATA_DIR/backups if the next start of the cms will run migrations; fails if that is not possible. */
export async function backUpBeforeMigration(settings: Settings, folder = MIGRATIONS) {
  const pending = await pendingMigrations(settings, folder)
  if (pending.length === 0) return
  const target = newTarget(ownFolder(settings))
  await step('Back up before migrating', () => backUp(settings, { target, cipher: plain }))
  console.log(`Migrations to run: ${pending.join(', ')}. The backup: ${target}`)
}
