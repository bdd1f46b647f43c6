/** What one part of `npm test` found. */
export type Result = {
  passed: number
  failed: number
  skipped: number
  /** What to read when something failed, or why something was left out. */
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

export const inWords = ({ passed: good, failed: bad, skipped: left }: Result) =>
  [`${good} passed`, `${bad} failed`, ...(left > 0 ? [`${left} skipped`] : [])].join(', ')
