import { loadContent } from './bootstrap/content/load'
import { makeStrapi, run } from './start-strapi'

/** `node dist/src/seed.js [--overwrite]`: brings the content of seed/ into the database. */
run(async () => {
  const strapi = await makeStrapi({ serveAdminPanel: false }).load()
  await loadContent(strapi, { overwrite: process.argv.includes('--overwrite') })
  await strapi.destroy()
  process.exit(0)
})
