import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { isPhotoName, WebpCopies } from '../editing/pictures/server/webp-copies'
import { settings } from '../platform/settings/settings'

const UPLOAD = /^\/uploads\/([^/]+)$/

/** Sends the WebP copy of an uploaded photo to whoever accepts that format. */
const webpCopies: Core.MiddlewareFactory = () => {
  const { dataDir } = settings
  const copies = new WebpCopies(resolve(dataDir, 'public/uploads'), resolve(dataDir, 'webp'))
  void copies.sweep()

  return async (ctx, next) => {
    const name = UPLOAD.exec(ctx.path)?.[1] ?? ''
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !isPhotoName(name)) return next()
    ctx.vary('Accept')
    const copy = /\bimage\/webp\b/.test(ctx.get('Accept')) ? await copies.find(name) : null
    if (!copy) return next()
    ctx.status = 200
    ctx.type = 'image/webp'
    ctx.etag = `W/"${copy.tag}-webp"`
    if (ctx.fresh) return void (ctx.status = 304)
    ctx.length = copy.size
    ctx.body = createReadStream(copy.path)
  }
}

export default webpCopies
