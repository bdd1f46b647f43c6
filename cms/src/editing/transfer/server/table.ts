import type { OwnTable } from '../../../platform/strapi/own-table'

export const IMPORTED = 'app_imported'

/** One row per item of a package: what it was, and what it became here, when it was last imported. */
export const importedTable: OwnTable = {
  name: IMPORTED,
  columns: {
    path: 'uniqueText',
    mode: 'text',
    package_hash: 'text',
    local_hash: 'text',
    at: 'datetime',
  },
}
