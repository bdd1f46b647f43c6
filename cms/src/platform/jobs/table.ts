import type { Core } from '@strapi/strapi'

export const DAILY_JOBS = 'beam_daily_jobs'

/** When a job last ran, in whichever process. */
export const addDailyJobTable = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::daily-job',
    singularName: DAILY_JOBS,
    tableName: DAILY_JOBS,
    attributes: {
      id: { type: 'increments' },
      name: { type: 'string', column: { unique: true } },
      ranAt: { type: 'datetime' },
    },
  })
