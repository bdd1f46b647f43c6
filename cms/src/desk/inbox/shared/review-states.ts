import { type FormName, type ReviewState, reviewStates, staffViewOf } from '@app/contract'

/** The states of submissions that still wait for staff. */
export const openStates: readonly ReviewState[] = ['new', 'in-review']

/** The state of a submission that is no spam, until staff change it. */
export const firstState = (form: FormName): ReviewState =>
  staffViewOf(form).arrivesClosed ? 'closed' : 'new'

export const isReviewState = (value: unknown): value is ReviewState =>
  reviewStates.some((state) => state === value)
