import type { Permission } from '../../../access/roles/permissions'
import { intakeUids } from '../../intake/uids'

/** What a role may be given, form by form. */
const mailActions = {
  read: 'Read its emails',
  reply: 'Reply to it by email',
  resend: 'Send its emails again',
  templates: 'Edit its email templates',
} as const

export type MailAction = keyof typeof mailActions

export const mailActionId = (action: MailAction) => `api::mail.${action}`

export const mailPermissions: Permission[] = [
  ...Object.entries(mailActions).map(([action, displayName]): Permission => ({
    uid: `mail.${action}`,
    displayName,
    subjects: intakeUids,
    roles: ['intake-reviewer'],
  })),
  { uid: 'mail.settings', displayName: 'Choose who is notified of submissions' },
]
