import { refusal as refusalShape, refuse } from '@app/contract'
import type { Context } from '../strapi/context'
import { defaultMessage } from './default-messages'
import type { Refused } from './refused'

const apiPath = /^\/api(\/|$)/i

export const isUnderApi = (path: string): boolean => apiPath.test(path)

/** Strapi's own shape, whose message the panel shows. */
export const inStaffShape = ({ status, message }: Refused) => ({
  data: null,
  error: { status, name: 'ApplicationError', message, details: {} },
})

/** Responds to a visitor or the site under /api, and otherwise to the panel. */
export function respondRefused(ctx: Context, refused: Refused) {
  const isPublic = isUnderApi(ctx.path)
  ctx.status = refused.status
  ctx.body = isPublic ? refused.refusal : inStaffShape(refused)
  ctx.set({ ...(!isPublic && { 'Cache-Control': 'no-store' }), ...refused.headers })
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
