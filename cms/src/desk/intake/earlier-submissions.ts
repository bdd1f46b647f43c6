import { createHash } from 'node:crypto'
import { type FormName, staffViewOf } from '@app/contract'
import { RateLimit } from '../../platform/http/rate-limit'
import type { Sender } from '../../platform/http/sender-limit'
import { comparedText, type Earlier } from './spam-score'
import type { Payload } from './submission'

const HOUR_MS = 3_600_000

const FEW = 5

type Received = { form: FormName; payload: Payload; sender: Sender }

type Counted = Earlier & {
  /** Takes the counts back, for a submission that was not stored. */
  forget: () => void
}

const nothingEarlier: Counted = {
  isOneOfMany: false,
  isFlood: false,
  isRepeated: false,
  forget: () => undefined,
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Counts submissions by their sender and by their text, in this process's memory: a query would slow every
 * post down, and neither an IP address nor a digest of what somebody wrote is stored.
 */
export class EarlierSubmissions {
  readonly #bySender = new RateLimit({ limit: FEW, windowMs: HOUR_MS })
  /** Past this limit, too, a sender is suspicious: else one IP address could use up all visitors' emails of an hour. */
  readonly #flood: RateLimit
  readonly #byText = new RateLimit({ limit: 1, windowMs: 24 * HOUR_MS })

  constructor(postsPerMinute: number) {
    this.#flood = new RateLimit({ limit: postsPerMinute, windowMs: HOUR_MS })
  }

  count({ form, payload, sender }: Received, now: number): Counted {
    // A form without a reply address is the cookie choice, in which nobody writes anything.
    if (staffViewOf(form).replyTo === null) return nothingEarlier
    const from = sender.prefix ?? sender.address
    const text = comparedText(form, payload)
    const key = text === null ? null : digestOf(text)
    return {
      isOneOfMany: this.#bySender.count(from, now) > 0,
      isFlood: this.#flood.count(from, now) > 0,
      isRepeated: key !== null && this.#byText.count(key, now) > 0,
      forget: () => {
        this.#bySender.forgive(from)
        this.#flood.forgive(from)
        if (key !== null) this.#byText.forgive(key)
      },
    }
  }
}
