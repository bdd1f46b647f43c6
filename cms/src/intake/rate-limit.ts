import { limits } from './limits'

const windowMs = 60_000

type Window = { count: number; endsAt: number }

/** Counts each address's posts, good and bad alike, minute by minute from its first one. */
export class RateLimit {
  // In the order in which they end, since all last equally long.
  readonly #windows = new Map<string, Window>()

  constructor(
    private readonly perMinute: number,
    private readonly capacity: number = limits.addresses,
  ) {}

  /** Counts one post and says for how many seconds its sender has to wait: 0 is to go on. */
  secondsToWait(address: string, now: number): number {
    if (this.perMinute === 0) return 0
    this.#forget(now)
    const window = this.#windows.get(address) ?? { count: 0, endsAt: now + windowMs }
    window.count += 1
    this.#windows.set(address, window)
    return window.count > this.perMinute ? Math.ceil((window.endsAt - now) / 1000) : 0
  }

  get size(): number {
    return this.#windows.size
  }

  #forget(now: number) {
    for (const [address, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.capacity) return
      this.#windows.delete(address)
    }
  }
}
