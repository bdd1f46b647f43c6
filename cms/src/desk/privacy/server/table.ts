import type { OwnTable } from '../../../platform/strapi/own-table'

export const ERASURES = 'app_erasures'

/** Erased people, each as a keyed hash of the address, so that a restored backup can be cleaned again. */
export const erasureTable: OwnTable = {
  name: ERASURES,
  columns: {
    hash: 'uniqueText',
    erased_at: 'datetime',
  },
}
