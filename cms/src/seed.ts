import { loadContent } from './bootstrap/content/load'
import { closeStrapi } from './close-strapi'
import { makeStrapi, run } from './start-strapi'

/** `node dist/src/seed.js [--overwrite]`: brings the content of seed/ into the database. */
run(async () => {
  const strapi = await makeStrapi({ serveAdminPanel: false }).load()
  await loadContent(strapi, { overwrite: process.argv.includes('--overwrite') })
  await closeStrapi(strapi)
  process.exit(0)
})
