/** The result of one part of `npm test`. */
export type Result = {
  passed: number
  failed: number
  skipped: number
  /** The failures in full, and why something was skipped. */
  details: string[]
}

const nothing: Result = { passed: 0, failed: 0, skipped: 0, details: [] }

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
    }),
    nothing,
  )

export const counts = (result: Result) =>
  [
    `${result.passed} passed`,
    `${result.failed} failed`,
    ...(result.skipped > 0 ? [`${result.skipped} skipped`] : []),
  ].join(', ')
