const MINUTE_MS = 60_000

/** The pause after each failed attempt, in minutes. The last attempt is about a day after the first. */
export const DAY_OF_PAUSES = [1, 5, 15, 60, 180, 360, 720]

/** Pauses, in minutes, with which the last attempt is about three days after the first. */
export const DAYS_OF_PAUSES = [...DAY_OF_PAUSES, 1440, 1440]

/** How long a worker has a row to itself: longer than any attempt. What a killed worker took is due again then. */
export const LEASE_MS = 5 * MINUTE_MS

/** The time of the next attempt, or null to give up. */
export function nextAttempt(pauses: readonly number[], attempts: number, now: Date): Date | null {
  const minutes = pauses[attempts - 1]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS)
}

type SmtpError = { code?: unknown; responseCode?: unknown }

/**
 * Whether the server refused this email for good. A refusal of the connection or the login, whatever its
 * code, is for the operator to fix and must not fail the email.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutThisMail && typeof responseCode === 'number' && responseCode >= 500
}
