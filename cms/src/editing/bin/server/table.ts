import type { OwnTable } from '../../../platform/strapi/own-table'

export const BIN = 'app_bin'

/** One row per deleted entry, with all that was in its draft. */
export const binTable: OwnTable = {
  name: BIN,
  columns: {
    type: 'text',
    entry_id: 'text',
    title: 'text',
    address: 'text',
    entry: 'json',
    was_published: 'boolean',
    /** The places in the menu that led to it. */
    menu: 'json',
    deleted_at: 'datetime',
    deleted_by: 'text',
  },
  indexes: [{ name: 'app_bin_deleted_at_index', columns: ['deleted_at'] }],
}
