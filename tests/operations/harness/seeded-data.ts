import type { TestProject } from 'vitest/node'
import { postgresPrograms } from '../../../scripts/checks/postgres'
import { startPostgres } from '../../harness/postgres'
import { seededData } from '../../harness/seeded-data'

declare module 'vitest' {
  interface ProvidedContext {
    /** As `seeded`, on PostgreSQL. */
    seededPostgres: { dataDir: string; databaseUrl: string }
  }
}

/** Provides the data of a first start on SQLite and, to a release where it is installed, a running PostgreSQL. */
export default async function setup(project: TestProject) {
  const wantsPostgres = project.name === 'release' && postgresPrograms()
  const postgres = wantsPostgres ? await startPostgres() : undefined
  project.provide('postgres', postgres?.server ?? '')
  project.provide('seeded', await seededData())
  if (postgres) project.provide('seededPostgres', await seededData(postgres.server))
  return async () => postgres?.stop()
}
