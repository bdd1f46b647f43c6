const SECOND_MS = 1_000

/** Lets so many lines through in a second, and counts those that it held back. */
export class LineBudget {
  #second = -Infinity
  #written = 0
  #skipped = 0

  constructor(private readonly perSecond: number) {}

  /** Undefined: write nothing. Else the number of lines that were skipped before this one. */
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
