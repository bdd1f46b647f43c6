import { refuse, type Refusal } from '@beam/contract'
import { sentenceFor } from './sentences'

type Detail = { refusal?: Refusal; headers?: Record<string, string> }

/** Thrown wherever a request is turned down; the refusals middleware answers with it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal
  readonly headers: Record<string, string>

  constructor(
    readonly status: number,
    { refusal = refuse(sentenceFor(status)), headers = {} }: Detail = {},
  ) {
    super(refusal.message)
    this.refusal = refusal
    this.headers = headers
  }
}
