import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'

type Options = { serveAdminPanel: boolean }

/**
 * Makes Strapi from the compiled tree. The requires are late and plain: a wrong setting is told
 * before Strapi wraps it in its own words, and Strapi's ESM build does not load on Node 20.
 */
export function makeStrapi({ serveAdminPanel }: Options): Core.Strapi {
  process.env['STRAPI_TELEMETRY_DISABLED'] ??= 'true'
  const { settings } = require('./settings/settings') as typeof import('./settings/settings')
  mkdirSync(resolve(settings.dataDir, 'public/uploads'), { recursive: true })
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi')
  const appDir = resolve(__dirname, '../..')
  process.chdir(appDir)
  return createStrapi({ appDir, distDir: resolve(__dirname, '..'), serveAdminPanel })
}

/** Runs a program to its end, and tells what stopped it in a sentence. */
export function run(program: () => Promise<void>) {
  program().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
