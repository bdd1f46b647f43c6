type Limits = {
  /** Slots of all clients. */
  all: number
  /** Of one client. */
  each: number
}

/** Bounds what goes on at once, of all clients and of each. */
export class Slots {
  readonly #held = new Map<string, number>()
  readonly #limits: Limits

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** False if no slot is free for this client. */
  take(client: string): boolean {
    const held = this.#held.get(client) ?? 0
    const all = [...this.#held.values()].reduce((sum, count) => sum + count, 0)
    if (held >= this.#limits.each || all >= this.#limits.all) return false
    this.#held.set(client, held + 1)
    return true
  }

  leave(client: string) {
    const left = (this.#held.get(client) ?? 0) - 1
    if (left > 0) this.#held.set(client, left)
    else this.#held.delete(client)
  }
}
