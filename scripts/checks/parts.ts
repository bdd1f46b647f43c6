import { build } from '../builds/all'
import { changedPaths, forkOfMain } from './changed'
import { isInstalled } from './installed'
import { checkLint } from './lint'
import { runPlaywright } from './playwright'
import { postgresPrograms } from './postgres'
import { type Result, skipped } from './result'
import { checkTypes } from './types'
import { runVitest } from './vitest'

/** A command runs the parts of its own stage and of those before it. */
export const stages = ['check', 'all', 'release'] as const

export type Stage = (typeof stages)[number]

export type Part = {
  name: string
  title: string
  stage: Stage
  /** The processor seconds that it may use: what it takes on a slow machine, and a tenth more. */
  share: number
  /** The tests that belong to it, by their paths. */
  holds?: RegExp
  /** Runs these of its tests, or all. */
  run: (files: string[]) => Promise<Result>
}

const once = (work: () => Promise<unknown>) => {
  let done: Promise<unknown> | undefined
  return () => (done ??= work())
}

const prepared = once(() => build('packages', 'cms-modules'))
const serversBuilt = once(() => prepared().then(() => build('web', 'cms-server')))
const allBuilt = once(() => serversBuilt().then(() => build('all')))

/** The tests over HTTP that are answered by the panel, which takes longest to build. */
const SHOWS_PANEL = /panel-headers|https-proxy|^tests\/(?:operations|release)\//

const builtFor = (files: string[]) =>
  files.length === 0 || files.some((file) => SHOWS_PANEL.test(file)) ? allBuilt() : serversBuilt()

const servers =
  (project: string, options: string[] = []) =>
  async (files: string[]) => {
    await builtFor(files)
    const args = ['--config', 'tests/vitest.config.ts', '--project', project, ...options, ...files]
    return runVitest({ name: project, args, env: { TEST_DATABASE: 'sqlite' } })
  }

const onPostgres =
  (projects: string[], options: string[] = []) =>
  async (files: string[]) => {
    if (!postgresPrograms()) return skipped('PostgreSQL is not installed: its tests were skipped.')
    await builtFor(files)
    const chosen = projects.flatMap((project) => ['--project', project])
    const args = ['--config', 'tests/vitest.config.ts', ...chosen, ...options, ...files]
    return runVitest({ name: `${projects[0]}-postgres`, args, env: { TEST_DATABASE: 'postgres' } })
  }

/**
 * Tests that are left out on PostgreSQL, where they would take two minutes: what they ask is answered before any query,
 * or from files, so that the database makes no difference. How content moves to PostgreSQL is a test of the release.
 */
const sameOnPostgres = [
  'live-changes',
  'route-matrix',
  'outside-links',
  'photos',
  'uploads',
  'content-transfer',
]

const behindNginx = (files: string[]) =>
  isInstalled('nginx')
    ? servers('nginx')(files)
    : Promise.resolve(skipped('nginx is not installed: its tests were skipped.'))

const browser = (project: string) => (files: string[]) =>
  allBuilt().then(() => runPlaywright(project, files))

/** In the order in which they start. The longest comes first, then the quickest. */
export const parts: Part[] = [
  {
    name: 'staff',
    title: 'The panel in a browser',
    stage: 'all',
    share: 570,
    holds: /^tests\/staff\//,
    run: browser('staff'),
  },
  {
    name: 'types',
    title: 'Types',
    stage: 'check',
    share: 60,
    run: () => prepared().then(() => checkTypes()),
  },
  {
    name: 'lint',
    title: 'Lint',
    stage: 'check',
    share: 110,
    run: () => prepared().then(checkLint),
  },
  {
    name: 'unit',
    title: 'Unit tests',
    stage: 'check',
    share: 60,
    holds: /\.test\.tsx?$/,
    run: (files) => prepared().then(() => runVitest({ name: 'unit', args: files })),
  },
  {
    name: 'own-cms',
    title: 'Other settings of the cms',
    stage: 'all',
    share: 380,
    holds: /^tests\/api\/own-cms\//,
    run: servers('own-cms'),
  },
  {
    name: 'visitors',
    title: 'The site in a browser',
    stage: 'all',
    share: 620,
    holds: /^tests\/visitors\//,
    run: (files) => serversBuilt().then(() => runPlaywright('visitors', files)),
  },
  {
    name: 'email',
    title: 'What is sent and answered by email',
    stage: 'all',
    share: 220,
    holds: /^tests\/api\/email\//,
    run: servers('email'),
  },
  {
    name: 'api',
    title: 'API on SQLite',
    stage: 'all',
    share: 350,
    holds: /^tests\/api\/(?!email|own-cms)/,
    run: servers('api'),
  },
  {
    name: 'database',
    title: 'What the database decides, on PostgreSQL',
    stage: 'all',
    share: 380,
    run: onPostgres(['database']),
  },
  {
    name: 'site',
    title: 'The site over HTTP',
    stage: 'all',
    share: 200,
    holds: /^tests\/site\//,
    run: servers('site'),
  },
  {
    name: 'operations',
    title: 'Operations',
    stage: 'all',
    share: 90,
    holds: /^tests\/operations\//,
    run: servers('operations'),
  },
  {
    name: 'release-browser',
    title: 'The release in a browser',
    stage: 'release',
    share: 950,
    holds: /^tests\/release\/.*\.spec\.ts$/,
    run: browser('release'),
  },
  {
    name: 'release',
    title: 'Operations in full',
    stage: 'release',
    share: 760,
    holds: /^tests\/release\/.*\.test\.ts$/,
    run: servers('release'),
  },
  {
    name: 'nginx',
    title: 'Behind the nginx of docs',
    stage: 'release',
    share: 60,
    holds: /^tests\/nginx\//,
    run: behindNginx,
  },
  {
    name: 'api-postgres',
    title: 'The rest of the API on PostgreSQL',
    stage: 'release',
    share: 290,
    run: onPostgres(
      ['api', 'own-cms', 'email'],
      ['database/**', ...sameOnPostgres.map((name) => `**/${name}.test.ts`)].flatMap((path) => [
        '--exclude',
        `api/${path}`,
      ]),
    ),
  },
]

/** Of the check, what a change touches: the types of the projects that have it, and the unit tests that import it. */
export const ofChanges: Part[] = [
  {
    name: 'types-of-changes',
    title: 'Types',
    stage: 'check',
    share: 60,
    run: () => prepared().then(() => checkTypes(changedPaths())),
  },
  { name: 'lint-of-changes', title: 'Lint', stage: 'check', share: 110, run: () => checkLint() },
  {
    name: 'units-of-changes',
    title: 'Unit tests',
    stage: 'check',
    share: 60,
    run: () =>
      prepared().then(() =>
        runVitest({ name: 'unit', args: [`--changed=${forkOfMain()}`, '--passWithNoTests'] }),
      ),
  },
]
