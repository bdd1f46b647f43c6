/**
 * A notification to staff, a confirmation to the sender, a reply by staff, a template test, or the
 * question to an address that left the newsletter whether it wants to join again.
 */
export const mailKinds = ['notice', 'confirmation', 'reply', 'test', 'rejoin'] as const

export type MailKind = (typeof mailKinds)[number]

/**
 * pending: waits for its next attempt. failed: given up. off: no mail server was set up when it was to
 * be sent. skipped: there is a reason not to send it.
 */
export const mailStates = ['pending', 'sent', 'failed', 'off', 'skipped'] as const

export type MailState = (typeof mailStates)[number]
