import type { Feature } from '../../access/feature-type'
import { bringBackOptOuts } from './server/bring-back'
import { optOutTable, returnTable } from './server/table'

/**
 * Remembers who wants no newsletter, also after all else about them is deleted.
 * Whatever sends emails asks it, so it cannot be taken away.
 */
export const optOuts: Feature = {
  name: 'opt-outs',
  tables: [optOutTable, returnTable],
  bootstrap: bringBackOptOuts,
}
