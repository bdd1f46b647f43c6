import { refuse, type Refusal } from '@beam/contract'
import { defaultMessage } from './default-messages'

type Detail = { refusal?: Refusal; headers?: Record<string, string> }

/** Thrown to refuse a request; the refusals middleware turns it into the response. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  readonly headers: Record<string, string>

  constructor(
    readonly status: number,
    { refusal = refuse(defaultMessage(status)), headers = {} }: Detail = {},
  ) {
    super(refusal.message)
    this.refusal = refusal
    this.headers = headers
  }
}
