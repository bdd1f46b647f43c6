import { addTeller } from '../events/tell-others'
import { factsFrom, type Sources } from '../events/facts'
import type { Feature } from '../feature-type'
import { receivers } from './server/queue'
import { webhookRoutes } from './server/routes'
import { deliveryTable, forgetOldDeliveries } from './server/table'
import { startWorkers, stopWorkers, wakeReceivers } from './server/workers'

/**
 * Tells other systems what happened, in signed requests that are tried again for about a day. Operators say to whom:
 * staff enter no address.
 * Without it they have to ask, or are not told.
 */
export const webhooks = (sources: Sources): Feature => {
  const factsOf = factsFrom(sources)
  return {
    name: 'webhooks',
    tables: [deliveryTable],
    permissions: [
      { uid: 'webhooks.read', displayName: 'See webhook messages' },
      { uid: 'webhooks.resend', displayName: 'Send a webhook message again' },
    ],
    routes: [webhookRoutes(factsOf, wakeReceivers)],
    register: () => addTeller(receivers),
    async bootstrap(strapi) {
      strapi.server.httpServer.once('listening', () => startWorkers(strapi, factsOf))
    },
    jobs: [
      {
        name: 'webhook deliveries',
        failure: 'Old webhook deliveries could not be deleted',
        run: forgetOldDeliveries,
      },
    ],
    destroy: stopWorkers,
  }
}
