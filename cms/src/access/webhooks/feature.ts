import { setTimeout as delay } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { OutboxWorker } from '../../platform/outbox/worker'
import { settings } from '../../platform/settings/settings'
import type { Feature } from '../feature-type'
import { factsFrom, type Sources } from './server/facts'
import { webhookRoutes } from './server/routes'
import { deliveryWork } from './server/send'
import { deliveryTable, forgetOldDeliveries } from './server/table'

const STOP_TIMEOUT_MS = 5000

const workers = new WeakMap<Core.Strapi, Pick<OutboxWorker<never>, 'wake' | 'stop'>[]>()

const wake = (strapi: Core.Strapi) => workers.get(strapi)?.forEach((worker) => worker.wake())

/** Tells others what happens here. To whom is the operator's to say: staff enter no address. */
export const webhooks = (sources: Sources): Feature => {
  const factsOf = factsFrom(sources)
  return {
    name: 'webhooks',
    tables: [deliveryTable],
    permissions: [
      { uid: 'webhooks.read', displayName: 'See webhook messages' },
      { uid: 'webhooks.resend', displayName: 'Send a webhook message again' },
    ],
    routes: [webhookRoutes(factsOf, wake)],
    async bootstrap(strapi) {
      strapi.server.httpServer.once('listening', () => {
        const started = settings.webhooks.targets.map(
          (target) =>
            new OutboxWorker({
              db: strapi.db,
              work: deliveryWork(strapi, target, factsOf),
              now: () => new Date(),
              report: (message) => strapi.log.warn(message),
            }),
        )
        workers.set(strapi, started)
        wake(strapi)
      })
    },
    jobs: [
      {
        name: 'webhook deliveries',
        failure: 'Old webhook deliveries could not be deleted',
        run: forgetOldDeliveries,
      },
    ],
    async destroy(strapi) {
      const stopped = Promise.all((workers.get(strapi) ?? []).map((worker) => worker.stop()))
      // What is on its way is told again after its lease.
      await Promise.race([stopped, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
      workers.delete(strapi)
    },
  }
}
