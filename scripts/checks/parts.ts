import { build } from '../builds/all'
import { checkLint } from './lint'
import { postgresPrograms } from './postgres'
import { type Result, skipped } from './result'
import { checkTypes } from './types'
import { runVitest } from './vitest'

export type Part = { name: string; title: string; run: () => Promise<Result> }

const crossRoomTests = (project: string, database = 'sqlite') =>
  runVitest({
    name: `${project}-${database}`,
    args: ['--config', 'tests/vitest.config.ts', '--project', project],
    env: { TEST_DATABASE: database },
  })

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

const packagesBuilt = once(() => build('packages'))
const allBuilt = once(() => packagesBuilt().then(() => build('all')))

/** In the order in which they start, see `npm test`. The longest comes first, then the quickest. */
export const parts: Part[] = [
  {
    name: 'e2e',
    title: 'The site in a browser',
    run: () => allBuilt().then(() => crossRoomTests('e2e')),
  },
  { name: 'types', title: 'Types', run: () => packagesBuilt().then(checkTypes) },
  { name: 'lint', title: 'Lint', run: checkLint },
  {
    name: 'unit',
    title: 'Unit tests',
    run: () => packagesBuilt().then(() => runVitest({ name: 'unit', args: [] })),
  },
  {
    name: 'api',
    title: 'API on SQLite',
    run: () => allBuilt().then(() => crossRoomTests('api')),
  },
  {
    name: 'api-postgres',
    title: 'API on PostgreSQL',
    run: async () => {
      if (!postgresPrograms())
        return skipped('PostgreSQL is not installed: its tests were skipped.')
      await allBuilt()
      return crossRoomTests('api', 'postgres')
    },
  },
  {
    name: 'operations',
    title: 'Operations',
    run: () => allBuilt().then(() => crossRoomTests('operations')),
  },
  {
    name: 'site',
    title: 'The site over HTTP',
    run: () => allBuilt().then(() => crossRoomTests('site')),
  },
]
