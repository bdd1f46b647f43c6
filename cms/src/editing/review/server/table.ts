import type { OwnTable } from '../../../platform/strapi/own-table'

export const REVIEW_EVENTS = 'app_review_events'

/** One row per comment, request and decision. The newest request or decision says what an entry waits for. */
export const reviewTable: OwnTable = {
  name: REVIEW_EVENTS,
  columns: {
    type: 'text',
    entry_id: 'text',
    kind: 'text',
    author_id: 'integer',
    author_name: 'text',
    text: 'longText',
    /** The field that it is about, as `fieldAt` keeps it, and the words that were selected there. */
    path: 'text',
    quote: 'longText',
    /** The id of the comment that it answers or resolves. */
    answers: 'integer',
    /** When the draft had last changed as somebody asked or sent it back. */
    draft_at: 'datetime',
    at: 'datetime',
  },
  indexes: [{ name: 'app_review_events_entry_index', columns: ['type', 'entry_id'] }],
  staffTexts: [{ columns: ['text', 'quote'], writtenAt: 'at' }],
}
