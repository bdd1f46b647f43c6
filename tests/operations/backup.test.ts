import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { filesUnder } from '../../scripts/backups/files'
import { select } from '../api/harness/database'
import { keptBy, referenceIn } from '../api/harness/kept'
import { createDatabase } from '../api/harness/postgres'
import { startCms, type RunningCms } from '../api/harness/start-cms'
import { runCommand } from './harness/run-command'

// Made for this test and used nowhere else.
const AGE_KEY = 'AGE-SECRET-KEY-149L4TJWVKFJQWJR2CHCEV74HZ98UL4XVGHG57NSZK9ASELE09W2QK7QT6T'
const AGE_RECIPIENT = 'age18pvcl5w3jztetlcjmqnfrg9qtjqa9apuw2223ern7sj66c5hc3dqjturzf'

type Place = { dataDir: string; databaseUrl: string }

const newFolder = () => mkdtempSync(join(tmpdir(), 'beam-backup-'))
const settingsOf = ({ dataDir, databaseUrl }: Place) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
})

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

async function fileHashes({ dataDir }: Place) {
  const folders = ['public/uploads', 'secrets'].map((folder) => join(dataDir, folder))
  const files = await Promise.all(
    folders.map(async (folder) => (await filesUnder(folder)).map((file) => join(folder, file))),
  )
  return Object.fromEntries(
    files.flat().map((file) => [file.slice(dataDir.length), hash(readFileSync(file))]),
  )
}

const TABLES = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  postgres: `select tablename as name from pg_tables where schemaname = 'public'`,
}

/** A hash of every row of every table that posts do not change. */
async function contentHashes(place: Place) {
  const tables = await select(place, TABLES[place.databaseUrl ? 'postgres' : 'sqlite'])
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    if (/intake|beam_submission|session/.test(String(name))) continue
    // Strapi counts its uploads once a week, at a moment of its own choice, and writes down when.
    const rows = (await select(place, `select * from ${String(name)}`))
      .filter((row) => row['key'] !== 'plugin_upload_metrics')
      .map((row) => JSON.stringify(row))
    hashes[String(name)] = hash(rows.sort().join('\n'))
  }
  return hashes
}

/** Posts one submission after the other until it is stopped. */
function keepPosting(cms: RunningCms) {
  const references: string[] = []
  const stopping = new AbortController()
  const finished = (async () => {
    while (!stopping.signal.aborted) {
      const answer = await cms.post('contact', expectations.contact.sample)
      expect(answer.status).toBe(201)
      references.push(referenceIn(answer))
    }
  })()
  return {
    references,
    stop: () => {
      stopping.abort()
      return finished
    },
  }
}

const databases = ['SQLite', 'PostgreSQL'].filter(
  (name) => name === 'SQLite' || inject('postgres') !== '',
)

describe.each(databases)('a backup of a running stack on %s', (name) => {
  const postgres = name === 'PostgreSQL' ? inject('postgres') : ''
  const emptyPlace = async () => ({
    dataDir: newFolder(),
    databaseUrl: postgres && (await createDatabase(postgres)),
  })
  const target = newFolder()
  const created: string[] = [target]
  let cms: RunningCms
  let restored: Place
  let backup = ''
  let before: string[] = []

  beforeAll(async () => {
    cms = await startCms(postgres ? { postgres } : { postgres, from: inject('seeded') })
    restored = await emptyPlace()
    created.push(restored.dataDir)
  })
  afterAll(async () => {
    await cms.remove()
    for (const folder of created) rmSync(folder, { recursive: true, force: true })
  })

  it('is made while visitors post', async () => {
    const posting = keepPosting(cms)
    await expect.poll(() => posting.references.length).toBeGreaterThan(5)
    before = [...posting.references]
    const { code, output } = await runCommand(['backup', target], settingsOf(cms))
    const during = posting.references.length - before.length
    await posting.stop()
    expect(output).toMatch(/\d+ files, [\d.]+ MB/)
    expect(code).toBe(0)
    expect(during).toBeGreaterThan(0)
    backup = join(target, readdirSync(target)[0] ?? '')
  })

  it('is refused by a target that is not empty', async () => {
    const { code, output } = await runCommand(['restore', backup], {
      ...settingsOf(cms),
      CMS_PORT: '1',
    })
    expect(output).toContain('Restore into an empty target')
    expect(code).toBe(1)
  })

  it('that was damaged is refused, and nothing of it is restored', async () => {
    const [upload = ''] = await filesUnder(join(backup, 'uploads'))
    const file = join(backup, 'uploads', upload)
    const whole = readFileSync(file)
    const damaged = Buffer.from(whole)
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1
    writeFileSync(file, damaged)
    const { code, output } = await runCommand(['restore', backup], settingsOf(restored))
    writeFileSync(file, whole)
    expect(output).toContain(`uploads/${upload} is damaged`)
    expect(code).toBe(1)
    expect(await fileHashes(restored)).toEqual({})
  })

  it('is restored into an empty one, hash for hash, with every submission answered before it', async () => {
    const { code, output } = await runCommand(['restore', backup], settingsOf(restored))
    expect(output).toContain('is restored and checked')
    expect(code).toBe(0)
    const files = await fileHashes(restored)
    expect(Object.keys(files).length).toBeGreaterThan(5)
    expect(files).toEqual(await fileHashes(cms))
    const content = await contentHashes(restored)
    expect(Object.keys(content).length).toBeGreaterThan(20)
    expect(content).toEqual(await contentHashes(cms))
    const rows = await select(restored, 'select reference from intake_contacts')
    const references = rows.map(({ reference }) => reference)
    expect(references).toEqual(expect.arrayContaining(before))
    expect(new Set(references).size).toBe(references.length)
  })

  it('starts after the restore and takes submissions', async () => {
    const again = await startCms({ postgres, from: restored })
    try {
      const answer = await again.post('contact', expectations.contact.sample)
      expect(answer.status).toBe(201)
      expect(await keptBy(again).row('contact', before[0] ?? '')).toBeDefined()
    } finally {
      await again.remove()
    }
  })

  it('can be encrypted, and is restored with the key only', async () => {
    const encrypted = newFolder()
    const place = await emptyPlace()
    created.push(encrypted, place.dataDir)
    const args = ['backup', encrypted, `--encrypt-to=${AGE_RECIPIENT}`]
    expect((await runCommand(args, settingsOf(cms))).code).toBe(0)
    const made = join(encrypted, readdirSync(encrypted)[0] ?? '')
    const names = await filesUnder(made)
    expect(names.filter((file) => !file.endsWith('.age'))).toEqual([])
    const without = await runCommand(['restore', made], settingsOf(place))
    expect(without.output).toContain('This backup is encrypted')
    const key = join(encrypted, 'key.txt')
    writeFileSync(key, AGE_KEY)
    const { code } = await runCommand(['restore', made, `--identity=${key}`], settingsOf(place))
    expect(code).toBe(0)
    expect(await fileHashes(place)).toEqual(await fileHashes(cms))
    expect(await contentHashes(place)).toEqual(await contentHashes(cms))
  })
})
