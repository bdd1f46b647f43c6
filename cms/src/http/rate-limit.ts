type Window = { count: number; endsAt: number }

type Options = {
  /** Requests, or what they cost, per window; 0 disables the limit. */
  limit: number
  windowMs: number
  /** The number of keys counted at a time; the oldest is evicted first. */
  capacity?: number
}

/** Counts requests by key; a key's window begins with its first request. Times are monotonic. */
export class RateLimit {
  // Ordered by end, since all windows are equally long.
  readonly #windows = new Map<string, Window>()
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { capacity: 50_000, ...options }
  }

  /** Counts one request and returns the seconds its sender has to wait, 0 if none. */
  secondsToWait(key: string, now: number, cost = 1): number {
    const { limit, windowMs } = this.#options
    if (limit === 0) return 0
    this.#evict(now)
    const window = this.#windows.get(key) ?? { count: 0, endsAt: now + windowMs }
    window.count += cost
    this.#windows.set(key, window)
    return window.count > limit ? Math.ceil((window.endsAt - now) / 1000) : 0
  }

  /** Subtracts one counted request. */
  forgive(key: string, cost = 1) {
    const window = this.#windows.get(key)
    if (window) window.count -= cost
  }

  get size(): number {
    return this.#windows.size
  }

  #evict(now: number) {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.#options.capacity) return
      this.#windows.delete(key)
    }
  }
}
