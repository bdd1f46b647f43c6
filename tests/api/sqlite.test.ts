import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { databaseConfig, openSqlite } from '../harness/cms-modules'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-sqlite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('every SQLite connection syncs at commit, waits for locks, enforces foreign keys and overwrites what it deletes', () => {
  const { connection } = databaseConfig(inject('cms').dataDir)
  const found = []
  // Twice, since reopening a file resets every setting except the journal mode.
  for (let round = 0; round < 2; round += 1) {
    const file = openSqlite(join(folder, 'cms.db'), false)
    connection.pool.afterCreate(file, () => {})
    file.exec('create table if not exists something (id integer)')
    const readPragma = (pragma: string) => file.prepare(`pragma ${pragma}`).all()
    const names = ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys', 'secure_delete']
    found.push(names.flatMap(readPragma))
    file.close()
  }
  const FULL = 2
  const expected = [
    { journal_mode: 'wal' },
    { synchronous: FULL },
    // Longer ones are waited for without blocking the process.
    { timeout: 20 },
    { foreign_keys: 1 },
    { secure_delete: 1 },
  ]
  expect(found).toEqual([expected, expected])
  expect(connection.pool).toMatchObject({ min: 1, max: 1 })
})

it('a transaction that reads first can write later, since another process waits for it', () => {
  const { connection } = databaseConfig(inject('cms').dataDir)
  const address = join(folder, 'cms.db')
  const [file, other] = [openSqlite(address, false), openSqlite(address, false)]
  connection.pool.afterCreate(file, () => {})
  file.exec('create table something (id integer)')
  // As knex begins a transaction.
  file.prepare('BEGIN;').run()
  file.prepare('select * from something').all()
  other.exec('pragma busy_timeout = 0')
  expect(() => other.exec('insert into something values (1)')).toThrow('database is locked')
  file.exec('insert into something values (2); commit')
  expect(other.prepare('select id from something').all()).toEqual([{ id: 2 }])
  for (const opened of [file, other]) opened.close()
})
