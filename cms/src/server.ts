import { loadAlone } from './platform/database/start-alone'
import { shutDownGracefully } from './platform/lifecycle/graceful-shutdown'
import { isForgivable, outageMessage } from './platform/refusals/outage'
import { makeStrapi, run } from './platform/lifecycle/start-strapi'

/** The production entry point: `node dist/src/server.js`. */
run(async () => {
  const strapi = makeStrapi({ serveAdminPanel: true })
  await loadAlone(strapi)
  await strapi.start()
  shutDownGracefully(strapi)
  // Strapi rereads an entry after its commit without awaiting the read, and its checks of some bodies don't
  // catch a read that fails: neither must end the process.
  process.on('unhandledRejection', (error) => {
    if (!isForgivable(error)) throw error
    strapi.log.error(outageMessage(error))
  })
})
