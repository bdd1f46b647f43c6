import type { FormName } from '@beam/contract'
import type { ReviewState } from './review-states'

// What the inbox's calls answer; dates travel as ISO text.

export type Row = {
  id: number
  form: FormName
  reference: string
  receivedAt: string
  state: ReviewState
  assigneeId: number | null
  name: string | null
  email: string | null
  company: string | null
  about: string | null
  spamScore: number
  version: number
}

export type Page = { rows: Row[]; hasOlder: boolean; hasNewer: boolean }

export type Colleague = { id: number; name: string }

export type Change = { state?: ReviewState; assigneeId?: number | null }

export type Standing = Pick<Row, 'reference' | 'state' | 'assigneeId' | 'version'>

export type Outcome = {
  changed: { before: Standing; after: Standing }[]
  stale: Standing[]
}

export type Answer = {
  field: string
  label: string
  value: string | boolean | null
  isMasked: boolean
}

export type Submission = Row & {
  secondsTaken: number | null
  spam: { score: number; reasons: string[] }
  answers: Answer[]
  consent: { version: string | null; hash: string | null; recordedAt: string } | null
  notes: { id: number; authorName: string; writtenAt: string; text: string }[]
  history: {
    id: number
    at: string
    actorName: string
    action: string
    detail: Record<string, unknown>
  }[]
}

export type Related = Pick<Row, 'form' | 'reference' | 'receivedAt' | 'state' | 'about'>
