type TimedTest = { title: string; ms: number }

/** The result of one part of `npm test`. */
export type Result = {
  passed: number
  failed: number
  skipped: number
  /** The failures in full, and why something was skipped. */
  details: string[]
  /** How long each test took. */
  times: TimedTest[]
  /** What the part and all that it started used, where the system can tell. */
  processorSeconds?: number | undefined
}

const nothing: Result = { passed: 0, failed: 0, skipped: 0, details: [], times: [] }

export const passed: Result = { ...nothing, passed: 1 }

export const skipped = (why: string): Result => ({ ...nothing, skipped: 1, details: [why] })

export const failed = (...details: string[]): Result => ({ ...nothing, failed: 1, details })

export const sum = (results: Result[]): Result =>
  results.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      details: [...all.details, ...one.details],
      times: [...all.times, ...one.times],
      processorSeconds: (all.processorSeconds ?? 0) + (one.processorSeconds ?? 0),
    }),
    nothing,
  )

export const counts = (result: Result) =>
  [
    `${result.passed} passed`,
    `${result.failed} failed`,
    ...(result.skipped > 0 ? [`${result.skipped} skipped`] : []),
  ].join(', ')

/** A run that crashed or ran no test has failed. */
export function orFailure(total: Result, code: number, output: string): Result {
  const problem =
    total.passed + total.failed === 0
      ? 'No test ran.'
      : code !== 0 && total.failed === 0 && 'All tests passed, but the run ended with an error.'
  if (!problem) return total
  return {
    ...total,
    failed: total.failed + 1,
    details: [...total.details, `${problem}\n${lastLines(output)}`],
  }
}

export const lastLines = (output: string) => output.trim().split('\n').slice(-40).join('\n')
