type Window = { count: number; endsAt: number }

type Options = {
  /** So many in one window; 0 switches the limit off. */
  limit: number
  windowMs: number
  /** Keys that are counted at one time. */
  capacity?: number
}

/** Counts what arrives under each key, in windows that begin with the key's first. Times are monotonic. */
export class RateLimit {
  // In the order in which they end, since all last equally long.
  readonly #windows = new Map<string, Window>()
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { capacity: 50_000, ...options }
  }

  /** Counts one and says for how many seconds its sender has to wait: 0 is to go on. */
  secondsToWait(key: string, now: number): number {
    const { limit, windowMs } = this.#options
    if (limit === 0) return 0
    this.#evict(now)
    const window = this.#windows.get(key) ?? { count: 0, endsAt: now + windowMs }
    window.count += 1
    this.#windows.set(key, window)
    return window.count > limit ? Math.ceil((window.endsAt - now) / 1000) : 0
  }

  /** Takes back one that was counted. */
  forgive(key: string) {
    const window = this.#windows.get(key)
    if (window) window.count -= 1
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
