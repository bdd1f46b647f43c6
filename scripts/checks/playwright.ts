import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cache, inRoot } from '../paths'
import { runNode } from '../run-program'
import { failed, lastLines, orFailure, type Result, sum } from './result'

type Outcome = {
  duration: number
  errors: { message?: string }[]
  attachments: { path?: string }[]
}
type Spec = { title: string; tests: { status: string; results: Outcome[] }[] }
type Suite = { title: string; specs: Spec[]; suites?: Suite[] }
type Report = { suites: Suite[]; errors: { message?: string }[] }

const asResult = ({ title, tests }: Spec): Result => {
  const results = tests.flatMap((test) => test.results)
  const has = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length
  const whyFailed = results.flatMap(({ errors, attachments }) => [
    ...errors.map(({ message }) => message ?? ''),
    ...attachments.map(({ path }) => path ?? ''),
  ])
  // No test is retried. Should somebody allow it, one that passes at the second attempt has failed.
  const failures = has('unexpected', 'flaky')
  return {
    passed: has('expected'),
    failed: failures,
    skipped: has('skipped'),
    details: failures > 0 ? [`${title}\n${whyFailed.join('\n')}`] : [],
    times: [{ title, ms: results.reduce((all, { duration }) => all + duration, 0) }],
  }
}

const specsIn = ({ title, specs, suites = [] }: Suite): Spec[] =>
  [...specs, ...suites.flatMap(specsIn)].map((spec) => ({
    ...spec,
    title: `${title} > ${spec.title}`,
  }))

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Runs the browser tests of a project; a failing one leaves a screenshot and a trace in `.cache`. */
export async function runPlaywright(project: string, args: string[]): Promise<Result> {
  const file = join(cache, `tests-${project}-browser.json`)
  mkdirSync(cache, { recursive: true })
  rmSync(file, { force: true })
  const { code, output, processorSeconds } = await runNode(
    [
      inRoot('node_modules/@playwright/test/cli.js'),
      'test',
      '--config=tests/playwright.config.ts',
      `--project=${project}`,
      '--reporter=dot,json',
      ...args,
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        NO_COLOR: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      isMeasured: true,
    },
  )
  const report = readReport(file)
  if (!report) return failed(`The test run crashed.\n${lastLines(output)}`)
  const results = report.suites.flatMap(specsIn).map(asResult)
  const errors = report.errors.map(({ message }) =>
    failed(message ?? 'An error without a message.'),
  )
  return { ...orFailure(sum([...results, ...errors]), code, output), processorSeconds }
}
