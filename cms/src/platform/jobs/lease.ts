import type { Database } from '../database/connection'
import { DAILY_JOBS, dueJob } from './table'

/**
 * Lets one of all processes do something for as long as it renews the lease; another gets it once this
 * one has not for `ms`, or gave it up. Its queries are never part of a transaction.
 */
export class Lease {
  readonly #db: Database
  readonly #name: string
  readonly #ms: number
  #renewedAt: Date | undefined

  constructor(db: Database, name: string, ms: number) {
    this.#db = db
    this.#name = name
    this.#ms = ms
  }

  /** Takes or renews it. The update is conditional: of all who see it free, one gets it. */
  async hold(): Promise<boolean> {
    const now = new Date()
    const { connection } = this.#db
    if (!this.#renewedAt)
      await connection(DAILY_JOBS)
        .insert({ name: this.#name, ran_at: new Date(0) })
        .onConflict('name')
        .ignore()
    const row = this.#renewedAt
      ? connection(DAILY_JOBS).where({ name: this.#name, ran_at: this.#renewedAt })
      : dueJob(this.#db, this.#name, now, this.#ms)
    const changed = await row.update({ ran_at: now })
    this.#renewedAt = changed > 0 ? now : undefined
    return changed > 0
  }

  async giveUp() {
    if (!this.#renewedAt) return
    await this.#db
      .connection(DAILY_JOBS)
      .where({ name: this.#name, ran_at: this.#renewedAt })
      .update({ ran_at: new Date(0) })
    this.#renewedAt = undefined
  }
}
