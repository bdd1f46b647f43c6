import type { OwnTable } from '../../../platform/strapi/own-table'

export const RELEASES = 'app_releases'

/** Its entries are plans that name it. */
export const releaseTable: OwnTable = {
  name: RELEASES,
  columns: {
    name: 'text',
    made_at: 'datetime',
    made_by: 'text',
    undone_at: 'datetime',
  },
}
