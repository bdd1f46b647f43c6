import { setTimeout as delay } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { settings } from '../../../platform/settings/settings'
import { createComposer } from './compose'
import { readMailSettings } from './mail-settings'
import { pruneMails } from './prune'
import { createMailIndexes } from './tables'
import { smtpTransport } from '../../../platform/outbox/transport'
import { MailWorker } from '../../../platform/outbox/worker'

const workers = new WeakMap<Core.Strapi, MailWorker>()
const refreshers = new WeakMap<Core.Strapi, NodeJS.Timeout>()

const SETTINGS_POLL_MS = 5000
const STOP_TIMEOUT_MS = 10_000

/** Looks for emails that were just queued. Nothing waits for it, and without a mail server it does nothing. */
export const wakeMails = (strapi: Core.Strapi) => workers.get(strapi)?.wake()

/** Prepares the outbox; emails go out as soon as this server takes requests. */
export async function bootstrapMail(strapi: Core.Strapi) {
  await createMailIndexes(strapi.db.connection)
  await readMailSettings(strapi)
  await pruneMails(strapi)
  strapi.cron.add({
    pruneMails: { task: () => pruneMails(strapi), options: { rule: '0 40 4 * * *' } },
  })
  strapi.server.httpServer.once('listening', () => start(strapi))
}

function start(strapi: Core.Strapi) {
  const { smtpUrl } = settings
  const refresh = () => readMailSettings(strapi).catch(() => undefined)
  refreshers.set(strapi, setInterval(() => void refresh(), SETTINGS_POLL_MS).unref())
  if (smtpUrl === '') return
  const worker = new MailWorker({
    db: strapi.db,
    compose: createComposer(strapi),
    transport: smtpTransport(smtpUrl),
    now: () => new Date(),
    report: (message) => strapi.log.warn(message),
  })
  workers.set(strapi, worker)
  worker.wake()
}

/** Before the database closes. */
export async function stopMail(strapi: Core.Strapi) {
  clearInterval(refreshers.get(strapi))
  const stopped = workers.get(strapi)?.stop()
  await Promise.race([stopped, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
  workers.delete(strapi)
}
