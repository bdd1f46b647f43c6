/** What travels beside a submission's body. */
export const formHeaders = {
  /** Same key and same body: same answer and one row. */
  idempotencyKey: 'Idempotency-Key',
  /** Sent with `honeypotFilled` when the field that people cannot see was filled in. */
  honeypot: 'X-Form-Honeypot',
  /** Whole seconds from the first sight of the form to its sending. */
  seconds: 'X-Form-Seconds',
  /** The version of the words agreed to. */
  wording: 'X-Form-Wording',
} as const

export const honeypotFilled = 'filled'
