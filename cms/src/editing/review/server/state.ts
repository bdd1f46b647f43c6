import type { ReviewKind, DraftReviewState } from '../shared/calls'

type Event = { kind: ReviewKind; draftAt: Date | null }

/** What an entry waits for, from its last event that is not a comment, and when its draft last changed. */
export function stateOf(last: Event | undefined, draftAt: Date | null): DraftReviewState {
  if (last?.kind !== 'asked' && last?.kind !== 'sent-back')
    return { kind: 'none', isChanged: false }
  const isChanged = draftAt !== null && last.draftAt !== null && draftAt > last.draftAt
  return { kind: last.kind, isChanged }
}
