import type { TestProject } from 'vitest/node'
import { postgresPrograms } from '../../../scripts/checks/postgres'
import { startPostgres } from '../../harness/postgres'
import { startCms } from '../../harness/start-cms'

/** Provides the data of a first start on SQLite and, where it is installed, a running PostgreSQL. */
export default async function setup(project: TestProject) {
  const postgres = postgresPrograms() ? await startPostgres() : undefined
  const seeded = await startCms({ postgres: '' })
  await seeded.stop()
  project.provide('postgres', postgres?.server ?? '')
  project.provide('seeded', { dataDir: seeded.dataDir, databaseUrl: '' })
  return async () => {
    await seeded.remove()
    await postgres?.stop()
  }
}
