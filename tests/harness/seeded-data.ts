import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { dumpPostgres, loadPostgres } from '../../scripts/backups/postgres'
import { whileHoldingLock } from '../../scripts/lock.mjs'
import { cache } from '../../scripts/paths'
import { createDatabase } from './postgres'
import { startCms, type Data } from './start-cms'

const folder = join(cache, 'seeded')

const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** The builds that a first start runs, and the settings that it gets here; another name for data that stays when they change. */
function hashOfSources() {
  const { SEEDED_AS } = process.env
  if (SEEDED_AS) return SEEDED_AS
  const hash = createHash('sha256')
  for (const name of ['contract', 'runtime', 'seed', 'cms'])
    hash.update(readFileSync(join(cache, 'built', name)))
  hash.update(readFileSync(join(import.meta.dirname, 'start-cms.ts')))
  return hash.digest('hex').slice(0, 16)
}

/** Others may still copy what was made yesterday. */
function removeOld() {
  const days = [dayOf(0), dayOf(1)]
  for (const name of readdirSync(folder))
    if (!days.some((day) => name.startsWith(day)))
      rmSync(join(folder, name), { recursive: true, force: true })
}

async function seed(postgres: string, to: string) {
  const cms = await startCms({ postgres })
  try {
    await cms.stop()
    cpSync(cms.dataDir, join(to, 'data'), { recursive: true })
    if (postgres) await dumpPostgres(cms.databaseUrl, join(to, 'dump'))
  } finally {
    await cms.remove()
  }
}

/**
 * The data of a cms after its first start, to copy for others, on SQLite or on this PostgreSQL. It
 * is kept for a day: an older one would run its daily jobs at every start.
 */
export async function seededData(postgres = ''): Promise<Data> {
  const name = `${dayOf(0)}-${hashOfSources()}-${postgres ? 'postgres' : 'sqlite'}`
  const kept = join(folder, name)
  await whileHoldingLock('seeding', async () => {
    if (existsSync(kept)) return
    mkdirSync(folder, { recursive: true })
    removeOld()
    const unfinished = `${kept}.new`
    rmSync(unfinished, { recursive: true, force: true })
    await seed(postgres, unfinished)
    renameSync(unfinished, kept)
  })
  const dataDir = join(kept, 'data')
  if (!postgres) return { dataDir, databaseUrl: '' }
  const databaseUrl = await createDatabase(postgres)
  await loadPostgres(databaseUrl, join(kept, 'dump'))
  return { dataDir, databaseUrl }
}
