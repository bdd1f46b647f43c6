import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readReport } from '../../scripts/checks/vitest-report'
import { runNode } from '../../scripts/run-program'

const ACROSS_ROOMS = /^tests\/(?!parity|structure)/

const environment = { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' }

/** Builds what is stale in the copy; returns the compiler's first error. */
export async function build(copy: string): Promise<string | undefined> {
  const { code, output } = await runNode(['scripts/run.mjs', 'build'], { cwd: copy })
  if (code === 0) return undefined
  return `the build: ${output.split('\n').find((line) => line.includes('error')) ?? output}`
}

/** Runs tests until one fails; returns its file and title. */
async function firstFailure(
  copy: string,
  args: string[],
  data?: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const file = join(copy, '.cache', 'report.json')
  rmSync(file, { force: true })
  const { code, output } = await runNode(
    [
      'node_modules/vitest/vitest.mjs',
      ...args,
      '--run',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { cwd: copy, env: { ...environment, ...data } },
  )
  if (code === 0) return undefined
  const failed = readReport(file)?.testResults.find(({ status }) => status === 'failed')
  if (!failed) return `vitest: ${output.trim().split('\n').at(-1) ?? ''}`
  const test = failed.assertionResults.find(({ status }) => status === 'failed')
  return `${relative(copy, failed.name)}: ${test?.fullName ?? failed.message ?? 'it does not load'}`
}

export const isAcrossRooms = (test: string) => ACROSS_ROOMS.test(test)

export const testUnits = (copy: string) => firstFailure(copy, [])

/** The unit tests that import the file, directly or not. */
export const testRelated = (copy: string, file: string) => firstFailure(copy, ['related', file])

/** A browser test that fails; Playwright names it in its output. */
async function firstBrowserFailure(
  copy: string,
  file: string,
  data: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const { code, output } = await runNode(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      '--max-failures=1',
      '--reporter=line',
      '--trace=off',
      file,
    ],
    { cwd: copy, env: { ...environment, ...data } },
  )
  return code === 0 ? undefined : (/› (.+\.spec\.ts:.*)/.exec(output)?.[1] ?? `playwright: ${file}`)
}

/**
 * The tests of one file, on the servers that its project starts. A first start takes long: the data that
 * it leaves is made without any mutant, unless the test is to have its own.
 */
export function testFile(copy: string, file: string, isSeededAnew = false) {
  const data = isSeededAnew ? {} : { SEEDED_AS: 'without-mutants' }
  if (file.endsWith('.spec.ts')) return firstBrowserFailure(copy, file, data)
  const config = isAcrossRooms(file) ? ['--config', 'tests/vitest.config.ts'] : []
  return firstFailure(copy, [file, ...config], data)
}
