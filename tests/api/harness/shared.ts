import type { TestProject } from 'vitest/node'
import type { CmsPlace } from './cms'
import { startPostgres } from './postgres'
import { startCms } from './start-cms'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one cms that most tests share. */
    cms: CmsPlace
    /** The PostgreSQL to start another one on; empty for SQLite. */
    postgres: string
    /** What a first start left, to start others from. */
    seeded: { dataDir: string; databaseUrl: string }
  }
}

/** `TEST_DATABASE=postgres` runs the same tests on PostgreSQL. */
export default async function setup(project: TestProject) {
  const wantsPostgres = process.env['TEST_DATABASE'] === 'postgres'
  const postgres = wantsPostgres ? await startPostgres() : undefined
  const server = postgres?.server ?? ''
  const leave: (() => Promise<void>)[] = postgres ? [postgres.stop] : []
  const leaveAll = async () => {
    for (const one of leave.toReversed()) await one()
  }
  try {
    const seeded = await startCms({ postgres: server })
    leave.push(seeded.remove)
    await seeded.stop()
    const cms = await startCms({ postgres: server, from: seeded })
    leave.push(cms.remove)
    project.provide('cms', { url: cms.url, dataDir: cms.dataDir, databaseUrl: cms.databaseUrl })
    project.provide('postgres', server)
    project.provide('seeded', { dataDir: seeded.dataDir, databaseUrl: seeded.databaseUrl })
    return leaveAll
  } catch (error) {
    await leaveAll()
    throw error
  }
}
