import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { databaseConfig, openSqlite } from '../harness/cms-modules'

it('every SQLite connection syncs at commit, waits for locks and enforces foreign keys', () => {
  const { connection } = databaseConfig(inject('cms').dataDir)
  const folder = mkdtempSync(join(tmpdir(), 'beam-sqlite-'))
  const found = []
  try {
    // Twice, since reopening a file resets every setting except the journal mode.
    for (let round = 0; round < 2; round += 1) {
      const file = openSqlite(join(folder, 'beam.db'), false)
      connection.pool.afterCreate(file, () => {})
      file.exec('create table if not exists something (id integer)')
      const readPragma = (pragma: string) => file.prepare(`pragma ${pragma}`).all()
      found.push(
        ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys'].flatMap(readPragma),
      )
      file.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const FULL = 2
  const expected = [
    { journal_mode: 'wal' },
    { synchronous: FULL },
    { timeout: 5000 },
    { foreign_keys: 1 },
  ]
  expect(found).toEqual([expected, expected])
  expect(connection.pool).toMatchObject({ min: 1, max: 1 })
})
