import { createHmac, randomBytes } from 'node:crypto'
import { RateLimit } from '../http/rate-limit'
import type { Sender } from '../http/sender-limit'

const MINUTE_MS = 60_000
const KNOWN_SENDERS = 1_000

/** `endpoint` is one of the login routes, `account` the email address sent to it. */
export type Attempt = { sender: Sender; endpoint: string; account: string }

/**
 * Counts attempts to log in and to reset a password. Nothing that a client sends is stored: keys are
 * hashes of equal length, and each limit holds a bounded number of them.
 */
export class LoginAttempts {
  readonly #byAddress = new RateLimit({ limit: 20, windowMs: 5 * MINUTE_MS })
  readonly #bySite = new RateLimit({ limit: 60, windowMs: 5 * MINUTE_MS })
  readonly #byAddressAndAccount = new RateLimit({ limit: 5, windowMs: 5 * MINUTE_MS })
  readonly #byAccount = new RateLimit({ limit: 50, windowMs: 15 * MINUTE_MS })
  readonly #resetsByAccount = new RateLimit({ limit: 5, windowMs: 60 * MINUTE_MS })
  readonly #knownSenders = new Set<string>()
  readonly #secret = randomBytes(32)

  constructor(private readonly now: () => number) {}

  /** Counts an attempt before its body is read; returns the seconds to wait, 0 if none. */
  secondsForSender({ address, site }: Sender): number {
    const now = this.now()
    return (
      this.#byAddress.secondsToWait(address, now) ||
      (site === undefined ? 0 : this.#bySite.secondsToWait(site, now))
    )
  }

  /**
   * Counts an attempt on an account. Attempts from elsewhere do not block an address that has logged
   * in to it before; otherwise anyone could lock staff out.
   */
  secondsForAccount(attempt: Attempt): number {
    const now = this.now()
    const { pair, account, known } = this.#keysOf(attempt)
    const seconds = this.#byAddressAndAccount.secondsToWait(pair, now)
    if (seconds > 0 || this.#knownSenders.has(known)) return seconds
    return this.#byAccount.secondsToWait(account, now)
  }

  /** Counts a request for a reset link. Each link replaces the one before, so an account gets few of them. */
  mayReset({ account }: Pick<Attempt, 'account'>): boolean {
    return this.#resetsByAccount.secondsToWait(this.#hash([account]), this.now()) === 0
  }

  succeeded(attempt: Attempt) {
    const { address, site } = attempt.sender
    const { pair, account, known } = this.#keysOf(attempt)
    this.#byAddress.forgive(address)
    if (site !== undefined) this.#bySite.forgive(site)
    this.#byAddressAndAccount.forgive(pair)
    this.#byAccount.forgive(account)
    this.#knownSenders.delete(known)
    this.#knownSenders.add(known)
    for (const oldest of this.#knownSenders) {
      if (this.#knownSenders.size <= KNOWN_SENDERS) break
      this.#knownSenders.delete(oldest)
    }
  }

  #keysOf({ sender: { address }, endpoint, account }: Attempt) {
    return {
      pair: this.#hash([endpoint, account, address]),
      account: this.#hash([endpoint, account]),
      known: this.#hash([account, address]),
    }
  }

  #hash(parts: string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url')
  }
}
