import type { ReviewKind, DraftReviewState } from '../shared/calls'

type Event = { kind: ReviewKind; draftAt: Date | null }

/** What an entry waits for, from its events, the newest last, and when its draft last changed. */
export function stateOf(events: readonly Event[], draftAt: Date | null): DraftReviewState {
  const last = events.findLast(({ kind }) => kind !== 'comment')
  if (!last || last.kind === 'comment' || last.kind === 'published')
    return { kind: 'none', isChanged: false }
  const isChanged = draftAt !== null && last.draftAt !== null && draftAt > last.draftAt
  return { kind: last.kind, isChanged }
}
