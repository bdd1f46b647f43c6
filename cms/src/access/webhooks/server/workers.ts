import { setTimeout as delay } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { Database } from '../../../platform/database/connection'
import { OutboxWorker } from '../../../platform/outbox/worker'
import { settings } from '../../../platform/settings/settings'
import type { FactsOf } from '../../events/facts'
import { deliveryWork } from './send'

const STOP_TIMEOUT_MS = 5000

type Worker = Pick<OutboxWorker<never>, 'wake' | 'wakeSoon' | 'stop'>

const workers = new WeakMap<Database, Worker[]>()

const workersOf = (db: Database) => workers.get(db) ?? []

export const wakeReceivers = ({ db }: Core.Strapi) =>
  workersOf(db).forEach((worker) => worker.wake())

/** Wakes the workers after a pause, so that the transaction that queued the messages can end before they look. */
export const wakeReceiversSoon = (db: Database) =>
  workersOf(db).forEach((worker) => worker.wakeSoon())

/** Starts a worker for each target, so that none waits for another. */
export function startWorkers(strapi: Core.Strapi, factsOf: FactsOf) {
  const started = settings.webhooks.targets.map(
    (target) =>
      new OutboxWorker({
        db: strapi.db,
        work: deliveryWork(strapi, target, factsOf),
        now: () => new Date(),
        report: (message) => strapi.log.warn(message),
      }),
  )
  workers.set(strapi.db, started)
  wakeReceivers(strapi)
}

/**
 * Waits for messages on their way, but no longer than five seconds: what takes longer is sent again by another worker,
 * once it is due again.
 */
export async function stopWorkers({ db }: Core.Strapi) {
  const stopped = Promise.all(workersOf(db).map((worker) => worker.stop()))
  await Promise.race([stopped, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
  workers.delete(db)
}
