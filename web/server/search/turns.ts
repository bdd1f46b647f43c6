import { monotonicMs } from '@beam/runtime'
import { setTimeout as wait } from 'node:timers/promises'

/** Whose connection asked, and whether it is still there. */
export type Caller = { connection: object; isGone: () => boolean }

/**
 * Runs costly work one piece at a time, and then rests for as long as the piece took: together they take
 * at most half of the processor, however many are asked for.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  readonly #waiting = new Set<object>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  /** Null if too many wait already, or another of the same connection; or if nobody waits for it any more. */
  async take<T>(work: () => T, { connection, isGone }: Caller): Promise<T | null> {
    if (this.#waiting.size >= this.#max || this.#waiting.has(connection)) return null
    this.#waiting.add(connection)
    const before = this.#last
    let rest = 0
    const done = before.then(() => {
      this.#waiting.delete(connection)
      if (isGone()) return null
      const start = monotonicMs()
      try {
        return work()
      } finally {
        rest = monotonicMs() - start
      }
    })
    this.#last = done.then(
      () => wait(rest),
      () => wait(rest),
    )
    return done
  }
}
