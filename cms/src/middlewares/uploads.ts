import { posix } from 'node:path'
import { UPLOAD_POLICY } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'

/** Files that people uploaded: shown as pictures, never run, whatever is in them. */
const uploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next()
  if (!leadsToUploads(ctx.path)) return
  ctx.set('Content-Security-Policy', UPLOAD_POLICY)
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (ctx.status >= 400) return
  // The address in the content carries a version; without one a replaced file must show soon.
  const isVersioned = typeof ctx.query['v'] === 'string'
  ctx.set(
    'Cache-Control',
    isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  )
}

export default uploads

/** The file server decodes and tidies a path before it opens the file: `/./%75ploads/x` is one too. */
function leadsToUploads(path: string): boolean {
  try {
    return /^\/+uploads(?:\/|$)/i.test(
      posix.normalize(decodeURIComponent(path).replaceAll('\\', '/')),
    )
  } catch {
    return true
  }
}
