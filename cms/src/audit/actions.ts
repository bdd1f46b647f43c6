/** Every audited action, with its text in the panel: "Ana Reviewer changed the state". */
export const auditActions = {
  'submission.state': 'changed the state',
  'submission.assign': 'changed the assignee',
  'submission.note': 'added a note',
  'submission.reveal': 'revealed a masked answer',
  'submission.reply': 'replied by email',
  'submission.export': 'exported submissions',
  'newsletter.unsubscribe': 'unsubscribed an address from the newsletter',
  'spam.delete': 'deleted old spam',
  'person.export': 'exported a person’s data',
  'person.erase': 'erased a person’s data',
  'retention.run': 'deleted data past its retention period',
  'staff.sign-in': 'signed in',
  'staff.sign-in-failed': 'failed to log in',
  'staff.role': 'changed a role or its members',
  'staff.name': 'changed their own name',
  'staff.member': 'added, changed or removed a colleague',
  'staff.account': 'changed how a colleague logs in',
  'content.publish': 'published',
  'content.unpublish': 'unpublished',
  'content.delete': 'deleted',
  'content.restore': 'restored an earlier version',
  'mail.resend': 'sent an email again',
  'settings.change': 'changed the settings',
} as const

export type AuditAction = keyof typeof auditActions
