import type { FormName, ReviewState } from '@app/contract'
import type { MailKind, MailState } from '../../../platform/outbox/shared/kinds'

// The responses of the privacy calls; dates are ISO strings.

export type Person = {
  address: string
  submissions: {
    id: number
    form: FormName
    reference: string
    receivedAt: string
    state: ReviewState
    about: string | null
  }[]
  mails: {
    id: number
    kind: MailKind
    subject: string | null
    state: MailState
    queuedAt: string
  }[]
  received: { id: number; reference: string; receivedAt: string }[]
  noteCount: number
  mentionCount: number
  namedIn: { form: FormName; reference: string; fields: string[] }[]
  newsletter: 'subscribed' | 'pending' | 'left' | 'none'
  auditCount: number
  erasedAt: string | null
  hasMore: boolean
  digest: string
}

/** What an erasure deleted, and what is held after it. */
export type Erased = {
  people: Person[]
  erased: { submissions: number; mails: number; received: number; notes: number }
}

export type RetentionSettings = { spamDays: number; months: Record<FormName, number | null> }

export type Retention = {
  settings: RetentionSettings
  forms: { name: FormName; basis: 'arrival' | 'closing' }[]
}

export type RetentionCounts = { counts: { name: FormName | 'spam'; count: number }[] }

export type Consents = {
  rows: {
    id: number
    form: FormName
    reference: string
    version: string | null
    hash: string | null
    /** Null where it was never kept. */
    wording: { field: string; text: string }[] | null
    boxes: Record<string, unknown>
    recordedAt: string
  }[]
  hasOlder: boolean
}

/** Who may be meant by what was searched for. */
export type Candidates = {
  people: {
    address: string | null
    submissions: {
      id: number
      form: FormName
      reference: string
      receivedAt: string
      name: string | null
      matched: string[]
    }[]
  }[]
  hasMore: boolean
}
