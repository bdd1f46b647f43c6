import type { Core } from '@strapi/strapi'

export const AUDIT = 'beam_audit'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })

/** What staff and the system did, one row each: written, read and pruned after a year, never changed. */
export const addAuditTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::audit',
    singularName: AUDIT,
    tableName: AUDIT,
    attributes: {
      // In the order of the indexes: of a PostgreSQL index Strapi reads the columns in table order, and
      // takes one that is ordered otherwise for another.
      subject: text(),
      subjectId: text(),
      action: text(),
      actorId: { type: 'integer' },
      id: { type: 'increments' },
      at: { type: 'datetime' },
      actorName: text(),
      detail: { type: 'json' },
    },
    indexes: [
      { name: 'beam_audit_subject_index', columns: ['subject', 'subject_id', 'id'] },
      { name: 'beam_audit_action_index', columns: ['action', 'id'] },
      { name: 'beam_audit_actor_index', columns: ['actor_id', 'id'] },
      { name: 'beam_audit_at_index', columns: ['at'] },
    ],
  })
