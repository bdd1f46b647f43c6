import type { Core } from '@strapi/strapi'

export const AUDIT = 'beam_audit'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })

/** One row per action by staff or the system, which is never changed. */
export const addAuditTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::audit',
    singularName: AUDIT,
    tableName: AUDIT,
    attributes: {
      id: { type: 'increments' },
      at: { type: 'datetime' },
      actorId: { type: 'integer' },
      actorName: text(),
      action: text(),
      subject: text(),
      subjectId: text(),
      detail: { type: 'json' },
    },
    indexes: [
      { name: 'beam_audit_subject_index', columns: ['subject', 'subject_id'] },
      { name: 'beam_audit_at_index', columns: ['at'] },
    ],
  })
