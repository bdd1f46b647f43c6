import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../paths'
import { failed, type Result } from './result'

type Test = { status: string; fullName: string; failureMessages?: string[] }
type File = { name: string; status: string; message?: string; assertionResults: Test[] }
export type Report = { testResults: File[] }

const count = (tests: Test[], ...statuses: string[]) =>
  tests.filter(({ status }) => statuses.includes(status)).length

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
          (test) => `${file} > ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`,
        ),
  }
}

/** Counts the tests of a run; a run that crashed or ran no test has failed. */
export function toResult(report: Report | undefined, code: number, output: string): Result {
  const lastOutput = output.trim().split('\n').slice(-40).join('\n')
  if (!report) return failed(`The test run crashed.\n${lastOutput}`)
  const files = report.testResults.map(fileResult)
  const total = {
    passed: files.reduce((all, one) => all + one.passed, 0),
    failed: files.reduce((all, one) => all + one.failed, 0),
    skipped: files.reduce((all, one) => all + one.skipped, 0),
    details: files.flatMap((one) => one.details),
  }
  const problem =
    total.passed + total.failed === 0
      ? 'No test ran.'
      : code !== 0 && total.failed === 0 && 'All tests passed, but vitest exited with an error.'
  if (!problem) return total
  return {
    ...total,
    failed: total.failed + 1,
    details: [...total.details, `${problem}\n${lastOutput}`],
  }
}

export function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
