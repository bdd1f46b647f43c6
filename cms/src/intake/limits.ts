/** What only the server knows of the intake's bounds. */
export const limits = {
  bodyBytes: 64 * 1024,
  /** Of an oversized body, so much is read and dropped: then the refusal reaches the sender. */
  drainedBytes: 8 * 1024 * 1024,
  bodyMs: 30_000,
  keyLength: 200,
  keyDays: 7,
  /** As the newsletter's column has it. */
  personKeyLength: 255,
  /** Addresses whose posts are counted at one time. */
  addresses: 50_000,
} as const
