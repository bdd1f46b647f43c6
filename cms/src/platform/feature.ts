import { keepFilesPrivate } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { confirmCommits } from './database/confirm-commits'
import { ensureUniqueKeys } from './database/unique-keys'
import type { SaveHook } from './strapi/save-steps'
import { writeInTurn, writeSeveralInTurn } from './strapi/write-in-turn'
import { guardBodies } from './http/body-guard'
import { sendCorsToOriginsOnly } from './http/cross-origin'
import { warnOfLowDisk } from './http/free-disk'
import { addHealthRoutes } from './lifecycle/health'
import { limitConnections } from './http/limit-connections'
import { allowSecureCookies } from './http/secure-cookies'
import { setSecurityHeaders } from './http/security-headers'
import { addRateCountsTable } from './http/shared-counts'
import { sweepTempFolders } from './http/temp-folder'
import type { Job } from './jobs/job'
import { dailyJobTable } from './jobs/table'
import { serveCmsMetrics } from './metrics/serve'
import {
  refusePasswordResetsWithoutMailServer,
  rejectMailWithoutMailServer,
} from './outbox/without-server'
import { mailTable } from './outbox/table'
import { settings } from './settings/settings'

const sweepTemporaryFiles: Job = {
  name: 'temporary files',
  failure: 'Old temporary files could not be deleted',
  isHourlyInEachProcess: true,
  run: async () => sweepTempFolders(settings.dataDir),
}

/** What any server needs, whatever it serves. Nothing runs without it. */
export const platform = {
  name: 'platform',
  tables: [dailyJobTable, mailTable],
  jobs: [sweepTemporaryFiles],
  saves: [['turn', writeInTurn]] satisfies SaveHook[],
  publicRoutes: ['GET /', 'GET /healthz', 'GET /readyz'],
  register(strapi: Core.Strapi) {
    // Here rather than in the settings: the panel's build reads them, too, and its files keep the user's own umask.
    keepFilesPrivate()
    confirmCommits(strapi)
    refusePasswordResetsWithoutMailServer(strapi)
    allowSecureCookies(strapi)
    setSecurityHeaders(strapi)
    sendCorsToOriginsOnly(strapi)
    guardBodies(strapi)
    limitConnections(strapi.server.httpServer)
    addHealthRoutes(strapi)
    warnOfLowDisk(strapi)
    serveCmsMetrics(strapi)
  },
  async bootstrap(strapi: Core.Strapi) {
    await ensureUniqueKeys(strapi)
    await addRateCountsTable(strapi)
    rejectMailWithoutMailServer(strapi)
    writeSeveralInTurn(strapi)
  },
}
