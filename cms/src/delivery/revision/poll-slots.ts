import type { Reader } from '../reader'

type Limits = { siteServer: number; others: number; othersPerAddress: number }

/**
 * How many may wait for the next revision. The site's server has slots of its own: the token that
 * every page shows can't fill them, and one address that holds it can't take all of the rest.
 */
export class PollSlots {
  #siteServer = 0
  #others = 0
  readonly #byAddress = new Map<string, number>()
  readonly #limits: Limits

  constructor(limits: Limits = { siteServer: 100, others: 200, othersPerAddress: 8 }) {
    this.#limits = limits
  }

  /** Gives the way to give the slot back, or nothing when there is none. */
  take(reader: Reader | undefined, address: string): (() => void) | undefined {
    return reader === 'site server' ? this.#takeReserved() : this.#takeShared(address)
  }

  #takeReserved() {
    if (this.#siteServer >= this.#limits.siteServer) return undefined
    this.#siteServer += 1
    return () => void (this.#siteServer -= 1)
  }

  #takeShared(address: string) {
    const held = this.#byAddress.get(address) ?? 0
    if (this.#others >= this.#limits.others || held >= this.#limits.othersPerAddress)
      return undefined
    this.#others += 1
    this.#byAddress.set(address, held + 1)
    return () => {
      this.#others -= 1
      const left = (this.#byAddress.get(address) ?? 0) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    }
  }
}
