import { type ReviewState, reviewStates } from '@beam/contract'

/** Those that still wait for staff. */
export const openStates: readonly ReviewState[] = ['new', 'in-review']

export const isReviewState = (value: unknown): value is ReviewState =>
  reviewStates.some((state) => state === value)
