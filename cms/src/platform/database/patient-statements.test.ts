import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from 'vitest'
import { BLOCKED_MS, makePatient, type Statement } from './patient-statements'

type File = {
  inTransaction: boolean
  pragma: (text: string) => unknown
  exec: (sql: string) => unknown
  prepare: (sql: string) => Statement
  close: () => void
}

/** It has no types of its own. */
const Sqlite = createRequire(__filename)('better-sqlite3') as new (path: string) => File

const folder = mkdtempSync(join(tmpdir(), 'patient-statements-'))
const address = join(folder, 'a.db')
const [file, other] = [new Sqlite(address), new Sqlite(address)]
file.pragma('journal_mode = wal')
file.pragma(`busy_timeout = ${BLOCKED_MS}`)
file.exec('create table something (id integer)')

const patient = (sql: string, longestMs?: number) => makePatient(file.prepare(sql), longestMs)
const lock = () => other.exec('begin immediate')

afterEach(() => {
  if (other.inTransaction) other.exec('rollback')
  file.exec('delete from something')
})
afterAll(() => {
  for (const opened of [file, other]) opened.close()
  rmSync(folder, { recursive: true })
})

it('a statement that finds no lock runs at once', () => {
  expect(patient('insert into something values (?)').run(1)).toMatchObject({ changes: 1 })
  expect(patient('select id from something').all()).toEqual([{ id: 1 }])
})

it.each([
  ['insert into something values (?)', 'run' as const, { changes: 1 }],
  ['insert into something values (?) returning id', 'all' as const, [{ id: 1 }]],
])('%s waits for another program’s lock, while the process goes on', async (sql, name, result) => {
  lock()
  let isDone = false
  const waiting = Promise.resolve(patient(sql)[name](1)).then((found) => {
    isDone = true
    return found
  })
  for (let turns = 0; turns < 10; turns += 1) await delay(BLOCKED_MS)
  expect(isDone).toBe(false)
  other.exec('commit')
  expect(await waiting).toMatchObject(result)
})

it('a transaction begins when the lock is gone', async () => {
  lock()
  const begun = patient('begin immediate').run()
  other.exec('commit')
  await begun
  file.exec('insert into something values (1); commit')
  expect(patient('select id from something').all()).toEqual([{ id: 1 }])
})

it('a statement gives up at last, and other errors are not repeated', async () => {
  lock()
  await expect(patient('insert into something values (1)', 100).run()).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  })
  expect(() => patient('insert into something values (?)').run()).toThrow('parameter')
})
