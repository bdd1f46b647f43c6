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
  }
}

/** `TEST_DATABASE=postgres` runs the same tests on PostgreSQL. */
export default async function setup(project: TestProject) {
  const wantsPostgres = process.env['TEST_DATABASE'] === 'postgres'
  const postgres = wantsPostgres ? await startPostgres() : undefined
  const server = postgres?.server ?? ''
  try {
    const cms = await startCms({ postgres: server })
    const { url, dataDir, databaseUrl } = cms
    project.provide('cms', { url, dataDir, databaseUrl })
    project.provide('postgres', server)
    return async () => {
      await cms.remove()
      await postgres?.stop()
    }
  } catch (error) {
    await postgres?.stop()
    throw error
  }
}
