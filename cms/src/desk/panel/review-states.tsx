import { type ReviewState, reviewStates as names } from '@app/contract'
import { Status, Typography } from '@strapi/design-system'

type Variant = 'primary' | 'warning' | 'success' | 'secondary' | 'danger'

/** The label and colour of each review state in the panel. */
export const reviewStates = {
  new: { label: 'New', variant: 'primary' },
  'in-review': { label: 'In review', variant: 'warning' },
  answered: { label: 'Answered', variant: 'success' },
  closed: { label: 'Closed', variant: 'secondary' },
  spam: { label: 'Spam', variant: 'danger' },
} as const satisfies Record<ReviewState, { label: string; variant: Variant }>

export type { ReviewState }

export const stateNames: readonly ReviewState[] = names

export function StateBadge({ state }: { state: ReviewState }) {
  const { label, variant } = reviewStates[state]
  return (
    <Status variant={variant} size="XS" width="max-content">
      <Typography tag="span" variant="pi" fontWeight="bold" textColor={`${variant}700`}>
        {label}
      </Typography>
    </Status>
  )
}
