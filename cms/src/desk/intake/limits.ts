/** Limits that the forms themselves do not define. */
export const limits = {
  bodyBytes: 64 * 1024,
  keyLength: 200,
  keyDays: 7,
  /** The length of the column of the person key. */
  personKeyLength: 255,
  /** In which an IP address may post as often as INTAKE_RATE_PER_MINUTE says. */
  windowMs: 60_000,
  /** What one IP address may have stored in an hour, emails included: a thousand ordinary submissions. */
  storedBytes: 5 * 1024 * 1024,
  storedWindowMs: 3_600_000,
} as const
