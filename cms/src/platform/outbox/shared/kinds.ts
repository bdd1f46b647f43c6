/**
 * A notification to staff, a confirmation to the sender, a reply by staff, a template test, or the
 * question whether an address wants the newsletter: again (rejoin), or for the first time (opt-in). Or
 * word to an editor that what was planned could not be published; or to staff of what else concerns them (told).
 */
export const mailKinds = [
  'notice',
  'confirmation',
  'reply',
  'test',
  'rejoin',
  'opt-in',
  'plan-failed',
  'told',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Emails with the link by which an address joins the newsletter. */
export const asksToJoin = (kind: MailKind): kind is 'rejoin' | 'opt-in' =>
  kind === 'rejoin' || kind === 'opt-in'

/** Emails that anybody can cause to anybody's mailbox, by entering it in a form. */
export const kindsToStrangers: readonly MailKind[] = ['confirmation', 'rejoin', 'opt-in']

/**
 * pending: waits for its next attempt. failed: given up. off: no mail server was set up when it was to
 * be sent. skipped: there is a reason not to send it. held: it could be sent, and waits until staff say so.
 */
export const mailStates = ['pending', 'sent', 'failed', 'off', 'skipped', 'held'] as const

export type MailState = (typeof mailStates)[number]

/** What visitors get from us about their submission, and may reply to. */
export const answerableKinds = ['reply', 'confirmation'] as const satisfies MailKind[]

export const isAnswerable = (kind: MailKind): boolean =>
  answerableKinds.some((answerable) => answerable === kind)
