import type { Core } from '@strapi/strapi'

export const OPT_OUTS = 'beam_newsletter_opt_outs'

/**
 * Addresses that left the newsletter, each as a keyed hash: the wish not to be written to outlives the
 * erasure of everything else, and a restored backup, and names nobody.
 */
export const addNewsletterTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::newsletter-opt-out',
    singularName: OPT_OUTS,
    tableName: OPT_OUTS,
    attributes: {
      id: { type: 'increments' },
      hash: { type: 'string', column: { unique: true } },
      since: { type: 'datetime' },
      /** When the address was last asked whether it wants to join again. */
      askedAt: { type: 'datetime' },
    },
  })
