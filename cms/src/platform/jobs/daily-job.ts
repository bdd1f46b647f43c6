import type { Database } from '../database/connection'
import { DAILY_JOBS } from '../../desk/privacy/server/tables'

/** Shorter than a day, since the hourly check may come some minutes earlier than the day before. */
const HOURS_BETWEEN_RUNS = 23.5

/** By default the first run is a day after the upgrade, so that staff can check the settings before anything is deleted. */
export const prepareDailyJob = (db: Database, name: string, ranAt = new Date()) =>
  db.connection(DAILY_JOBS).insert({ name, ran_at: ranAt }).onConflict('name').ignore()

/** Claims today's run: true for only one of all processes, once a day. */
export async function claimDailyJob(db: Database, name: string): Promise<boolean> {
  const now = new Date()
  const before = new Date(now.getTime() - HOURS_BETWEEN_RUNS * 3_600_000)
  const changed = await db
    .connection(DAILY_JOBS)
    .where({ name })
    .where('ran_at', '<', before)
    .update({ ran_at: now })
  return changed > 0
}
