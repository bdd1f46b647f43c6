const SECOND_MS = 1_000

/** Limits the lines logged per second, and counts those that were skipped. */
export class LineBudget {
  #second = -Infinity
  #written = 0
  #skipped = 0

  constructor(private readonly perSecond: number) {}

  /** The number of lines skipped before this one; undefined if this one must be skipped too. */
  spend(now: number): number | undefined {
    if (now - this.#second >= SECOND_MS) {
      this.#second = now
      this.#written = 0
    }
    if (this.#written >= this.perSecond) {
      this.#skipped += 1
      return undefined
    }
    this.#written += 1
    const skipped = this.#skipped
    this.#skipped = 0
    return skipped
  }
}
