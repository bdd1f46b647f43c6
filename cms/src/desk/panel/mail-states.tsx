import { Status, Typography } from '@strapi/design-system'
import type { MailKind, MailState } from '../../platform/outbox/shared/kinds'

/** What became of an email, in the panel's names and colours. */
export const mailStates = {
  pending: { label: 'Waiting', variant: 'primary' },
  sent: { label: 'Sent', variant: 'success' },
  failed: { label: 'Failed', variant: 'danger' },
  off: { label: 'Not sent: no mail server', variant: 'warning' },
  skipped: { label: 'Skipped', variant: 'secondary' },
  held: { label: 'Held back', variant: 'warning' },
} as const satisfies Record<MailState, { label: string; variant: string }>

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

export function MailStateBadge({ state }: { state: MailState }) {
  const { label, variant } = mailStates[state]
  return (
    <Status variant={variant} size="XS" width="max-content" maxWidth="100%">
      <Typography tag="span" variant="pi" fontWeight="bold" textColor={`${variant}700`}>
        {label}
      </Typography>
    </Status>
  )
}
