import { refuse, type Refusal } from '@app/contract'
import { defaultMessage } from './default-messages'

/** Thrown to refuse a request; the refusals middleware, or the guard of the panel's routes, responds. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal

  constructor(
    readonly status: number,
    /** A sentence, or one for each field. */
    said: string | Refusal = defaultMessage(status),
    readonly headers: Record<string, string> = {},
  ) {
    const refusal = typeof said === 'string' ? refuse(said) : said
    super(refusal.message)
    this.refusal = refusal
  }
}
