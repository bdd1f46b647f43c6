/** Where a submission stands, in the order that staff work through it. */
export const reviewStates = ['new', 'in-review', 'answered', 'closed', 'spam'] as const

export type ReviewState = (typeof reviewStates)[number]

/** What the server records beside a visitor's answers. */
export const recordedFields = ['reference', 'secondsTaken', 'wordingVersion'] as const
