import { monotonicMs } from '@beam/contract/server'

/** Where the content stands: the start it belongs to, and the number of changes. */
export type Mark = { epoch: string; value: number }

type Options = {
  read: () => Promise<Mark>
  report: (error: unknown) => void
  /** How long a mark is believed before the database is asked again; other programs write to it too. */
  trustedForMs?: number
  /** How long a reader waits for the database before taking the mark that is known. */
  patienceMs?: number
}

/** The revision as this process knows it, and whoever waits for the next one. */
export class RevisionClock {
  #mark: Mark | undefined
  #checkedAt = -Infinity
  #reading: Promise<void> | undefined
  #patience: Promise<void> | undefined
  #poll: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #waiters = new Set<() => void>()
  readonly #options: Required<Options>

  constructor(options: Options) {
    this.#options = { trustedForMs: 300, patienceMs: 250, ...options }
  }

  get label(): string {
    return this.#mark ? `${this.#mark.epoch}-${this.#mark.value}` : ''
  }

  /** Marks may arrive out of order; within one epoch the number only grows. */
  accept(mark: Mark) {
    const known = this.#mark
    if (known && known.epoch === mark.epoch && known.value >= mark.value) return
    this.#mark = mark
    for (const wake of this.#waiters) wake()
  }

  async current(): Promise<string> {
    if (!this.#reading && monotonicMs() - this.#checkedAt >= this.#options.trustedForMs)
      this.#read()
    await (this.#mark ? this.#patience : this.#reading)
    return this.label
  }

  /** The first revision other than `after`; the present one when time runs out or the caller leaves. */
  async next(after: string, milliseconds: number, hasLeft: AbortSignal): Promise<string> {
    const now = await this.current()
    if (now !== after || this.#isStopped || hasLeft.aborted) return now
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        hasLeft.removeEventListener('abort', wake)
        this.#waiters.delete(wake)
        this.#pollWhileAwaited()
        resolve(this.label)
      }
      const timer = setTimeout(wake, milliseconds)
      hasLeft.addEventListener('abort', wake)
      this.#waiters.add(wake)
      this.#pollWhileAwaited()
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
      .then((mark) => this.accept(mark), this.#options.report)
      .finally(() => {
        this.#reading = undefined
      })
    this.#reading = reading
    let limit: NodeJS.Timeout
    const limited = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, this.#options.patienceMs)
    })
    this.#patience = Promise.race([reading, limited]).finally(() => {
      clearTimeout(limit)
      this.#patience = undefined
    })
  }

  #pollWhileAwaited() {
    if (this.#waiters.size === 0) {
      clearInterval(this.#poll)
      this.#poll = undefined
    } else this.#poll ??= setInterval(() => void this.current(), this.#options.trustedForMs)
  }
}
