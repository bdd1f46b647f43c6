import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { vi } from 'vitest'
import type { Database } from '../database/connection'
import { settings } from '../settings/settings'
import { addTable, type OwnTable } from '../strapi/own-table'

type Model = { uid: string; singularName: string; tableName: string; attributes: object }
type Made = Database & {
  init: (parts: { models: Model[] }) => Promise<unknown>
  schema: { create: () => Promise<unknown> }
}
type DatabaseClass = new (configuration: object) => Made

// Strapi's, which is no dependency of ours.
const strapiRequire = createRequire(createRequire(__filename).resolve('@strapi/strapi'))
const { Database: DatabaseOf } = strapiRequire('@strapi/database') as { Database: DatabaseClass }

/** For tests beside the code: Strapi's database on a new SQLite file, with these tables and content types. */
export async function testDatabase(tables: readonly OwnTable[], types: Model[] = []) {
  const models = [...types]
  const registry = { get: () => ({ add: (model: Model) => models.push(model) }) }
  for (const one of tables) addTable(registry as unknown as Core.Strapi, one)
  const database = new DatabaseOf({
    connection: {
      client: 'sqlite',
      connection: { filename: join(settings.dataDir, `${randomUUID()}.db`) },
      useNullAsDefault: true,
      pool: { min: 1, max: 1 },
    },
    settings: { migrations: { dir: join(__dirname, '../../../database/migrations') } },
  })
  // Strapi's queries read the database from this global.
  vi.stubGlobal('strapi', { db: database })
  await database.init({ models })
  await database.schema.create()
  return database as Database
}
