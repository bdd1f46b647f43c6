import type { Core } from '@strapi/strapi'

export const VERSIONS = 'beam_versions'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })

/** One row per version of an entry, with the whole entry as it was then. */
export const addVersionTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::version',
    singularName: VERSIONS,
    tableName: VERSIONS,
    attributes: {
      id: { type: 'increments' },
      type: text(),
      entryId: text(),
      at: { type: 'datetime' },
      actorId: { type: 'integer' },
      actorName: text(),
      event: text(),
      /** Labels of the fields in which it differs from the version before. */
      changed: { type: 'json' },
      entry: { type: 'json' },
    },
    indexes: [
      // Without the id: Strapi does not recognise an index that names it, and would create it again.
      { name: 'beam_versions_entry_index', columns: ['type', 'entry_id'] },
      { name: 'beam_versions_at_index', columns: ['at'] },
    ],
  })
