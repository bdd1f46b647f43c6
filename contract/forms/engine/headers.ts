/** Request headers of a submission. */
export const formHeaders = {
  /** The same key with the same body gets the same response and is stored once. */
  idempotencyKey: 'Idempotency-Key',
  /** `honeypotFilled` if the hidden field was filled in. */
  honeypot: 'X-Form-Honeypot',
  /** Whole seconds from showing the form to submitting it. */
  seconds: 'X-Form-Seconds',
  /** The version of the wording agreed to. */
  wording: 'X-Form-Wording',
  /** The language of the page that was sent from; without it, the site's own. */
  language: 'Content-Language',
} as const

export const honeypotFilled = 'filled'
