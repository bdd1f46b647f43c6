import type { Core } from '@strapi/strapi'

export const ERASURES = 'beam_erasures'
export const DAILY_JOBS = 'beam_daily_jobs'

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
  /** When a job last ran, in whichever process. */
  strapi.get('models').add({
    uid: 'beam::daily-job',
    singularName: DAILY_JOBS,
    tableName: DAILY_JOBS,
    attributes: {
      id: { type: 'increments' },
      name: unique(),
      ranAt: { type: 'datetime' },
    },
  })
}
