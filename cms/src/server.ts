import { makeStrapi, run } from './start-strapi'
import { stopGently } from './stop-gently'

/** The program that runs in production: `node dist/src/server.js`. */
run(async () => {
  const strapi = await makeStrapi({ serveAdminPanel: true }).start()
  stopGently(strapi)
})
