import type { Core } from '@strapi/strapi'
import { pruneAudit } from '../../../access/audit/server/prune'
import { pruneVersions } from '../../../editing/history/server/prune'
import { prunePlans } from '../../../editing/schedule/server/prune'
import { cleanRestoredBackup } from './clean-restored'
import { claimDailyJob, prepareDailyJob } from '../../../platform/jobs/daily-job'
import { deletePast } from './retention'
import { readRetention } from './retention-settings'

const JOB = 'retention'

async function runIfDue(strapi: Core.Strapi) {
  if (!(await claimDailyJob(strapi.db, JOB))) return
  await deletePast(strapi, null, await readRetention(strapi))
  await pruneAudit(strapi)
  await pruneVersions(strapi)
  await prunePlans(strapi)
}

/** A restored backup is cleaned before the first request, so that no request sees an erased person. */
export async function bootstrapPrivacy(strapi: Core.Strapi) {
  await cleanRestoredBackup(strapi)
  await prepareDailyJob(strapi.db, JOB)
  const run = () =>
    runIfDue(strapi).catch((error: unknown) =>
      strapi.log.error(`Data past its retention period could not be deleted: ${String(error)}`),
    )
  // Every hour, so that a server that is off at night catches up.
  strapi.cron.add({ retention: { task: run, options: { rule: '0 20 * * * *' } } })
  strapi.server.httpServer.once('listening', () => void run())
}
