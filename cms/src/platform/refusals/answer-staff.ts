import type { Core } from '@strapi/strapi'
import type { Refused } from './refused'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Strapi's own shape, whose message the panel shows. */
export const inStaffShape = ({ status, message }: Refused) => ({
  data: null,
  error: { status, name: 'ApplicationError', message, details: {} },
})

/** Answers a call of the panel. */
export function answerStaff(ctx: Context, refused: Refused) {
  ctx.status = refused.status
  ctx.body = inStaffShape(refused)
  ctx.set({ 'Cache-Control': 'no-store', ...refused.headers })
}
