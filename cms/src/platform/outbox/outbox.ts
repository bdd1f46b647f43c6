import { setTimeout as delay } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { settings } from '../settings/settings'
import { type Composer, mailWork } from './mail-work'
import { pruneMails } from './prune'
import { createMailIndexes } from './table'
import { smtpTransport } from './transport'
import { OutboxWorker } from './worker'

const workers = new WeakMap<Core.Strapi, Pick<OutboxWorker<never>, 'wake' | 'wakeSoon' | 'stop'>>()

const STOP_TIMEOUT_MS = 10_000

/** Looks for emails that were just queued. Nothing waits for it, and without a mail server it does nothing. */
export const wakeMails = (strapi: Core.Strapi) => workers.get(strapi)?.wake()

/** Looks for them after a pause: how long a post takes must not tell its sender whether it has caused an email. */
export const wakeMailsSoon = (strapi: Core.Strapi) => workers.get(strapi)?.wakeSoon()

/** Prepares the outbox; emails go out as soon as this server takes requests. */
export async function startOutbox(strapi: Core.Strapi, compose: Composer) {
  await createMailIndexes(strapi.db.connection)
  await pruneMails(strapi)
  strapi.cron.add({
    pruneMails: { task: () => pruneMails(strapi), options: { rule: '0 40 4 * * *' } },
  })
  const { smtpUrl } = settings
  if (smtpUrl === '') return
  strapi.server.httpServer.once('listening', () => {
    const worker = new OutboxWorker({
      db: strapi.db,
      work: mailWork(compose, smtpTransport(smtpUrl)),
      now: () => new Date(),
      report: (message) => strapi.log.warn(message),
    })
    workers.set(strapi, worker)
    worker.wake()
  })
}

/** Stops sending, before the database closes. */
export async function stopOutbox(strapi: Core.Strapi) {
  const stopped = workers.get(strapi)?.stop()
  await Promise.race([stopped, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
  workers.delete(strapi)
}
