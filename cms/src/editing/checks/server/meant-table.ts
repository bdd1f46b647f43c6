import type { Core } from '@strapi/strapi'

export const MEANT = 'beam_meant_findings'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })

/** One row per finding that staff have said is meant. */
export const addMeantTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::meant-finding',
    singularName: MEANT,
    tableName: MEANT,
    attributes: {
      id: { type: 'increments' },
      /** Of what was found, word for word: what changes is another finding. */
      key: text(),
      authorId: { type: 'integer' },
      authorName: text(),
      at: { type: 'datetime' },
    },
    indexes: [{ name: 'beam_meant_findings_key_index', columns: ['key'] }],
  })
