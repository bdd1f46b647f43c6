import type { Core } from '@strapi/strapi'

export const OPT_OUTS = 'beam_newsletter_opt_outs'

/**
 * Addresses that left the newsletter, or have not confirmed yet that they want it, each as a keyed hash: the
 * wish not to be written to outlives the erasure of everything else, and a restored backup, and names nobody.
 */
export const addOptOutTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::newsletter-opt-out',
    singularName: OPT_OUTS,
    tableName: OPT_OUTS,
    attributes: {
      id: { type: 'increments' },
      hash: { type: 'string', column: { unique: true } },
      since: { type: 'datetime' },
      /** Of an address that never joined: it has not confirmed its double opt-in yet. */
      isPending: { type: 'boolean' },
      /** When the address was last asked to confirm that it wants to join. */
      askedAt: { type: 'datetime' },
    },
  })
