import { monotonicMs } from '@beam/runtime'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs costly work one piece at a time, and then rests for as long as the piece took: together they take
 * at most half of the processor, however many are asked for.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** Null if too many wait already. */
  take<T>(work: () => T): Promise<T> | null {
    if (this.#waiting >= this.#max) return null
    this.#waiting += 1
    const before = this.#last
    let rest = 0
    const done = before.then(() => {
      const start = monotonicMs()
      try {
        return work()
      } finally {
        rest = monotonicMs() - start
        this.#waiting -= 1
      }
    })
    this.#last = done.then(
      () => wait(rest),
      () => wait(rest),
    )
    return done
  }
}
