import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { inRoot } from '../paths'
import { readSettings } from '../settings'
import { backUp } from './back-up'
import { decryption, encryption, plain } from './encryption'
import { filesUnder } from './files'
import { restore } from './restore'

type File = {
  exec: (sql: string) => void
  prepare: (sql: string) => { all: () => unknown[] }
  close: () => void
}
const Sqlite = createRequire(inRoot('cms/package.json'))('better-sqlite3') as new (
  path: string,
) => File

// Generated for this test and used nowhere else.
const KEY = 'AGE-SECRET-KEY-149L4TJWVKFJQWJR2CHCEV74HZ98UL4XVGHG57NSZK9ASELE09W2QK7QT6T'
const RECIPIENT = 'age18pvcl5w3jztetlcjmqnfrg9qtjqa9apuw2223ern7sj66c5hc3dqjturzf'

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'site-restore-'))
  onTestFinished(() => rmSync(work, { recursive: true }))
})

const settingsIn = (name: string) => {
  const dataDir = join(work, name)
  mkdirSync(dataDir, { recursive: true })
  return readSettings({}, { DATA_DIR: dataDir }, {})
}

const UPLOAD = 'public/uploads/deep/photo.webp'
const photo = Buffer.from([0, 1, 2, 255])

/** A database that is in use: its last rows stand in the log of writes, beside the file. */
function fill(name: string) {
  const settings = settingsIn(name)
  mkdirSync(join(work, name, 'secrets'))
  mkdirSync(join(work, name, 'public/uploads/deep'), { recursive: true })
  writeFileSync(join(work, name, UPLOAD), photo)
  writeFileSync(join(work, name, 'secrets/cms.json'), '{"secret":true}')
  const file = new Sqlite(join(work, name, 'cms.db'))
  file.exec(`pragma journal_mode = wal; create table submissions (reference text);
    insert into submissions values ('K42NSZK2EG')`)
  onTestFinished(() => file.close())
  return settings
}

function referencesIn(name: string) {
  const file = new Sqlite(join(work, name, 'cms.db'))
  try {
    return file.prepare('select reference from submissions').all()
  } finally {
    file.close()
  }
}

it('brings back the rows, the uploads and the secrets, from an encrypted backup, too', async () => {
  const from = fill('first')
  const target = join(work, 'backup')
  writeFileSync(join(work, 'key.txt'), KEY)
  await backUp(from, { target, cipher: encryption(RECIPIENT) })
  const stored = (await filesUnder(target)).map((path) => readFileSync(join(target, path)))
  expect(Buffer.concat(stored).includes('K42NSZK2EG')).toBe(false)
  await restore(settingsIn('second'), target, await decryption(join(work, 'key.txt')))
  expect(referencesIn('second')).toEqual([{ reference: 'K42NSZK2EG' }])
  expect(readFileSync(join(work, 'second', UPLOAD))).toEqual(photo)
  expect(readFileSync(join(work, 'second/secrets/cms.json'), 'utf8')).toBe('{"secret":true}')
})

it('places nothing of a backup in which one byte is another', async () => {
  const target = join(work, 'backup')
  await backUp(fill('first'), { target, cipher: plain })
  writeFileSync(join(target, 'uploads/deep/photo.webp'), Buffer.from([0, 1, 2, 254]))
  await expect(restore(settingsIn('second'), target, plain)).rejects.toThrow(
    "uploads/deep/photo.webp is damaged: its checksum differs from the manifest's.",
  )
  expect(existsSync(join(work, 'second/cms.db'))).toBe(false)
  expect(await filesUnder(join(work, 'second/public/uploads'))).toEqual([])
})

it('touches no folder in which something stands', async () => {
  const target = join(work, 'backup')
  const settings = fill('first')
  await backUp(settings, { target, cipher: plain })
  await expect(restore(settings, target, plain)).rejects.toThrow('Restore into an empty target:')
  expect(referencesIn('first')).toHaveLength(1)
})
