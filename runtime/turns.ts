import { setTimeout as wait } from 'node:timers/promises'
import { monotonicMs } from './monotonic-clock'

/** Who asked: a connection, or a sender's IP address; and whether anybody still waits for the result. */
export type Caller = { key: unknown; isGone: () => boolean }

type Limits = {
  /** Pieces of work that may wait at a time, of all callers. */
  all: number
  /** Of one caller. */
  each: number
}

/**
 * Runs costly work one piece at a time, and then rests for as long as the piece took: together they take
 * at most half of the processor, however many are asked for.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  readonly #waiting: unknown[] = []
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Null if too many wait already, of all or of this caller; or if nobody waits for it any more. */
  async take<T>(work: () => T | Promise<T>, { key, isGone }: Caller): Promise<T | null> {
    const { all, each } = this.#limits
    const own = this.#waiting.filter((one) => one === key)
    if (this.#waiting.length >= all || own.length >= each) return null
    this.#waiting.push(key)
    const before = this.#last
    let rest = 0
    const done = before.then(async () => {
      this.#waiting.splice(this.#waiting.indexOf(key), 1)
      if (isGone()) return null
      const start = monotonicMs()
      try {
        return await work()
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
