import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../paths'
import { failed, lastLines, orFailure, type Result, sum } from './result'

type Test = {
  status: string
  fullName: string
  duration?: number | null
  failureMessages?: string[]
}
type File = { name: string; status: string; message?: string; assertionResults: Test[] }
export type Report = { testResults: File[] }

const count = (tests: Test[], ...statuses: string[]) =>
  tests.filter(({ status }) => statuses.includes(status)).length

/** The report has no message of a test that took too long, only where it stands. */
const reasonOf = (message: string) =>
  message.replace(/^Error: STACK_TRACE_ERROR/, 'It took too long and was stopped.')

/** A file that failed to load has no failed tests in the report, so it counts as one. */
function fileResult({ name, status, message, assertionResults }: File): Result {
  const file = relative(root, name)
  const failures = assertionResults.filter((test) => test.status === 'failed')
  const isBroken = status === 'failed' && failures.length === 0
  return {
    passed: count(assertionResults, 'passed'),
    failed: isBroken ? 1 : failures.length,
    skipped: count(assertionResults, 'skipped', 'pending', 'todo', 'disabled'),
    details: isBroken
      ? [`${file}\n${message ?? 'The file failed before its first test.'}`]
      : failures.map(
          (test) =>
            `${file} > ${test.fullName}\n${(test.failureMessages ?? []).map(reasonOf).join('\n')}`,
        ),
    times: assertionResults.map(({ fullName, duration }) => ({
      title: `${file} > ${fullName}`,
      ms: duration ?? 0,
    })),
  }
}

/** Counts the tests of a run. */
export function toResult(report: Report | undefined, code: number, output: string): Result {
  if (!report) return failed(`The test run crashed.\n${lastLines(output)}`)
  return orFailure(sum(report.testResults.map(fileResult)), code, output)
}

export function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
