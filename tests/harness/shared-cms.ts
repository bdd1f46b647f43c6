import type { TestProject } from 'vitest/node'
import type { CmsLocation } from './cms'
import { startPostgres } from './postgres'
import { seededData } from './seeded-data'
import { startCms } from './start-cms'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cms that most tests share. */
    cms: CmsLocation
    /** The PostgreSQL server for starting another cms; empty for SQLite. */
    postgres: string
    /** The data of a cms after its first start, to copy for others. */
    seeded: { dataDir: string; databaseUrl: string }
  }
}

/** `TEST_DATABASE=postgres` runs the same tests on PostgreSQL. */
export default async function setup(project: TestProject) {
  const wantsPostgres = process.env['TEST_DATABASE'] === 'postgres'
  const postgres = wantsPostgres ? await startPostgres() : undefined
  const server = postgres?.server ?? ''
  const cleanups: (() => Promise<void>)[] = postgres ? [postgres.stop] : []
  const cleanUp = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }
  try {
    const seeded = await seededData(server)
    const cms = await startCms({ postgres: server, from: seeded })
    cleanups.push(cms.remove)
    project.provide('cms', { url: cms.url, dataDir: cms.dataDir, databaseUrl: cms.databaseUrl })
    project.provide('postgres', server)
    project.provide('seeded', seeded)
    return cleanUp
  } catch (error) {
    await cleanUp()
    throw error
  }
}
