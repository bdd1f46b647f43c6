import type { OwnTable } from '../strapi/own-table'

export const DAILY_JOBS = 'app_daily_jobs'

/** When a job last ran, in whichever process. */
export const dailyJobTable: OwnTable = {
  name: DAILY_JOBS,
  columns: {
    name: 'uniqueText',
    ran_at: 'datetime',
  },
}
