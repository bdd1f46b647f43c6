import { randomInt } from 'node:crypto'
import type { FormName } from '@beam/contract'
import type { Database } from '../database/connection'
import type { MailKind } from './shared/kinds'
import { isRefusedForGood, LEASE_MS, nextAttempt } from './retry'
import { MAILS } from './table'
import type { Letter, Transport } from './transport'

/** A row of the outbox, as far as sending it needs. */
export type StoredMail = {
  id: number
  kind: MailKind
  form: FormName | null
  reference: string | null
  recipient: string | null
  messageId: string
  subject: string | null
  text: string | null
  html: string | null
  /** Of a reply, who wrote it; of others, who had it sent in spite of limits. */
  authorId: number | null
}

export type Composer = (
  mail: StoredMail,
) => Promise<{ letter: Letter } | { skipped: string } | { held: string }>

type Parts = {
  db: Database
  compose: Composer
  transport: Transport
  now: () => Date
  report: (message: string) => void
}

type ClaimedMail = StoredMail & { attempts: number }

const POLL_MS = 5000
const MIN_PAUSE_MS = 200
const MAX_PAUSE_MS = 2000
const BATCH = 5
const MAX_ERROR_LENGTH = 250

const columns = {
  id: 'id',
  kind: 'kind',
  form: 'form',
  reference: 'reference',
  recipient: 'recipient',
  messageId: 'message_id',
  subject: 'subject',
  text: 'text',
  html: 'html',
  authorId: 'author_id',
  attempts: 'attempts',
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/\s+/g, ' ')
    .slice(0, MAX_ERROR_LENGTH)

/** For the log, which must not hold the addresses that a server's answer quotes. */
const codeOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [responseCode, code].filter(Boolean).join(' ') || 'no code'
}

/**
 * Sends what is due in the outbox. Any number of them may run, in any number of processes. Its own
 * queries are never part of a transaction.
 */
export class MailWorker {
  readonly #parts: Parts
  #timer: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isWoken = false
  #isStopped = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Looks for due emails soon; the caller does not wait. */
  wake() {
    if (this.#isStopped) return
    this.#isWoken = true
    if (this.#running) return
    clearTimeout(this.#timer)
    this.#running = this.#run().finally(() => {
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

  /** Takes no more emails and finishes those that it holds. */
  async stop() {
    this.#isStopped = true
    clearTimeout(this.#timer)
    clearTimeout(this.#soon)
    await this.#running
    this.#parts.transport.close()
  }

  async #run() {
    this.#isWoken = false
    try {
      for (;;) {
        const emails = this.#isStopped ? [] : await this.#claimDue()
        if (emails.length === 0) return
        await Promise.all(emails.map((mail) => this.#sendOne(mail)))
      }
    } catch (error) {
      this.#parts.report(`The outbox could not be read: ${messageOf(error)}`)
    }
  }

  /** The update is conditional: of all who see an email due, one gets it. */
  async #claimDue(): Promise<ClaimedMail[]> {
    const { db, now } = this.#parts
    const { connection } = db
    const moment = now()
    const isDue = () => connection(MAILS).where({ state: 'pending' }).where('due_at', '<=', moment)
    const due: { id: number }[] = await isDue().select('id').orderBy('due_at').limit(BATCH)
    const claimed: ClaimedMail[] = []
    for (const { id } of due) {
      const changed = await isDue()
        .where({ id })
        .update({
          due_at: new Date(moment.getTime() + LEASE_MS),
          attempts: connection.raw('attempts + 1'),
        })
      if (changed === 0) continue
      const [mail]: ClaimedMail[] = await connection(MAILS).select(columns).where({ id })
      if (mail) claimed.push(mail)
    }
    return claimed
  }

  async #sendOne(mail: ClaimedMail) {
    try {
      const composed = await this.#parts.compose(mail)
      if ('skipped' in composed) return await this.#mark(mail, 'skipped', composed.skipped)
      if ('held' in composed) return await this.#mark(mail, 'held', composed.held)
      const { rejected } = await this.#parts.transport.send(composed.letter)
      const remark = rejected.length > 0 ? `Refused for ${rejected.join(', ')}` : null
      await this.#mark(mail, 'sent', remark)
    } catch (error) {
      await this.#failed(mail, error).catch((second: unknown) =>
        this.#parts.report(`Mail ${mail.id} could not be marked: ${codeOf(second)}`),
      )
    }
  }

  async #mark({ id }: StoredMail, state: 'sent' | 'skipped' | 'held', remark: string | null) {
    const { connection } = this.#parts.db
    await connection(MAILS)
      .where({ id, state: 'pending' })
      .update({
        state,
        last_error: remark?.slice(0, MAX_ERROR_LENGTH) ?? null,
        sent_at: state === 'sent' ? this.#parts.now() : null,
      })
  }

  async #failed({ id, attempts }: ClaimedMail, error: unknown) {
    const { db, now, report } = this.#parts
    const next = isRefusedForGood(error) ? null : nextAttempt(attempts, now())
    report(
      `Mail ${id} was not sent (attempt ${attempts}, ${codeOf(error)}); ` +
        (next ? `it is tried again at ${next.toISOString()}.` : 'it is given up.'),
    )
    const { connection } = db
    // Unless the lease ran out and another worker has it now.
    await connection(MAILS)
      .where({ id, state: 'pending', attempts })
      .update({
        last_error: messageOf(error),
        ...(next ? { due_at: next } : { state: 'failed' }),
      })
  }
}
