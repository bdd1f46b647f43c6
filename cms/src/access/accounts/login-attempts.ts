import { createHash } from 'node:crypto'
import { RateLimit, type Sharing } from '../../platform/http/rate-limit'
import type { Sender } from '../../platform/http/sender-limit'
import type { KnownAddresses } from './known-addresses'

const MINUTE_MS = 60_000

/** `endpoint` is one of the login routes, `account` the email sent to it. */
export type Attempt = { sender: Sender; endpoint: string; account: string }

/**
 * Counts attempts to log in and to reset a password. Nothing that a client sends is stored: keys are
 * hashes of equal length, and each limit holds a bounded number of them.
 */
export class LoginAttempts {
  readonly #byAddress: RateLimit
  readonly #byPrefix: RateLimit
  readonly #byAddressAndAccount: RateLimit
  readonly #byAccount: RateLimit
  readonly #resetsByAccount: RateLimit

  constructor(
    private readonly now: () => number,
    private readonly known: KnownAddresses,
    sharingOf: (limit: string) => Sharing | undefined = () => undefined,
  ) {
    const perWindow = (limit: number, minutes: number, name: string) =>
      new RateLimit({ limit, windowMs: minutes * MINUTE_MS, sharing: sharingOf(`logins ${name}`) })
    this.#byAddress = perWindow(20, 5, 'by address')
    this.#byPrefix = perWindow(60, 5, 'by prefix')
    this.#byAddressAndAccount = perWindow(5, 5, 'by address and account')
    this.#byAccount = perWindow(50, 15, 'by account')
    this.#resetsByAccount = perWindow(5, 60, 'resets by account')
  }

  /** Counts an attempt before its body is read; returns the seconds to wait, 0 if none. */
  secondsForAddress({ address }: Sender): Promise<number> {
    return this.#byAddress.countAcrossProcesses(address, this.now())
  }

  /** Counts an attempt for its /48, which strangers may share with staff: it does not block a known IP address. */
  async secondsForPrefix(attempt: Attempt): Promise<number> {
    const { prefix } = attempt.sender
    if (prefix === undefined) return 0
    const seconds = await this.#byPrefix.countAcrossProcesses(prefix, this.now())
    return seconds > 0 && (await this.known.has(attempt)) ? 0 : seconds
  }

  /**
   * Counts an attempt on an account. Attempts from elsewhere do not block an IP address that has logged
   * in to it before; otherwise anyone could lock staff out.
   */
  async secondsForAccount(attempt: Attempt): Promise<number> {
    const now = this.now()
    const { pair, account } = keysOf(attempt)
    const seconds = await this.#byAddressAndAccount.countAcrossProcesses(pair, now)
    if (seconds > 0) return seconds
    const secondsElsewhere = await this.#byAccount.countAcrossProcesses(account, now)
    return secondsElsewhere > 0 && (await this.known.has(attempt)) ? 0 : secondsElsewhere
  }

  /**
   * Counts a request for a reset link. Each link replaces the one before, so an account gets few of them; an IP address
   * that has logged in to it before has its own few.
   */
  async mayReset(attempt: Attempt): Promise<boolean> {
    const { pair, account } = keysOf(attempt)
    const key = (await this.known.has(attempt)) ? pair : account
    return (await this.#resetsByAccount.countAcrossProcesses(key, this.now())) === 0
  }

  /**
   * Takes back what was counted on the account, for an attempt that did not get its turn to compare a password.
   * Otherwise a flood of attempts would lock the account without trying any.
   */
  passwordNotCompared(attempt: Attempt) {
    this.#forgiveAccount(attempt)
  }

  async succeeded(attempt: Attempt): Promise<void> {
    const { address, prefix } = attempt.sender
    this.#byAddress.forgive(address)
    if (prefix !== undefined) this.#byPrefix.forgive(prefix)
    this.#forgiveAccount(attempt)
    if (attempt.account !== '') await this.known.add(attempt)
  }

  #forgiveAccount(attempt: Attempt) {
    const { pair, account } = keysOf(attempt)
    this.#byAddressAndAccount.forgive(pair)
    this.#byAccount.forgive(account)
  }
}

const hash = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const keysOf = ({ sender: { address }, endpoint, account }: Attempt) => ({
  pair: hash([endpoint, account, address]),
  account: hash([endpoint, account]),
})
