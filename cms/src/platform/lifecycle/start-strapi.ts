import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { useOwnTempFolder } from '../http/temp-folder'

type Options = { serveAdminPanel: boolean }

/**
 * Makes Strapi from the compiled tree. The requires are deferred so that an invalid setting is
 * reported before Strapi wraps the error in its own; `import()` would pick Strapi's ESM build, which
 * does not load on Node 20.
 */
export function makeStrapi(options: Options): Core.Strapi {
  process.env['STRAPI_TELEMETRY_DISABLED'] ??= 'true'
  const { settings }: typeof import('../settings/settings') = require('../settings/settings')
  mkdirSync(resolve(settings.dataDir, 'public/uploads'), { recursive: true, mode: 0o700 })
  useOwnTempFolder(settings.dataDir)
  const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi')
  const appDir = resolve(__dirname, '../../../..')
  process.chdir(appDir)
  return createStrapi({ appDir, distDir: resolve(__dirname, '../../..'), ...options })
}

/** Runs a program; if it fails, prints the error's message and exits with 1. */
export function run(program: () => Promise<void>) {
  program().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}

/** Runs a program, and exits at its end. */
export const runToEnd = (program: () => Promise<void>) =>
  run(async () => {
    await program()
    // What was printed last may still be on its way to a slow reader.
    process.stdout.write('', () => process.exit(0))
  })
