import { formatDateTime } from '../../../platform/panel/look/format-date-time'
import type { ShownReview } from './use-review'

type Shown = Pick<ShownReview, 'state' | 'isNeeded' | 'mayApprove'> & {
  events: Pick<ShownReview['events'][number], 'kind' | 'authorName' | 'at'>[]
}

/** What an entry waits for, said to whoever looks at it; empty if there is nothing to say. */
export function sentenceFor({ state, isNeeded, mayApprove, events }: Shown): string {
  const last = events.filter(({ kind }) => kind === state.kind).at(-1)
  const who = last?.authorName ?? 'Somebody'
  const when = last ? ` on ${formatDateTime(last.at)}` : ''
  if (state.kind === 'asked')
    return `${who} asked for a review${when}.${state.isChanged ? ' It has changed since.' : ''}`
  if (state.kind === 'sent-back')
    return `${who} sent this back${when}. Change it, save it, and ask again.`
  if (!isNeeded) return ''
  return mayApprove
    ? 'Editors need your review before this goes live.'
    : 'A chief editor publishes this after a review.'
}

/** Why a review cannot be asked for now, said beside the disabled button; empty if it can. */
export function whyNotAsk({ isLive, isUnsaved }: { isLive: boolean; isUnsaved: boolean }): string {
  if (isUnsaved) return 'To ask for a review, save first: a review is of what is saved.'
  return isLive ? 'There is nothing to review: all that is saved is live.' : ''
}
