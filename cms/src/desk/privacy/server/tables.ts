import type { Core } from '@strapi/strapi'

export const ERASURES = 'beam_erasures'

const unique = () => ({ type: 'string' as const, column: { unique: true } })

export function addPrivacyTables(strapi: Core.Strapi) {
  /** Erased people, each as a keyed hash of the address, so that a restored backup can be cleaned again. */
  strapi.get('models').add({
    uid: 'beam::erasure',
    singularName: ERASURES,
    tableName: ERASURES,
    attributes: {
      id: { type: 'increments' },
      hash: unique(),
      erasedAt: { type: 'datetime' },
    },
  })
}
