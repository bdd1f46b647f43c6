import { refusal as refusalShape, refuse } from '@beam/contract'
import type { Context } from '../strapi/context'
import { defaultMessage } from './default-messages'
import type { Refused } from './refused'

const apiPath = /^\/api(\/|$)/i

export const isUnderApi = (path: string): boolean => apiPath.test(path)

export function answerWith(ctx: Context, { status, refusal, headers }: Refused) {
  ctx.status = status
  ctx.body = refusal
  ctx.set(headers)
}

/** Gives every error response the shape of a refusal, whatever produced it. */
export function reshape(ctx: Context) {
  const { status } = ctx
  if (status < 400) return
  if (!refusalShape.safeParse(ctx.body).success) {
    ctx.body = refuse(defaultMessage(status))
    // Koa turns an implicit 404 into 200 when a body is set.
    ctx.status = status
  }
  ctx.type = 'json'
  ctx.remove('ETag')
  ctx.set('Cache-Control', 'no-store')
}
