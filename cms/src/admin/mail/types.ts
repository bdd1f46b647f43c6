import type { Mail as StoredMail, MailRow as StoredMailRow } from '../../mail/list'
import type { MailState } from '../../mail/kinds'
import type { AsJson } from '../calls/as-json'

export type MailRow = AsJson<StoredMailRow>

export type Mail = AsJson<StoredMail>

export type MailStatus = { isOn: boolean; from: string; counts: Record<MailState, number> }

export type MailPage = { rows: MailRow[]; hasOlder: boolean }
