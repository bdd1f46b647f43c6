/** The review states, in the order in which staff work through them. */
export const reviewStates = ['new', 'in-review', 'answered', 'closed', 'spam'] as const

export type ReviewState = (typeof reviewStates)[number]

/** What the server records beside a visitor's answers. */
export const recordedFields = ['reference', 'secondsTaken', 'wordingVersion'] as const
