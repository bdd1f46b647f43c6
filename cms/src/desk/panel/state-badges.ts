import { type ReviewState, reviewStates as names } from '@app/contract'
import type { BadgeLook } from '../../platform/panel/screen/badge'

/** The label and colour of each review state in the panel. */
export const stateBadges = {
  new: { label: 'New', variant: 'primary' },
  'in-review': { label: 'In review', variant: 'warning' },
  answered: { label: 'Answered', variant: 'success' },
  closed: { label: 'Closed', variant: 'secondary' },
  spam: { label: 'Spam', variant: 'danger' },
} as const satisfies Record<ReviewState, BadgeLook>

export type { ReviewState }

export const stateNames: readonly ReviewState[] = names
