import { build } from '../builds/all'
import { checkLint } from './lint'
import { postgresPrograms } from './postgres'
import { type Result, skipped } from './result'
import { checkTypes } from './types'
import { runVitest } from './vitest'

export type Part = { name: string; title: string; run: () => Promise<Result> }

const crossing = (project: string, database = 'sqlite') =>
  runVitest({
    name: `${project}-${database}`,
    words: ['--config', 'tests/vitest.config.ts', '--project', project],
    env: { TEST_DATABASE: database },
  })

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

const packagesBuilt = once(() => build('packages'))
const allBuilt = once(() => packagesBuilt().then(() => build('all')))

/**
 * Two lanes for two processors. The browser waits for most of its time, so the rest runs beside it,
 * what answers soonest first.
 */
export const lanes: Part[][] = [
  [
    { name: 'types', title: 'Types', run: () => packagesBuilt().then(checkTypes) },
    { name: 'lint', title: 'Lint', run: checkLint },
    {
      name: 'unit',
      title: 'Unit tests',
      run: () => packagesBuilt().then(() => runVitest({ name: 'unit', words: [] })),
    },
    { name: 'api', title: 'API on SQLite', run: () => allBuilt().then(() => crossing('api')) },
    {
      name: 'api-postgres',
      title: 'API on PostgreSQL',
      run: async () => {
        if (!postgresPrograms())
          return skipped('PostgreSQL is not installed: its tests were left out.')
        await allBuilt()
        return crossing('api', 'postgres')
      },
    },
    {
      name: 'site',
      title: 'The site over HTTP',
      run: () => allBuilt().then(() => crossing('site')),
    },
  ],
  [
    {
      name: 'e2e',
      title: 'The site in a browser',
      run: () => allBuilt().then(() => crossing('e2e')),
    },
  ],
]
