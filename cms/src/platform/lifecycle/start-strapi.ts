import { mkdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
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
  const appDir = resolve(__dirname, '../../../..')
  // Where the folder cannot be written, as in a container, nothing is kept.
  enableCompileCache(join(appDir, '.cache/compiled'))
  const { settings }: typeof import('../settings/settings') = require('../settings/settings')
  mkdirSync(resolve(settings.dataDir, 'public/uploads'), { recursive: true, mode: 0o700 })
  useOwnTempFolder(settings.dataDir)
  const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi')
  // Parts of Strapi look for files in the working directory, not in the one that they are given.
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
