import { resolve } from 'node:path'
import { stopGently } from './stop-gently'

/** The program that runs in production: `node dist/src/server.js`. */
async function main() {
  // A wrong setting is told in a sentence, before Strapi starts and wraps it in its own words.
  await import('./settings/settings')
  const { createStrapi } = await import('@strapi/strapi')
  const appDir = resolve(__dirname, '../..')
  process.chdir(appDir)
  const strapi = await createStrapi({ appDir, distDir: resolve(__dirname, '..') }).start()
  stopGently(strapi)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
