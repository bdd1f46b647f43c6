import type { OwnTable } from '../../../platform/strapi/own-table'

export const PRESENCE = 'app_presence'

/** One row per window of the panel that shows an entry, until it tells no more. */
export const presenceTable: OwnTable = {
  name: PRESENCE,
  columns: {
    type: 'text',
    entry_id: 'text',
    /** Chosen by the window itself. */
    window_id: 'text',
    user_id: 'integer',
    name: 'text',
    is_typing: 'boolean',
    since: 'datetime',
    seen_at: 'datetime',
  },
  indexes: [
    { name: 'app_presence_entry_index', columns: ['type', 'entry_id'] },
    { name: 'app_presence_seen_index', columns: ['seen_at'] },
  ],
}
