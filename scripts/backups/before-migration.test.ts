import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { inRoot } from '../paths'
import { readSettings } from '../settings'
import { backUpBeforeMigration } from './before-migration'

type File = { exec: (sql: string) => void; close: () => void }
const Sqlite = createRequire(inRoot('cms/package.json'))('better-sqlite3') as new (
  path: string,
) => File

let dataDir: string
let migrations: string
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  dataDir = mkdtempSync(join(tmpdir(), 'site-migration-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  migrations = join(dataDir, 'migrations')
  for (const folder of [migrations, join(dataDir, 'secrets'), join(dataDir, 'public/uploads')])
    mkdirSync(folder, { recursive: true })
})

const settings = () => readSettings({}, { DATA_DIR: dataDir }, {})
const backups = () =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : []

function databaseWith(applied: string[]) {
  const file = new Sqlite(join(dataDir, 'cms.db'))
  file.exec('create table strapi_migrations (id integer primary key, name varchar(255))')
  for (const name of applied) file.exec(`insert into strapi_migrations (name) values ('${name}')`)
  file.close()
}

describe('the backup before a migration', () => {
  it('is made when the code has a migration that the database has not', async () => {
    databaseWith(['0001-first.js'])
    for (const name of ['0001-first.js', '0002-second.js', '.gitkeep'])
      writeFileSync(join(migrations, name), '')
    await backUpBeforeMigration(settings(), migrations)
    const [backup = ''] = backups()
    expect(existsSync(join(dataDir, 'backups', backup, 'database/cms.db'))).toBe(true)
    expect(vi.mocked(console.log).mock.calls.flat().join()).toContain('run: 0002-second.js.')
  })

  it('is not made when all have been applied, or without a database', async () => {
    writeFileSync(join(migrations, '0001-first.js'), '')
    await backUpBeforeMigration(settings(), migrations)
    databaseWith(['0001-first.js'])
    await backUpBeforeMigration(settings(), migrations)
    expect(backups()).toEqual([])
  })
})
