import type { ReviewState } from '@beam/contract'
import { Status, Typography } from '@strapi/design-system'

type Variant = 'primary' | 'warning' | 'success' | 'secondary' | 'danger'

/** How the panel labels and colours each review state. */
export const reviewStates = {
  new: { label: 'New', variant: 'primary' },
  'in-review': { label: 'In review', variant: 'warning' },
  answered: { label: 'Answered', variant: 'success' },
  closed: { label: 'Closed', variant: 'secondary' },
  spam: { label: 'Spam', variant: 'danger' },
} as const satisfies Record<ReviewState, { label: string; variant: Variant }>

export type { ReviewState }

export const stateNames = Object.keys(reviewStates) as ReviewState[]

export function StateBadge({ state }: { state: ReviewState }) {
  const { label, variant } = reviewStates[state]
  return (
    <Status variant={variant} size="S" width="min-content">
      <Typography tag="span" variant="omega" fontWeight="bold" textColor={`${variant}700`}>
        {label.replace(' ', '\u00a0')}
      </Typography>
    </Status>
  )
}
