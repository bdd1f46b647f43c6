import { setImmediate as nextTurn } from 'node:timers/promises'

type Work<Result> = () => Promise<Result>
type Transaction = (work: Work<void>) => Promise<unknown>

type Pending<Result> = {
  work: Work<Result>
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** Limits how long the first in a group waits for the rest. */
const MAX_GROUP = 50

/**
 * Every commit waits for the disk, and SQLite blocks the whole process while it does. Work that
 * arrives meanwhile runs in one transaction and resolves after its commit. If the group fails,
 * it is rolled back and each member runs again in its own transaction.
 */
export class GroupCommit<Result> {
  readonly #transaction: Transaction
  #pending: Pending<Result>[] = []
  #isRunning = false

  constructor(transaction: Transaction) {
    this.#transaction = transaction
  }

  run(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ work, resolve, reject })
      if (!this.#isRunning) void this.#drain()
    })
  }

  async #drain() {
    this.#isRunning = true
    while (this.#pending.length > 0) {
      // Lets requests that arrived in the same turn join the group.
      await nextTurn()
      await this.#commit(this.#pending.splice(0, MAX_GROUP))
    }
    this.#isRunning = false
  }

  async #commit(group: Pending<Result>[]) {
    try {
      const results: Result[] = []
      await this.#transaction(async () => {
        for (const { work } of group) results.push(await work())
      })
      for (const [index, result] of results.entries()) group[index]?.resolve(result)
    } catch (error) {
      const [first, ...others] = group
      if (others.length === 0) return first?.reject(error)
      for (const member of group) await this.#commit([member])
    }
  }
}
