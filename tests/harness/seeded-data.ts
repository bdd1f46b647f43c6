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
import { whileHoldingLock } from '../../scripts/lock.mjs'
import { cache } from '../../scripts/paths'
import { startCms } from './start-cms'

const folder = join(cache, 'seeded')

const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** The builds that a first start runs, and the settings that it gets here. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const name of ['contract', 'seed', 'cms'])
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

/**
 * The data of a cms after its first start on SQLite, to copy for others. It is kept for a day: an
 * older one would run its daily jobs at every start.
 */
export async function seededData() {
  const dataDir = join(folder, `${dayOf(0)}-${hashOfSources()}`)
  await whileHoldingLock('seeding', async () => {
    if (existsSync(dataDir)) return
    mkdirSync(folder, { recursive: true })
    removeOld()
    const cms = await startCms({ postgres: '' })
    try {
      await cms.stop()
      cpSync(cms.dataDir, `${dataDir}.new`, { recursive: true })
      renameSync(`${dataDir}.new`, dataDir)
    } finally {
      await cms.remove()
    }
  })
  return { dataDir, databaseUrl: '' }
}

/** The same on a PostgreSQL that ends with the test run. */
export async function seededOn(postgres: string) {
  const { dataDir, databaseUrl, stop } = await startCms({ postgres })
  await stop()
  return { dataDir, databaseUrl }
}
