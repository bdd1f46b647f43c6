import { loadContent } from './content/seed/load'
import { closeStrapi } from './platform/lifecycle/close-strapi'
import { loadAlone } from './platform/database/start-alone'
import { makeStrapi, runToEnd } from './platform/lifecycle/start-strapi'

/** `node dist/src/seed.js [--overwrite]`: loads the content of seed/ into the database. */
runToEnd(async () => {
  const strapi = makeStrapi({ serveAdminPanel: false })
  await loadAlone(strapi)
  await loadContent(strapi, { overwrite: process.argv.includes('--overwrite') })
  await closeStrapi(strapi)
})
