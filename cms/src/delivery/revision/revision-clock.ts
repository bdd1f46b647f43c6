import { monotonicMs } from '@app/runtime'

/** `epoch` identifies the start of the cms, `value` counts changes. */
export type Revision = { epoch: string; value: number }

type Options = {
  read: () => Promise<Revision>
  report: (error: unknown) => void
  /** The revision is read again after this time, since other processes write to the database too. */
  maxAgeMs?: number
  /** A caller waits this long for the database, then gets the last known revision. */
  readTimeoutMs?: number
}

/** The latest revision that this process knows, and the callers that wait for the next one. */
export class RevisionClock {
  #revision: Revision | undefined
  #checkedAt = -Infinity
  #changedAt = monotonicMs()
  #reading: Promise<void> | undefined
  #limitedRead: Promise<void> | undefined
  #poll: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #waiters = new Set<() => void>()
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { maxAgeMs: 300, readTimeoutMs: 250, ...options }
  }

  get label(): string {
    return this.#revision ? `${this.#revision.epoch}-${this.#revision.value}` : ''
  }

  /** Another one with each start of a cms: what is read by other code, or from a restored backup, may differ. */
  get epoch(): string {
    return this.#revision?.epoch ?? ''
  }

  /** The seconds since the revision changed, or since the start. */
  get ageSeconds(): number {
    return (monotonicMs() - this.#changedAt) / 1000
  }

  /** Takes a revision if it is newer: they may arrive out of order, and within one epoch the number only grows. */
  accept(revision: Revision) {
    const known = this.#revision
    if (known && known.epoch === revision.epoch && known.value >= revision.value) return
    this.#revision = revision
    this.#changedAt = monotonicMs()
    for (const wake of this.#waiters) wake()
  }

  async current(): Promise<string> {
    if (!this.#reading && monotonicMs() - this.#checkedAt >= this.#options.maxAgeMs) this.#read()
    // Until the first revision is known, there is nothing to return instead of the database's answer.
    await (this.#revision ? this.#limitedRead : this.#reading)
    return this.label
  }

  /** The first revision other than `after`, or the current one on timeout, abort or shutdown. */
  async next(after: string, timeoutMs: number, signal: AbortSignal): Promise<string> {
    const now = await this.current()
    if (now !== after || this.#isStopped || signal.aborted) return now
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        this.#waiters.delete(wake)
        this.#pollWhileWaiting()
        resolve(this.label)
      }
      const timer = setTimeout(wake, timeoutMs)
      signal.addEventListener('abort', wake)
      this.#waiters.add(wake)
      this.#pollWhileWaiting()
    })
  }

  stop() {
    this.#isStopped = true
    for (const wake of this.#waiters) wake()
  }

  #read() {
    this.#checkedAt = monotonicMs()
    const reading = this.#options
      .read()
      .then((revision) => this.accept(revision), this.#options.report)
      .finally(() => {
        this.#reading = undefined
      })
    this.#reading = reading
    let timer: NodeJS.Timeout
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.readTimeoutMs)
    })
    this.#limitedRead = Promise.race([reading, timeout]).finally(() => {
      clearTimeout(timer)
      this.#limitedRead = undefined
    })
  }

  #pollWhileWaiting() {
    if (this.#waiters.size === 0) {
      clearInterval(this.#poll)
      this.#poll = undefined
    } else this.#poll ??= setInterval(() => void this.current(), this.#options.maxAgeMs)
  }
}
