/** What only the server knows of the intake's bounds. */
export const limits = {
  bodyBytes: 64 * 1024,
  keyLength: 200,
  keyDays: 7,
  /** As the newsletter's column has it. */
  personKeyLength: 255,
  windowMs: 60_000,
} as const
