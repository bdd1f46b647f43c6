import { createHmac, randomBytes } from 'node:crypto'
import { RateLimit } from '../requests/rate-limit'

const MINUTE_MS = 60_000
const KNOWN_SENDERS = 1_000

export type Sender = { address: string; site: string | undefined }

/** One of the addresses where staff prove who they are, and the account that is named there. */
export type Attempt = { sender: Sender; entrance: string; account: string }

/**
 * Counts the attempts to log in and to recover an account. Nothing that a stranger sends is kept:
 * keys are hashes, all of one length, and each limit holds a bounded number of them.
 */
export class LoginAttempts {
  readonly #byAddress = new RateLimit({ limit: 20, windowMs: 5 * MINUTE_MS })
  readonly #bySite = new RateLimit({ limit: 60, windowMs: 5 * MINUTE_MS })
  readonly #byAddressAndAccount = new RateLimit({ limit: 5, windowMs: 5 * MINUTE_MS })
  readonly #byAccount = new RateLimit({ limit: 50, windowMs: 15 * MINUTE_MS })
  readonly #knownSenders = new Set<string>()
  readonly #secret = randomBytes(32)

  constructor(private readonly now: () => number) {}

  /** Counts an attempt before anything of it is read; the seconds to wait, 0 to go on. */
  secondsForSender({ address, site }: Sender): number {
    const now = this.now()
    return (
      this.#byAddress.secondsToWait(address, now) ||
      (site === undefined ? 0 : this.#bySite.secondsToWait(site, now))
    )
  }

  /**
   * Counts an attempt on an account. What others try on it does not hold up an address from which
   * it was logged in to before: else anybody could keep staff out.
   */
  secondsForAccount(attempt: Attempt): number {
    const now = this.now()
    const { pair, account, known } = this.#keysOf(attempt)
    const seconds = this.#byAddressAndAccount.secondsToWait(pair, now)
    if (seconds > 0 || this.#knownSenders.has(known)) return seconds
    return this.#byAccount.secondsToWait(account, now)
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

  #keysOf({ sender: { address }, entrance, account }: Attempt) {
    return {
      pair: this.#hash([entrance, account, address]),
      account: this.#hash([entrance, account]),
      known: this.#hash([account, address]),
    }
  }

  #hash(parts: string[]): string {
    return createHmac('sha256', this.#secret).update(JSON.stringify(parts)).digest('base64url')
  }
}
