/** Everything that is audited, with the sentence staff read: "Ana Reviewer changed the state". */
export const auditActions = {
  'submission.state': 'changed the state',
  'submission.assign': 'changed the assignee',
  'submission.note': 'added a note',
  'submission.reveal': 'revealed a masked answer',
  'submission.reply': 'replied by email',
  'submission.export': 'exported submissions',
  'spam.delete': 'deleted old spam',
  'person.export': 'exported what is held on a person',
  'person.erase': 'erased a person',
  'retention.run': 'deleted what was past its retention period',
  'staff.sign-in': 'signed in',
  'staff.sign-in-failed': 'failed to sign in',
  'staff.role': 'changed a role or its members',
  'content.publish': 'published',
  'content.unpublish': 'unpublished',
  'content.delete': 'deleted',
  'mail.resend': 'sent a mail again',
  'settings.change': 'changed the settings',
} as const

export type AuditAction = keyof typeof auditActions
