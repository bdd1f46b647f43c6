import { build } from '../builds/all'
import { checkLint } from './lint'
import { hasPostgres } from './postgres'
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

/** In the order of `npm test`: what answers soonest comes first. */
export const parts: Part[] = [
  { name: 'types', title: 'Types', run: () => build('packages').then(checkTypes) },
  { name: 'lint', title: 'Lint', run: checkLint },
  { name: 'unit', title: 'Unit tests', run: () => runVitest({ name: 'unit', words: [] }) },
  {
    name: 'api',
    title: 'API on SQLite',
    run: () => build('cms').then(() => crossing('api')),
  },
  {
    name: 'api-postgres',
    title: 'API on PostgreSQL',
    run: async () => {
      if (!hasPostgres()) return skipped('PostgreSQL is not installed: its tests were left out.')
      await build('cms')
      return crossing('api', 'postgres')
    },
  },
  {
    name: 'site',
    title: 'The site over HTTP',
    run: () => build('all').then(() => crossing('site')),
  },
  {
    name: 'e2e',
    title: 'The site in a browser',
    run: () => build('all').then(() => crossing('e2e')),
  },
]
