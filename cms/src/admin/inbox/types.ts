import type { HistoryEntry } from '../../inbox/history'
import type { InboxPage, InboxRow } from '../../inbox/list'
import type { Answer, Submission as StoredSubmission } from '../../inbox/record'
import type { AsJson } from '../calls/as-json'

export type { Answer }
export type { Counts } from '../../inbox/list'
export type { Colleague } from '../../inbox/staff'

export type Row = AsJson<InboxRow>

export type SubmissionPage = AsJson<InboxPage>

export type Submission = AsJson<StoredSubmission & { history: HistoryEntry[] }>

export type Related = Pick<Row, 'form' | 'reference' | 'receivedAt' | 'state' | 'about'>
