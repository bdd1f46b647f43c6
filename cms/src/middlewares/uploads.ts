import { posix } from 'node:path'
import { UPLOAD_POLICY } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { bucketCopies } from '../editing/pictures/server/bucket-copies'

/** Uploaded files are shown as pictures and never executed, whatever they contain. */
const uploads: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const name = uploadIn(ctx.path)
    if (name === undefined) return next()
    // Without a file, the response stays the 404 that Koa begins with.
    const isRead = name !== '' && (ctx.method === 'GET' || ctx.method === 'HEAD')
    if (!isRead || (await bucketCopies(strapi)?.bring(name)) !== false) await next()
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

/**
 * The name of an upload, if the path is of one. Strapi's file server decodes and normalizes paths, so `/./%75ploads/x`
 * is an upload too.
 */
function uploadIn(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).replaceAll('\\', '/')
    return /^\/+uploads(?:\/(.*)|$)/is.exec(posix.normalize(decoded))?.slice(1).join('')
  } catch {
    return ''
  }
}
