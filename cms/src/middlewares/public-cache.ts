import type { Core } from '@strapi/strapi'
import { deliveryOf } from '../delivery'
import { type Answer, encode, encodingsOf, toAnswer } from '../delivery/cache/answer'
import type { Context } from '../delivery/koa'

/** Set anew for each answer, whoever it goes to. */
const NOT_KEPT = new Set(['content-length', 'vary', 'etag'])

/** Answers the public reads of the site's own tokens from memory, as long as the revision stands. */
const publicCache: Core.MiddlewareFactory =
  (_config, { strapi }) =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!isRead || !ctx.path.startsWith('/api/')) return next()
    const { clock, answers, readSlots, readerOf, keyOf } = deliveryOf(strapi)
    const reader = readerOf(ctx)
    const key = reader && keyOf(ctx.url, ctx.path, () => ctx.query)
    if (!reader || key === undefined) return next()
    // Before the content: what is read now may be newer than its label, never older.
    const revision = await clock.current()
    const { answer, isMine } = await answers.get(revision, key, () =>
      readSlots.run(reader, () => capture(ctx, next)),
    )
    if (answer) return send(ctx, answer)
    if (!isMine) return readSlots.run(reader, next)
  }

export default publicCache

async function capture(ctx: Context, next: () => Promise<unknown>): Promise<Answer | undefined> {
  const before = new Set(Object.keys(ctx.response.headers))
  await next()
  const isKeepable = ctx.status === 200 && typeof ctx.body === 'object' && ctx.body !== null
  if (!isKeepable || ctx.response.get('Set-Cookie')) return undefined
  const added = Object.entries(ctx.response.headers).filter(
    ([name, value]) => !before.has(name) && !NOT_KEPT.has(name) && value !== undefined,
  )
  return toAnswer(
    Buffer.from(JSON.stringify(ctx.body)),
    Object.fromEntries(added) as Answer['headers'],
  )
}

async function send(ctx: Context, answer: Answer) {
  ctx.set(answer.headers as Record<string, string>)
  ctx.set('ETag', answer.etag)
  // With a bearer no shared cache keeps it; a browser asks each time and mostly hears 304.
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.vary('Accept-Encoding')
  ctx.vary('Authorization')
  ctx.status = 200
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  ctx.type = 'json'
  const encoding = encodingsOf(answer).find((name) => ctx.acceptsEncodings(name))
  if (encoding) ctx.set('Content-Encoding', encoding)
  ctx.body = encoding ? await encode(answer, encoding) : answer.body
}
