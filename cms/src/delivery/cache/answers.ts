import type { Answer } from './answer'

type Limits = { entries: number; bytes: number }

/** Room for the compressed forms beside the plain one. */
const sizeOf = ({ body }: Answer) => Math.ceil(body.length * 1.6) + 1024

/** Answers of one revision, the least recently asked for leaving first; a new revision empties it. */
export class Answers {
  #revision = ''
  #bytes = 0
  readonly #held = new Map<string, Answer>()
  readonly #underWay = new Map<string, Promise<Answer | undefined>>()
  readonly #limits: Limits

  constructor(limits: Limits = { entries: 2000, bytes: 64 * 1024 * 1024 }) {
    this.#limits = limits
  }

  get size() {
    return this.#held.size
  }

  /** `make` runs once for all who ask at the same time; whoever gets nothing has to ask for himself. */
  async get(
    revision: string,
    key: string,
    make: () => Promise<Answer | undefined>,
  ): Promise<{ answer: Answer | undefined; isMine: boolean }> {
    this.#turnTo(revision)
    const held = this.#held.get(key)
    if (held) {
      this.#held.delete(key)
      this.#held.set(key, held)
      return { answer: held, isMine: false }
    }
    const underWay = this.#underWay.get(key)
    if (underWay) return { answer: await underWay.catch(() => undefined), isMine: false }
    const making = make()
    this.#underWay.set(key, making)
    try {
      const answer = await making
      if (answer && this.#revision === revision) this.#keep(key, answer)
      return { answer, isMine: true }
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
    }
  }

  #turnTo(revision: string) {
    if (revision === this.#revision) return
    this.#revision = revision
    this.#bytes = 0
    this.#held.clear()
    this.#underWay.clear()
  }

  #keep(key: string, answer: Answer) {
    if (sizeOf(answer) > this.#limits.bytes / 4) return
    this.#held.set(key, answer)
    this.#bytes += sizeOf(answer)
    for (const [oldest, other] of this.#held) {
      if (this.#held.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return
      this.#held.delete(oldest)
      this.#bytes -= sizeOf(other)
    }
  }
}
