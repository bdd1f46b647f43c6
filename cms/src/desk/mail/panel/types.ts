import type { Mail as StoredMail, MailRow as StoredMailRow } from '../server/list'
import type { MailState } from '../../../platform/outbox/shared/kinds'
import type { AsJson } from '../../../platform/panel/calls/as-json'

export type MailRow = AsJson<StoredMailRow>

export type Mail = AsJson<StoredMail>

export type MailStatus = { isOn: boolean; from: string; counts: Record<MailState, number> }

export type MailPage = { rows: MailRow[]; hasOlder: boolean }

export type Placeholder = { name: string; meaning: string }
