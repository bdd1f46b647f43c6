import type { OwnTable } from '../../../../platform/strapi/own-table'

export const VERSIONS = 'app_versions'

/** One row per version of an entry, with the whole entry as it was then. */
export const versionTable: OwnTable = {
  name: VERSIONS,
  columns: {
    type: 'text',
    entry_id: 'text',
    at: 'datetime',
    actor_id: 'integer',
    actor_name: 'text',
    event: 'text',
    /** Labels of the first fields in which it differs from the version before. */
    changed: 'json',
    entry: 'json',
  },
  indexes: [
    { name: 'app_versions_entry_index', columns: ['type', 'entry_id'] },
    { name: 'app_versions_at_index', columns: ['at'] },
  ],
}
