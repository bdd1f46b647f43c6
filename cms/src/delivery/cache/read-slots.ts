import { setImmediate as oneTurn } from 'node:timers/promises'
import { Refused } from '../../platform/refusals/refused'
import type { Reader } from '../reader'

type Limits = { atOnce: number; waiting: number }

/**
 * Limits concurrent database reads by clients with the token embedded in every page, so that
 * submissions and the site's server always get their turn at the database.
 */
export class ReadSlots {
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #limits: Limits

  constructor(limits: Limits = { atOnce: 2, waiting: 100 }) {
    this.#limits = limits
  }

  async run<Result>(reader: Reader | undefined, read: () => Promise<Result>): Promise<Result> {
    if (reader === 'site server') return read()
    await this.#take()
    try {
      // SQLite returns within the same turn: without this no request could arrive between two reads.
      await oneTurn()
      return await read()
    } finally {
      // The next in line takes over the slot.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #take() {
    if (this.#running < this.#limits.atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= this.#limits.waiting)
      throw new Refused(503, 'Too many reads are in flight. Please try again in a moment.', {
        'Retry-After': '1',
      })
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
