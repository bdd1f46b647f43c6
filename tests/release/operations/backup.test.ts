import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { filesUnder } from '../../../scripts/backups/files'
import { select } from '../../harness/database'
import { storedIn, referenceIn } from '../../harness/stored-submissions'
import { createDatabase } from '../../harness/postgres'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { runCommand } from '../../operations/harness/run-command'

// Generated for this test and used nowhere else.
const AGE_KEY = 'AGE-SECRET-KEY-149L4TJWVKFJQWJR2CHCEV74HZ98UL4XVGHG57NSZK9ASELE09W2QK7QT6T'
const AGE_RECIPIENT = 'age18pvcl5w3jztetlcjmqnfrg9qtjqa9apuw2223ern7sj66c5hc3dqjturzf'

type DatabaseLocation = { dataDir: string; databaseUrl: string }

const newDataDir = () => mkdtempSync(join(tmpdir(), 'site-backup-'))
const settingsOf = ({ dataDir, databaseUrl }: DatabaseLocation) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
})

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

async function fileHashes({ dataDir }: DatabaseLocation) {
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

/** One hash per table, over all its rows, for the tables that submissions do not change. */
async function contentHashes(location: DatabaseLocation) {
  const tables = await select(location, TABLES[location.databaseUrl ? 'postgres' : 'sqlite'])
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    if (/intake|app_submission|app_mails|session/.test(String(name))) continue
    // Strapi records once a week, at an arbitrary time, that it counted the uploads.
    const rows = (await select(location, `select * from ${String(name)}`))
      .filter((row) => row['key'] !== 'plugin_upload_metrics')
      .map((row) => JSON.stringify(row))
    hashes[String(name)] = hash(rows.sort().join('\n'))
  }
  return hashes
}

/** Posts one submission after another until stopped. */
function keepPosting(cms: RunningCms) {
  const references: string[] = []
  const stopping = new AbortController()
  const finished = (async () => {
    while (!stopping.signal.aborted) {
      const response = await cms.post('contact', expectations.contact.sample)
      expect(response.status).toBe(201)
      references.push(referenceIn(response))
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
  const emptyLocation = async () => ({
    dataDir: newDataDir(),
    databaseUrl: postgres && (await createDatabase(postgres)),
  })
  const target = newDataDir()
  const created: string[] = [target]
  let cms: RunningCms
  let restored: DatabaseLocation
  let backup = ''
  let before: string[] = []

  beforeAll(async () => {
    cms = await startCms({ postgres, from: inject(postgres ? 'seededPostgres' : 'seeded') })
    restored = await emptyLocation()
    created.push(restored.dataDir)
  })
  afterAll(async () => {
    await cms.remove()
    for (const folder of created) rmSync(folder, { recursive: true, force: true })
  })

  it('can be made while visitors post', async () => {
    const posting = keepPosting(cms)
    await expect.poll(() => posting.references.length).toBeGreaterThan(5)
    before = [...posting.references]
    const { code, output } = await runCommand(['backup', target], settingsOf(cms))
    // With the post that was in flight when the backup ended.
    await posting.stop()
    const during = posting.references.length - before.length
    expect(output).toMatch(/\d+ files, [\d.]+ MB/)
    expect(code).toBe(0)
    expect(during).toBeGreaterThan(0)
    backup = join(target, readdirSync(target)[0] ?? '')
  })

  it('is not restored into a target that is not empty', async () => {
    const { code, output } = await runCommand(['restore', backup], {
      ...settingsOf(cms),
      CMS_PORT: '1',
    })
    expect(output).toContain('Restore into an empty target')
    expect(code).toBe(1)
  })

  // Files are checked and encrypted alike on each database.
  it.skipIf(postgres !== '')(
    'is refused if it is damaged, and nothing of it is restored',
    async () => {
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
    },
  )

  it('is restored into an empty target with equal hashes and every submission acknowledged before it', async () => {
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

  it('makes a stack that runs and accepts submissions', async () => {
    const again = await startCms({ postgres, from: restored })
    try {
      const response = await again.post('contact', expectations.contact.sample)
      expect(response.status).toBe(201)
      expect(await storedIn(again).row('contact', before[0] ?? '')).toBeDefined()
    } finally {
      await again.remove()
    }
  })

  it.skipIf(postgres !== '')(
    'can be encrypted, and is then restored only with the key',
    async () => {
      const encrypted = newDataDir()
      const location = await emptyLocation()
      created.push(encrypted, location.dataDir)
      const args = ['backup', encrypted, `--encrypt-to=${AGE_RECIPIENT}`]
      expect((await runCommand(args, settingsOf(cms))).code).toBe(0)
      const made = join(encrypted, readdirSync(encrypted)[0] ?? '')
      const names = await filesUnder(made)
      expect(names.filter((file) => !file.endsWith('.age'))).toEqual([])
      const without = await runCommand(['restore', made], settingsOf(location))
      expect(without.output).toContain('This backup is encrypted')
      const key = join(encrypted, 'key.txt')
      writeFileSync(key, AGE_KEY)
      const { code } = await runCommand(
        ['restore', made, `--identity=${key}`],
        settingsOf(location),
      )
      expect(code).toBe(0)
      expect(await fileHashes(location)).toEqual(await fileHashes(cms))
      expect(await contentHashes(location)).toEqual(await contentHashes(cms))
    },
  )
})
