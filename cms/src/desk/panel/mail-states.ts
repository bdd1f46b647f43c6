import type { MailKind, MailState } from '../../platform/outbox/shared/kinds'
import type { BadgeLook } from '../../platform/panel/screen/badge'

/** What became of an email, in the panel's names and colours. */
export const mailStates = {
  pending: { label: 'Waiting', variant: 'primary' },
  sent: { label: 'Sent', variant: 'success' },
  failed: { label: 'Failed', variant: 'danger' },
  off: { label: 'Not sent: no mail server', variant: 'warning' },
  skipped: { label: 'Skipped', variant: 'secondary' },
  held: { label: 'Held back', variant: 'warning' },
} as const satisfies Record<MailState, BadgeLook>

export const mailKinds = {
  notice: 'Notice to staff',
  confirmation: 'Confirmation',
  reply: 'Reply',
  test: 'Test',
  rejoin: 'Newsletter: join again?',
  'opt-in': 'Newsletter: confirm',
  'plan-failed': 'Planned publish failed',
  told: 'Notice of what concerns a colleague',
} as const satisfies Record<MailKind, string>
