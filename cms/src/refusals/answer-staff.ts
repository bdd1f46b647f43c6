import type { Core } from '@strapi/strapi'
import type { Refused } from './refused'

type Context = Parameters<Core.MiddlewareHandler>[0]

/** Answers a call of the panel in Strapi's own shape: the panel shows the message. */
export function answerStaff(ctx: Context, { status, message, headers }: Refused) {
  ctx.status = status
  ctx.body = { data: null, error: { status, name: 'ApplicationError', message, details: {} } }
  ctx.set({ 'Cache-Control': 'no-store', ...headers })
}
