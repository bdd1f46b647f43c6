import type { OwnTable } from '../../../platform/strapi/own-table'

export const OPT_OUTS = 'app_newsletter_opt_outs'

/**
 * Addresses that left the newsletter, or have not confirmed yet that they want it, each as a keyed hash: the wish not
 * to be written to outlives the erasure of everything else, and names nobody.
 */
export const optOutTable: OwnTable = {
  name: OPT_OUTS,
  columns: {
    hash: 'uniqueText',
    since: 'datetime',
    /** Of an address that never joined: it has not confirmed its double opt-in yet. */
    is_pending: 'boolean',
    /** When the address was last asked to confirm that it wants to join. */
    asked_at: 'datetime',
  },
}

export const RETURNS = 'app_newsletter_returns'

/** Of each address that joined again: when its link was made. The file of opt-outs brings back none that is older. */
export const returnTable: OwnTable = {
  name: RETURNS,
  columns: {
    hash: 'uniqueText',
    at: 'datetime',
  },
}
