import { setTimeout as delay } from 'node:timers/promises'
import { monotonicMs } from '@app/runtime'
import { wallClock } from '@app/contract'
import type { ImapFlow } from 'imapflow'
import type { Lease } from '../../platform/jobs/lease'
import { DAYS_READ } from './table'

/** How far a folder was read. Its UIDs grow, until the server begins them anew with another validity. */
export type Position = {
  mailbox: string
  validity: string
  uid: number
  /** How often reading the next email was begun and not finished. */
  attempts?: number
}

export type FetchedEmail = { source: Buffer; isWhole: boolean; receivedAt: Date }

type Parts = {
  lease: Lease
  connect: () => ImapFlow
  folder: string
  /** Identifies the mailbox among those that were configured earlier. */
  mailbox: string
  maxBytes: number
  readPosition: () => Promise<Position | null>
  writePosition: (position: Position) => Promise<void>
  /** Returns whether the email is stored, now or since an earlier time. Throws to be given it again later. */
  take: (email: FetchedEmail) => Promise<boolean>
  report: (level: 'info' | 'warn', message: string) => void
}

export const LEASE_MS = 60_000
const RENEW_MS = 15_000
const POLL_MS = 60_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 300_000
/** After so many attempts an email is left alone, so that those behind it are read. */
const MOST_ATTEMPTS = 5

/** An error as the log names it: a server's response can quote addresses and passwords, which it must not hold. */
const codeOf = (error: unknown): string => {
  const { code, serverResponseCode, authenticationFailed } = error as Record<string, unknown>
  if (authenticationFailed) return 'the login was refused'
  return [serverResponseCode, code].filter(Boolean).join(' ') || 'no code'
}

/** A reason to read on later, which the log may hold. */
export class ReadLater extends Error {
  override name = 'ReadLater'
}

/** Reads new emails from an IMAP folder, in one of all processes. */
export class MailboxReader {
  readonly #parts: Parts
  readonly #stopped = new AbortController()
  #running: Promise<void> | undefined
  #client: ImapFlow | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start() {
    this.#running ??= this.#run()
  }

  /** Resolves once the email that is being read is finished. */
  async stop() {
    this.#stopped.abort()
    await this.#running
  }

  /** Closes the connection without waiting for the server. */
  cutOff() {
    this.#client?.close()
  }

  get #isStopped() {
    return this.#stopped.signal.aborted
  }

  async #pause(ms: number) {
    await delay(ms, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => undefined)
  }

  async #run() {
    const { lease, report } = this.#parts
    let failures = 0
    while (!this.#isStopped)
      try {
        if (await lease.hold())
          await this.#readWhileHeld(() => {
            if (failures > 0) report('info', 'The mailbox can be read again.')
            failures = 0
          })
        else await this.#pause(RENEW_MS)
      } catch (error) {
        if (this.#isStopped) break
        const ms = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
        failures += 1
        const why = error instanceof ReadLater ? error.message : codeOf(error)
        report('warn', `The mailbox could not be read (${why}); next attempt in ${ms / 1000} s.`)
        await this.#pause(ms)
      }
    await lease.giveUp().catch(() => undefined)
  }

  async #readWhileHeld(onRead: () => void) {
    const { connect, folder, lease } = this.#parts
    const client = connect()
    this.#client = client
    const changed = new Change()
    let failure: unknown
    client.on('error', (error) => (failure = error))
    client.on('exists', () => changed.happen())
    client.on('close', () => changed.happen())
    const onStop = () => changed.happen()
    this.#stopped.signal.addEventListener('abort', onStop)
    try {
      await client.connect()
      await client.mailboxOpen(folder)
      let polledAt = -Infinity
      let mayHaveNew = true
      while (!this.#isStopped && (await lease.hold())) {
        if (mayHaveNew || monotonicMs() - polledAt > POLL_MS) {
          polledAt = monotonicMs()
          await this.#readNew(client)
          onRead()
        }
        mayHaveNew = await changed.within(RENEW_MS)
        if (!client.usable) throw failure ?? new ReadLater('the connection was closed')
      }
    } finally {
      this.#stopped.signal.removeEventListener('abort', onStop)
      if (client.usable && this.#isStopped) await client.logout().catch(() => undefined)
      client.close()
    }
  }

  async #readNew(client: ImapFlow) {
    const { mailbox, readPosition, writePosition, lease, report } = this.#parts
    if (!client.mailbox) return
    const validity = String(client.mailbox.uidValidity)
    const position = await readPosition()
    const isKnown = position?.mailbox === mailbox && position.validity === validity
    const after = isKnown ? position.uid : 0
    const since = new Date(wallClock() - DAYS_READ * 86_400_000)
    const query = isKnown ? { uid: `${after + 1}:*` } : { since }
    const found = await client.search(query, { uid: true })
    if (!found) throw new ReadLater('the search was refused')
    // A range up to `*` contains the newest email, even if its UID is below the range.
    const uids = found.filter((uid) => uid > after).toSorted((one, other) => one - other)
    let storedCount = 0
    let readCount = 0
    let before: Position = {
      mailbox,
      validity,
      uid: after,
      attempts: isKnown ? position.attempts : 0,
    }
    for (const uid of uids) {
      if (this.#isStopped || !(await lease.hold())) break
      const isStored = await this.#tryOne(client, uid, before)
      readCount += 1
      if (isStored) storedCount += 1
      before = { mailbox, validity, uid }
      await writePosition(before)
    }
    if (readCount > 0)
      report(
        'info',
        `Emails read: ${readCount}, stored: ${storedCount}, left unread in the mailbox: ${readCount - storedCount}.`,
      )
  }

  /** An attempt is counted before it is made: it may end the process. */
  async #tryOne(client: ImapFlow, uid: number, before: Position): Promise<boolean> {
    const { writePosition, report } = this.#parts
    const { attempts = 0 } = before
    if (attempts >= MOST_ATTEMPTS) {
      report('warn', `An email could not be read ${attempts} times and is left in the mailbox.`)
      return false
    }
    await writePosition({ ...before, attempts: attempts + 1 })
    try {
      return await this.#readOne(client, uid)
    } catch (error) {
      // The email is not at fault, so the attempt does not count.
      if (error instanceof ReadLater || !client.usable) await writePosition(before)
      throw error
    }
  }

  async #readOne(client: ImapFlow, uid: number): Promise<boolean> {
    const { maxBytes, take } = this.#parts
    const query = { size: true, internalDate: true, source: { maxLength: maxBytes } }
    const message = await client.fetchOne(String(uid), query, { uid: true })
    // Somebody deleted it meanwhile.
    if (!message || !message.source) return false
    const { source, size = source.length, internalDate } = message
    const isStored = await take({
      source,
      isWhole: size <= maxBytes,
      receivedAt: new Date(internalDate ?? new Date()),
    })
    if (isStored) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    return isStored
  }
}

/** Something that happens at any time, also while nobody waits for it. */
class Change {
  #hasHappened = false
  #wake: (() => void) | undefined

  happen() {
    this.#hasHappened = true
    this.#wake?.()
  }

  /** Waits until it happens, or for this time; returns whether it has happened since the last call. */
  async within(ms: number): Promise<boolean> {
    if (!this.#hasHappened) {
      const waiting = new AbortController()
      this.#wake = () => waiting.abort()
      await delay(ms, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined)
      this.#wake = undefined
    }
    const hasHappened = this.#hasHappened
    this.#hasHappened = false
    return hasHappened
  }
}
