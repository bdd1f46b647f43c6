import { loadAlone } from './platform/database/start-alone'
import { shutDownGracefully } from './platform/lifecycle/graceful-shutdown'
import { isOutage, outageMessage } from './platform/refusals/outage'
import { makeStrapi, run } from './platform/lifecycle/start-strapi'

/** The production entry point: `node dist/src/server.js`. */
run(async () => {
  const strapi = makeStrapi({ serveAdminPanel: true })
  await loadAlone(strapi)
  await strapi.start()
  shutDownGracefully(strapi)
  // Strapi rereads an entry after its commit without awaiting the read: an outage at that moment
  // rejects unhandled and must not end the process.
  process.on('unhandledRejection', (error) => {
    if (!isOutage(error)) throw error
    strapi.log.error(outageMessage(error))
  })
})
