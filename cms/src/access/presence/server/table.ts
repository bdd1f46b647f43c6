import type { Core } from '@strapi/strapi'

export const PRESENCE = 'beam_presence'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })
const datetime = () => ({ type: 'datetime' as const })

/** One row per window of the panel that shows an entry, until it tells no more. */
export const addPresenceTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::presence',
    singularName: PRESENCE,
    tableName: PRESENCE,
    attributes: {
      id: { type: 'increments' },
      type: text(),
      entryId: text(),
      /** Chosen by the window itself. */
      windowId: text(),
      userId: { type: 'integer' },
      name: text(),
      isTyping: { type: 'boolean' },
      since: datetime(),
      seenAt: datetime(),
    },
    indexes: [
      { name: 'beam_presence_entry_index', columns: ['type', 'entry_id'] },
      { name: 'beam_presence_seen_index', columns: ['seen_at'] },
    ],
  })
