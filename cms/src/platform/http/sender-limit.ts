import { RateLimit, type Sharing } from './rate-limit'

/** `prefix` is the /48 of an IPv6 address, from which one customer can send with thousands of IP addresses. */
export type Sender = { address: string; prefix: string | undefined }

const PREFIX_FACTOR = 4

type Options = { limit: number; windowMs: number; sharing?: Sharing | undefined }

/** Counts requests, or what they cost, by the sender's IP address and by its prefix. */
export class SenderLimit {
  readonly #byAddress: RateLimit
  readonly #byPrefix: RateLimit

  constructor({ limit, windowMs, sharing }: Options) {
    this.#byAddress = new RateLimit({ limit, windowMs, sharing })
    this.#byPrefix = new RateLimit({ limit: limit * PREFIX_FACTOR, windowMs, sharing })
  }

  /** Counts one request and returns the seconds its sender has to wait, 0 if none. */
  count({ address, prefix }: Sender, now: number, cost = 1): number {
    return Math.max(
      this.#byAddress.count(address, now, cost),
      prefix === undefined ? 0 : this.#byPrefix.count(prefix, now, cost),
    )
  }

  forgive({ address, prefix }: Sender, cost = 1) {
    this.#byAddress.forgive(address, cost)
    if (prefix !== undefined) this.#byPrefix.forgive(prefix, cost)
  }
}
