import { refusal as refusalShape, refuse } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Refused } from './refused'
import { sentenceFor } from './sentences'

type Context = Parameters<Core.MiddlewareHandler>[0]

const isApiPath = /^\/api(\/|$)/i

export const isUnderApi = (path: string): boolean => isApiPath.test(path)

export function answerWith(ctx: Context, { status, refusal, headers }: Refused) {
  ctx.status = status
  ctx.body = refusal
  ctx.set(headers)
}

/** Whatever shape an error answer has by now, it leaves in ours. */
export function reshape(ctx: Context) {
  const { status } = ctx
  if (status < 400) return
  if (!refusalShape.safeParse(ctx.body).success) {
    ctx.body = refuse(sentenceFor(status))
    // Setting a body turns an unset status into 200.
    ctx.status = status
  }
  ctx.type = 'json'
  ctx.remove('ETag')
  ctx.set('Cache-Control', 'no-store')
}
