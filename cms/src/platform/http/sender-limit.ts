import { RateLimit, type Sharing } from './rate-limit'

/** `site` is the /48 of an IPv6 address, from which one customer can send with thousands of addresses. */
export type Sender = { address: string; site: string | undefined }

const SITE_FACTOR = 4

type Options = { limit: number; windowMs: number; sharing?: Sharing | undefined }

/** Counts requests, or what they cost, by the sender's address and by its site. */
export class SenderLimit {
  readonly #byAddress: RateLimit
  readonly #bySite: RateLimit

  constructor({ limit, windowMs, sharing }: Options) {
    this.#byAddress = new RateLimit({ limit, windowMs, sharing })
    this.#bySite = new RateLimit({ limit: limit * SITE_FACTOR, windowMs, sharing })
  }

  /** Counts one request and returns the seconds its sender has to wait, 0 if none. */
  secondsToWait({ address, site }: Sender, now: number, cost = 1): number {
    return Math.max(
      this.#byAddress.secondsToWait(address, now, cost),
      site === undefined ? 0 : this.#bySite.secondsToWait(site, now, cost),
    )
  }

  forgive({ address, site }: Sender, cost = 1) {
    this.#byAddress.forgive(address, cost)
    if (site !== undefined) this.#bySite.forgive(site, cost)
  }
}
