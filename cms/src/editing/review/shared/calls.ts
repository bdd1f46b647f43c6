// What the review's calls exchange with the panel, which imports this file too.

/** What happens in an entry's thread, with its text in the panel: "Ana Editor asked for a review". */
export const reviewKinds = {
  comment: 'wrote',
  resolved: 'resolved it',
  reopened: 'reopened it',
  asked: 'asked for a review',
  'sent-back': 'sent it back',
  published: 'published it',
} as const

export type ReviewKind = keyof typeof reviewKinds

/** What staff may add themselves; `published` is added by publishing. */
export const addedKinds = Object.keys(reviewKinds).filter(
  (kind) => kind !== 'published',
) as AddedKind[]

export type AddedKind = Exclude<ReviewKind, 'published'>

export const MAX_COMMENT_LENGTH = 2000

export const MAX_QUOTE_LENGTH = 300

/** How many events of an entry are read at once; staff ask for older ones. */
export const EVENTS_AT_ONCE = 200

/** What an event is about: a field, as `fieldAt` keeps it, with words of it, or another's comment, named by its id. */
export type About = { path: string | null; quote: string | null; answers: number | null }

export type ReviewEvent = About & {
  id: number
  kind: ReviewKind
  authorName: string
  text: string
  at: Date
}

export type DraftReviewState = {
  kind: 'none' | 'asked' | 'sent-back'
  /** The draft was saved, or a file that it shows was changed, after somebody asked or sent it back. */
  isChanged: boolean
}

/** One entry's review, as the caller may see it. */
export type Review = {
  isNeeded: boolean
  mayApprove: boolean
  state: DraftReviewState
  /** The newest last. */
  events: ReviewEvent[]
  hasOlder: boolean
}

export type WaitingEntry = {
  type: string
  documentId: string
  title: string
  askedBy: string
  askedAt: Date
}

export type Waiting = { isNeeded: boolean; entries: WaitingEntry[] }
