type Window = {
  /** Counted by this process. */
  count: number
  /** Counted by the others, as last known. */
  elsewhere: number
  endsAt: number
}

/** The counts of one key over all processes; `unsent` is what this one has not added yet. */
type Total = { count: number; unsent: number; endsAt: number }

type Addition = { key: string; cost: number; windowMs: number; learn: (total: Total) => void }

/** How one limit is shared with other processes. */
export type Sharing = {
  add: (addition: Addition) => void
  /** Resolves once all that was added is counted, and what the others counted is learnt. */
  flush: () => Promise<void>
  keyOf: (key: string) => string
}

type Options = {
  /** Requests, or what they cost, per window; 0 disables the limit. */
  limit: number
  windowMs: number
  /** The number of keys counted at a time; the oldest is evicted first. */
  capacity?: number
  sharing?: Sharing | undefined
}

/** Counts requests by key; a key's window begins with its first request. Times are monotonic. */
export class RateLimit {
  // Roughly ordered by end: all windows are equally long, except those that began in another process.
  readonly #windows = new Map<string, Window>()
  readonly #options: Options & { capacity: number }

  constructor(options: Options) {
    this.#options = { capacity: 50_000, ...options }
  }

  /** Counts one request and returns the seconds its sender has to wait, 0 if none. */
  count(key: string, now: number, cost = 1): number {
    return this.#count(key, now, cost)()
  }

  /** The same, with what other processes have counted until now. */
  async countAcrossProcesses(key: string, now: number): Promise<number> {
    const secondsLeft = this.#count(key, now, 1)
    // A sender that this process refuses costs the database nothing.
    if (secondsLeft() === 0) await this.#options.sharing?.flush()
    return secondsLeft()
  }

  /** Subtracts one counted request. */
  forgive(key: string, cost = 1) {
    const window = this.#windows.get(key)
    if (!window) return
    window.count -= cost
    this.#share(key, window, -cost)
  }

  get size(): number {
    return this.#windows.size
  }

  #count(key: string, now: number, cost: number): () => number {
    const { limit, windowMs } = this.#options
    if (limit === 0) return () => 0
    this.#evict(now)
    const window = this.#windowOf(key, now) ?? { count: 0, elsewhere: 0, endsAt: now + windowMs }
    window.count += cost
    this.#windows.set(key, window)
    this.#share(key, window, cost)
    const { count } = window
    return () =>
      count + window.elsewhere > limit ? Math.max(1, Math.ceil((window.endsAt - now) / 1000)) : 0
  }

  #windowOf(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    if (window && window.endsAt > now) return window
    this.#windows.delete(key)
    return undefined
  }

  #share(key: string, window: Window, cost: number) {
    const { sharing, windowMs } = this.#options
    sharing?.add({
      key: sharing.keyOf(key),
      cost,
      windowMs,
      learn({ count, unsent, endsAt }) {
        window.elsewhere = Math.max(0, count - (window.count - unsent))
        window.endsAt = endsAt
      },
    })
  }

  #evict(now: number) {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.#options.capacity) return
      this.#windows.delete(key)
    }
  }
}
