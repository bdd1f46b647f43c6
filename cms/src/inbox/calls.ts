import type { FormName, ReviewState } from '@beam/contract'

// What the inbox's calls exchange with the panel, which imports this file too.

export const MAX_NOTE_LENGTH = 5000

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
