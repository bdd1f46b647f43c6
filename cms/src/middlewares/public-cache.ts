import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { deliveryOf } from '../delivery'
import {
  cachedResponse,
  type CachedResponse,
  encode,
  encodingsOf,
} from '../delivery/cache/response'
import { refuseWhileWaiting, senderOf } from '../platform/http/sender'
import { SenderLimit } from '../platform/http/sender-limit'
import { sharingOf } from '../platform/http/shared-counts'
import { isUnderApi } from '../platform/refusals/respond'
import { settings } from '../platform/settings/settings'
import type { Context } from '../platform/strapi/context'

/** Set separately for each response. */
const NEVER_CACHED = new Set(['content-length', 'vary', 'etag'])

const LONG_POLL = /^\/api\/revision\/?$/i

const WINDOW_SECONDS = 5

/**
 * Caches what the site's own tokens read, until the revision changes. All other reads, also those
 * that will be refused, ask the database for something: unless the site's server makes them, they count
 * for their sender and need a slot.
 */
const publicCache: Core.MiddlewareFactory = (_config, { strapi }) => {
  const limit = new SenderLimit({
    limit: settings.environment.CONTENT_READS_PER_SECOND * WINDOW_SECONDS,
    windowMs: WINDOW_SECONDS * 1000,
    sharing: sharingOf(strapi, 'reads'),
  })

  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !isUnderApi(ctx.path)) return next()
    const { clock, cache, readSlots, readerOf, keyOf } = deliveryOf(strapi)
    const reader = readerOf(ctx)
    // A long poll has slots of its own (`PollSlots`), and would hold one of these for as long as it waits.
    if (reader && LONG_POLL.test(ctx.path)) return next()
    const readInTurn = async <Result>(read: () => Promise<Result>) => {
      if (reader !== 'site server')
        refuseWhileWaiting(limit.count(senderOf(ctx.req), monotonicMs()))
      return readSlots.run(reader, read)
    }
    const key = reader && keyOf(ctx.url, ctx.path, () => ctx.query)
    if (!reader || key === undefined) return readInTurn(next)
    // Read before the content, so that a response is never older than the revision it is cached under.
    const revision = await clock.current()
    const { response, isOwn } = await cache.get({ revision, reader, key }, () =>
      readInTurn(() => capture(ctx, next)),
    )
    if (response) return send(ctx, response)
    // With `isOwn`, this request has run `next`, and `ctx` holds its response.
    if (!isOwn) return readInTurn(next)
  }
}

export default publicCache

async function capture(
  ctx: Context,
  next: () => Promise<unknown>,
): Promise<CachedResponse | undefined> {
  // What was set before belongs to this request alone, such as its id.
  const before = new Set(Object.keys(ctx.response.headers))
  await next()
  const text = ctx.status === 200 ? jsonOf(ctx.body) : undefined
  if (text === undefined || ctx.response.get('Set-Cookie')) return undefined
  const headers: CachedResponse['headers'] = {}
  for (const [name, value] of Object.entries(ctx.response.headers))
    if (value !== undefined && !before.has(name) && !NEVER_CACHED.has(name))
      headers[name] = Array.isArray(value) ? value : String(value)
  return cachedResponse(Buffer.from(text), headers)
}

const jsonOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

async function send(ctx: Context, response: CachedResponse) {
  for (const [name, value] of Object.entries(response.headers)) ctx.set(name, value)
  ctx.status = 200
  ctx.set('ETag', response.etag)
  // Shared caches must not store what a bearer token reads; browsers revalidate each time.
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.vary('Accept-Encoding')
  ctx.vary('Authorization')
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = 'json'
  const encoding = encodingsOf(response).find((name) => ctx.acceptsEncodings(name))
  if (encoding) ctx.set('Content-Encoding', encoding)
  ctx.body = encoding ? await encode(response, encoding) : response.body
}
