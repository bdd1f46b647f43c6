import type { FormName, ReviewState } from '@app/contract'

// What the inbox's calls exchange with the panel, which imports this file too.

export const MAX_NOTE_LENGTH = 5000

export const MAX_VIEWS = 30
export const MAX_VIEW_NAME_LENGTH = 60

/** A person's own view: a name for a filter. */
export type SavedView = { id: number; name: string; query: string }

/** What staff may set. */
export type Change = { state?: ReviewState; assigneeId?: number | null }

/** What staff have set on a submission; its version counts their changes. */
export type ReviewStatus = {
  id: number
  form: FormName
  reference: string
  state: ReviewState
  assigneeId: number | null
  version: number
}

export type Outcome = {
  changed: { before: ReviewStatus; after: ReviewStatus }[]
  /** Not changed, because a colleague changed them first; with their current status. */
  stale: ReviewStatus[]
}

/** The references of deleted spam; the stale ones are no spam any more, or a colleague changed them first. */
export type SpamDeleted = { deleted: string[]; stale: ReviewStatus[] }

/** The newest submissions that match a filter, up to `MAX_MATCHING`, to change them all. */
export type Matching = { submissions: Pick<ReviewStatus, 'reference' | 'version'>[] }

export const MAX_MATCHING = 1000

/** For so long a reply waits in the outbox, and its author can take it back. */
export const UNDO_SEND_MS = 10_000

export type SentReply = { recipient: string; mailId: number }

/** The waiting submissions that the home page lists. */
export const MAX_WAITING = 2

/** What the panel's home page shows of one form. */
export type FormOverview = {
  form: FormName
  /** Exact up to `limit`. */
  newCount: number
  /** The submissions that wait longest for staff, the oldest first: as many as the home page lists of all forms. */
  waiting: { reference: string; name: string | null; receivedAt: Date }[]
  /** Arrivals of each of the last thirty days, the oldest first; spam does not count. */
  days: number[]
  /** Counts the arrivals of the last thirty days that were answered or are past the target. */
  answered: { inTime: number; late: number }
}

export type Overview = { forms: FormOverview[]; limit: number; answerWithinHours: number }

/** Somebody to whom a submission may be assigned. */
export type Colleague = { id: number; name: string }
