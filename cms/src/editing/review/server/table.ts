import type { Core } from '@strapi/strapi'

export const REVIEW_EVENTS = 'beam_review_events'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })
const datetime = () => ({ type: 'datetime' as const })

/** One row per comment, request and answer. The newest that is not a comment says what an entry waits for. */
export const addReviewTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::review-event',
    singularName: REVIEW_EVENTS,
    tableName: REVIEW_EVENTS,
    attributes: {
      id: { type: 'increments' },
      type: text(),
      entryId: text(),
      kind: text(),
      authorId: { type: 'integer' },
      authorName: text(),
      text: { type: 'text' },
      /** When the draft was last saved as the event was written. */
      draftAt: datetime(),
      at: datetime(),
    },
    indexes: [{ name: 'beam_review_events_entry_index', columns: ['type', 'entry_id'] }],
  })
