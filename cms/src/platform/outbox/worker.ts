import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import { type Database } from '../database/connection'
import { LEASE_MS } from './retry'

/** The columns that a worker reads; its table also has `state`, `due_at`, `last_error` and `sent_at`. */
type Waiting = { id: number; attempts: number }

type Outcome = { state: 'sent' | 'skipped' | 'held'; remark?: string | null }

/** A table of what is to be sent, and how. */
export type Work<Row extends Waiting> = {
  table: string
  /** The values of the columns of the rows that it takes, where several workers share a table. */
  only?: Readonly<Record<string, string>>
  columns: Readonly<Record<keyof Row & string, string>>
  /** What the log calls a row. */
  name: string
  send: (row: Row) => Promise<Outcome>
  /** When to try again after so many attempts; null to give up. */
  nextAttempt: (attempts: number, now: Date, error: unknown) => Date | null
  close?: () => void
}

type Parts<Row extends Waiting> = {
  db: Pick<Database, 'connection'>
  work: Work<Row>
  now: () => Date
  report: (message: string) => void
}

const POLL_MS = 5000
const MIN_PAUSE_MS = 200
const MAX_PAUSE_MS = 2000
const BATCH = 5
const MAX_ERROR_LENGTH = 250

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_ERROR_LENGTH)

/** The code of an error, for the log, which must not hold the addresses that a server's response quotes. */
const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [responseCode, code].filter(Boolean).join(' ') || 'no code'
}

/**
 * Sends what is due. Any number of them may run, in any number of processes. Its queries are never part of a
 * transaction, although somebody may wake it in one.
 */
export class OutboxWorker<Row extends Waiting> {
  readonly #parts: Parts<Row>
  /** Runs a query outside of the transaction that woke this worker. */
  readonly #outside = AsyncLocalStorage.snapshot()
  #timer: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isWoken = false
  #isStopped = false

  constructor(parts: Parts<Row>) {
    this.#parts = parts
  }

  /** Begins to send what is due, without waiting for it. */
  wake() {
    if (this.#isStopped) return
    this.#isWoken = true
    if (this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#outside(() => this.#run()).finally(() => {
      this.#running = undefined
      if (this.#isStopped) return
      if (this.#isWoken) this.wake()
      else this.#timer = setTimeout(() => this.wake(), POLL_MS).unref()
    })
  }

  /** After a random pause: how long a visitor's next requests take must not tell whether the last caused an email. */
  wakeSoon() {
    if (this.#isStopped) return
    this.#soon ??= setTimeout(
      () => {
        this.#soon = undefined
        this.wake()
      },
      randomInt(MIN_PAUSE_MS, MAX_PAUSE_MS),
    ).unref()
  }

  /** Takes no more rows and finishes those that it holds. */
  async stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
    clearTimeout(this.#soon)
    await this.#running
    this.#parts.work.close?.()
  }

  async #run() {
    this.#isWoken = false
    try {
      for (;;) {
        const rows = this.#isStopped ? [] : await this.#claimDue()
        if (rows.length === 0) return
        await Promise.all(rows.map((row) => this.#sendOne(row)))
      }
    } catch (error) {
      const { report, work } = this.#parts
      report(`${work.table} could not be read: ${messageOf(error)}`)
    }
  }

  /** The update is conditional: of all who see a row due, one gets it. */
  async #claimDue(): Promise<Row[]> {
    const { db, now, work } = this.#parts
    const { connection } = db
    const moment = now()
    const isDue = () =>
      connection(work.table)
        .where({ ...work.only, state: 'pending' })
        .where('due_at', '<=', moment)
    const due: { id: number }[] = await isDue().select('id').orderBy('due_at').limit(BATCH)
    const claimed: Row[] = []
    for (const { id } of due) {
      const changed = await isDue()
        .where({ id })
        .update({
          due_at: new Date(moment.getTime() + LEASE_MS),
          attempts: connection.raw('attempts + 1'),
        })
      if (changed === 0) continue
      const [row]: Row[] = await connection(work.table).select(work.columns).where({ id })
      if (row) claimed.push(row)
    }
    return claimed
  }

  async #sendOne(row: Row) {
    const { work, report } = this.#parts
    try {
      await this.#mark(row, await work.send(row))
    } catch (error) {
      await this.#failed(row, error).catch((second: unknown) =>
        report(`${work.name} ${row.id} could not be marked: ${codeOf(second)}`),
      )
    }
  }

  async #mark({ id }: Row, { state, remark }: Outcome) {
    const { db, now, work } = this.#parts
    await db
      .connection(work.table)
      .where({ id, state: 'pending' })
      .update({
        state,
        last_error: remark?.slice(0, MAX_ERROR_LENGTH) ?? null,
        sent_at: state === 'sent' ? now() : null,
      })
  }

  async #failed({ id, attempts }: Row, error: unknown) {
    const { db, now, report, work } = this.#parts
    const next = work.nextAttempt(attempts, now(), error)
    report(
      `${work.name} ${id} was not sent (attempt ${attempts}, ${codeOf(error)}); ` +
        (next ? `it is tried again at ${next.toISOString()}.` : 'it is given up.'),
    )
    // It changes nothing if the lease ran out and another worker has the row now.
    await db
      .connection(work.table)
      .where({ id, state: 'pending', attempts })
      .update({
        last_error: messageOf(error),
        ...(next ? { due_at: next } : { state: 'failed' }),
      })
  }
}
