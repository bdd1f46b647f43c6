import type { OwnTable } from '../../../platform/strapi/own-table'

export const AUDIT = 'app_audit'

/** One row per action by staff or the system. Rows are never changed, and deleted after a year. */
export const auditTable: OwnTable = {
  name: AUDIT,
  columns: {
    at: 'datetime',
    actor_id: 'integer',
    actor_name: 'text',
    /** The actor's email at that moment; null for the system. */
    actor_email: 'text',
    action: 'text',
    subject: 'text',
    subject_id: 'text',
    detail: 'json',
  },
  indexes: [
    { name: 'app_audit_subject_index', columns: ['subject', 'subject_id'] },
    { name: 'app_audit_at_index', columns: ['at'] },
  ],
}
