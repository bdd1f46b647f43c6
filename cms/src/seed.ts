import { resolve } from 'node:path'

/** `node dist/src/seed.js [--overwrite]`: brings the content of seed/ into the database. */
async function main() {
  await import('./settings/settings')
  const { createStrapi } = await import('@strapi/strapi')
  const { loadContent } = await import('./bootstrap/content/load')
  const appDir = resolve(__dirname, '../..')
  process.chdir(appDir)
  const strapi = await createStrapi({
    appDir,
    distDir: resolve(__dirname, '..'),
    serveAdminPanel: false,
  }).load()
  await loadContent(strapi, { overwrite: process.argv.includes('--overwrite') })
  await strapi.destroy()
  process.exit(0)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
