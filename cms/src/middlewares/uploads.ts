import { posix } from 'node:path'
import { UPLOAD_POLICY } from '@app/runtime'
import type { Core } from '@strapi/strapi'

/** Uploaded files are shown as pictures and never executed, whatever they contain. */
const uploads: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next()
  if (!isUploadPath(ctx.path)) return
  ctx.set('Content-Security-Policy', UPLOAD_POLICY)
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (ctx.status >= 400) return
  // A file of another type was stored before uploads were checked: it must not open as a page of this origin.
  if (!/^(?:image|video)\//.test(ctx.type)) ctx.type = 'application/octet-stream'
  if (ctx.type === 'image/svg+xml') ctx.set('Content-Type', 'image/svg+xml; charset=utf-8')
  // Content links to files with a version; without one a replaced file must show up soon.
  const isVersioned = typeof ctx.query['v'] === 'string'
  ctx.set(
    'Cache-Control',
    isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
  )
}

export default uploads

/** Strapi's file server decodes and normalizes paths, so `/./%75ploads/x` is an upload too. */
function isUploadPath(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path).replaceAll('\\', '/')
    return /^\/+uploads(?:\/|$)/i.test(posix.normalize(decoded))
  } catch {
    return true
  }
}
