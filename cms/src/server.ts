import { isOutage, nameOf } from './refusals/outage'
import { makeStrapi, run } from './start-strapi'
import { stopGently } from './stop-gently'

/** The program that runs in production: `node dist/src/server.js`. */
run(async () => {
  const strapi = await makeStrapi({ serveAdminPanel: true }).start()
  stopGently(strapi)
  // Strapi reads an entry again after its commit, and nobody waits for that: a database that is lost
  // just then must not take the server with it.
  process.on('unhandledRejection', (error) => {
    if (!isOutage(error)) throw error
    strapi.log.error(`The database is not available (${nameOf(error)}).`)
  })
})
