import type { OwnTable } from '../../../platform/strapi/own-table'

export const MEANT = 'app_meant_findings'

/** One row per finding that staff have said is meant. */
export const meantTable: OwnTable = {
  name: MEANT,
  columns: {
    /** The hash of the finding's kind, entry and message: with another message it is another finding. */
    key: 'text',
    author_id: 'integer',
    author_name: 'text',
    at: 'datetime',
  },
  indexes: [{ name: 'app_meant_findings_key_index', columns: ['key'] }],
}
