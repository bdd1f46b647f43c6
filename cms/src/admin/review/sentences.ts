import type { ReviewState } from '../../review/calls'

type Shown = { state: ReviewState; isNeeded: boolean; mayApprove: boolean }

/** What an entry waits for, said to whoever looks at it; empty if there is nothing to say. */
export function sentenceFor({ state: { kind, isChanged }, isNeeded, mayApprove }: Shown): string {
  if (kind === 'asked' && isChanged) return 'Waits for a review. It was saved again since.'
  if (kind === 'asked') return 'Waits for a review.'
  if (kind === 'sent-back') return 'Sent back. Change it, save it, and ask again.'
  if (!isNeeded) return ''
  return mayApprove
    ? 'Editors need your review before this goes live.'
    : 'A chief editor publishes this after a review.'
}
