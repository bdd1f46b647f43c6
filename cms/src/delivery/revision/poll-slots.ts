import type { Reader } from '../reader'

type Limits = { siteServer: number; others: number; othersPerAddress: number }

/**
 * Limits concurrent long polls. The site's server has slots reserved for it, which clients with the
 * token embedded in every page cannot take; of the others, one IP address gets only a few.
 */
export class PollSlots {
  #siteServer = 0
  #others = 0
  readonly #byAddress = new Map<string, number>()
  readonly #limits: Limits

  constructor(limits: Limits = { siteServer: 100, others: 200, othersPerAddress: 8 }) {
    this.#limits = limits
  }

  /** Returns the function that releases the slot, or undefined if none is free. */
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
