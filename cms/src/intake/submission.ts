import type { FormName } from '@beam/contract'
import type { Signals } from './signals'

export type Payload = Readonly<Record<string, string | boolean>>

/** A post that passed every check. */
export type Submission = {
  form: FormName
  payload: Payload
  signals: Signals
  key: string | null
}
