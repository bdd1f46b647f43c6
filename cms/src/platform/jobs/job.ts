import type { Core } from '@strapi/strapi'
import type { Database } from '../database/connection'
import { DAILY_JOBS, dueJob } from './table'

export type Job = {
  name: string
  /** For the log: "Old plans could not be deleted". */
  failure: string
  run: (strapi: Core.Strapi) => Promise<unknown>
  /** A job without this runs once a day, in one of all processes. */
  isHourlyInEachProcess?: boolean
  /**
   * Without this, the first daily run is a day after the first start, so that staff can check the settings
   * before anything is deleted.
   */
  startsAtOnce?: boolean
  /** A job without this is always on. */
  isOn?: () => boolean
}

/** Shorter than a day, since the hourly check may come some minutes earlier than the day before. */
const BETWEEN_RUNS_MS = 23.5 * 3_600_000

/** Claims today's run: true for only one of all processes, once a day. */
async function claim(db: Database, name: string): Promise<boolean> {
  const now = new Date()
  const changed = await dueJob(db, name, now, BETWEEN_RUNS_MS).update({ ran_at: now })
  return changed > 0
}

const allowFirstRun = ({ db }: Core.Strapi, { name, startsAtOnce }: Job) =>
  db
    .connection(DAILY_JOBS)
    .insert({ name, ran_at: startsAtOnce ? new Date(0) : new Date() })
    .onConflict('name')
    .ignore()

/** Runs jobs as soon as the server listens, and then whenever they are due. */
export async function startJobs(strapi: Core.Strapi, jobs: readonly Job[]) {
  const tasks: (() => Promise<void>)[] = []
  for (const job of jobs) {
    const { name, failure, run, isHourlyInEachProcess, isOn } = job
    if (isOn?.() === false) continue
    if (!isHourlyInEachProcess) await allowFirstRun(strapi, job)
    const task = async () => {
      try {
        if (isHourlyInEachProcess || (await claim(strapi.db, name))) await run(strapi)
      } catch (error) {
        strapi.log.error(`${failure}: ${String(error)}`)
      }
    }
    // Every hour for a daily job, too, so that a server that is off at night catches up.
    strapi.cron.add({ [name]: { task, options: { rule: '0 20 * * * *' } } })
    tasks.push(task)
  }
  strapi.server.httpServer.once('listening', () => tasks.forEach((task) => void task()))
}
