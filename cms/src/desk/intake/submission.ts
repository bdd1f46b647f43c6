import type { FormName } from '@app/contract'
import type { Signals } from './signals'
import type { SpamVerdict } from './shared/spam-reasons'

export type Payload = Readonly<Record<string, string | boolean>>

/** What became of a submission; a conflict is one whose key was used for other content. */
export type Outcome =
  | { kind: 'stored'; reference: string }
  | { kind: 'replayed'; reference: string }
  | { kind: 'conflict' }

/** A validated submission. */
export type Submission = {
  form: FormName
  payload: Payload
  signals: Signals
  spam: SpamVerdict
  key: string | null
}
