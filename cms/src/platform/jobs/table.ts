import type { Database } from '../database/connection'
import type { OwnTable } from '../strapi/own-table'

export const DAILY_JOBS = 'app_daily_jobs'

/** When each daily job last ran, in any process. */
export const dailyJobTable: OwnTable = {
  name: DAILY_JOBS,
  columns: {
    name: 'uniqueText',
    ran_at: 'datetime',
  },
}

/**
 * The row of a job that ran longer ago than this, or as far in the future: the clock was ahead then, and waiting
 * for that time could take days.
 */
export const dueJob = ({ connection }: Database, name: string, now: Date, ms: number) =>
  connection(DAILY_JOBS)
    .where({ name })
    .whereNotBetween('ran_at', [new Date(now.getTime() - ms), new Date(now.getTime() + ms)])
