import type { HistoryEntry } from '../server/history'
import type { InboxPage, InboxRow } from '../server/list'
import type { Answer, Submission as StoredSubmission } from '../server/read-submission'
import type { AsJson } from '../../../platform/panel/calls/as-json'

export type { Answer }
export type { Counts } from '../server/list'
export type { Colleague } from '../shared/calls'

export type Row = AsJson<InboxRow>

export type SubmissionPage = AsJson<InboxPage>

export type Submission = AsJson<StoredSubmission & { history: HistoryEntry[] }>

export type Related = Pick<Row, 'form' | 'reference' | 'receivedAt' | 'state' | 'name' | 'about'>
