const FIRST_MS = 1000
const MAX_MS = 60_000

/** A server that has run this long has recovered: its next failure counts as the first. */
export const STABLE_AFTER_MS = 60_000

/** The pause before a restart, doubled with each failure in a row. */
export const restartDelay = (failuresBefore: number) =>
  Math.min(FIRST_MS * 2 ** failuresBefore, MAX_MS)
