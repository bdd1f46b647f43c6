import { setImmediate as oneTurn } from 'node:timers/promises'

type Work<Result> = () => Promise<Result>
type Transaction = (work: Work<void>) => Promise<unknown>

type Waiting<Result> = {
  work: Work<Result>
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** So that nobody waits long for the others. */
const MOST_AT_ONCE = 50

/**
 * Every commit waits for the disk, and with SQLite everyone waits with it. What arrives meanwhile is
 * done in one transaction, each answered once that is committed. If anything in it fails, nothing of
 * it was kept, and each is tried by itself.
 */
export class SharedCommit<Result> {
  readonly #transaction: Transaction
  #waiting: Waiting<Result>[] = []
  #isAtWork = false

  constructor(transaction: Transaction) {
    this.#transaction = transaction
  }

  run(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject })
      if (!this.#isAtWork) void this.#workOff()
    })
  }

  async #workOff() {
    this.#isAtWork = true
    while (this.#waiting.length > 0) {
      // Whoever knocked at the same time is let in first.
      await oneTurn()
      await this.#together(this.#waiting.splice(0, MOST_AT_ONCE))
    }
    this.#isAtWork = false
  }

  async #together(group: Waiting<Result>[]) {
    try {
      const results: Result[] = []
      await this.#transaction(async () => {
        for (const { work } of group) results.push(await work())
      })
      for (const [index, result] of results.entries()) group[index]?.resolve(result)
    } catch (error) {
      const [first, ...others] = group
      if (others.length === 0) return first?.reject(error)
      for (const each of group) await this.#together([each])
    }
  }
}
