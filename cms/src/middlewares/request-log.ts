import { randomUUID } from 'node:crypto'
import { monotonicMs } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import { LineBudget } from '../logging/line-budget'

const REFUSALS_PER_SECOND = 5

/**
 * One line for each request that memory did not answer: the route, never the address. An address
 * holds what a visitor or an editor asked for, and a link to a draft opens it for an hour.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  const refusals = new LineBudget(REFUSALS_PER_SECOND)

  return async (ctx, next) => {
    const began = monotonicMs()
    const id = randomUUID()
    ctx.set('X-Request-Id', id)
    await next()
    const { status, method } = ctx
    const now = monotonicMs()
    const isRefusal = status >= 400 && status < 500
    const skipped = isRefusal ? refusals.spend(now) : 0
    if (skipped === undefined) return
    const route = String(ctx['_matchedRoute'] ?? 'no route')
    const more = skipped > 0 ? `, after ${skipped} more refused requests` : ''
    strapi.log.http(`${method} ${route} ${status} (${Math.ceil(now - began)} ms) ${id}${more}`)
  }
}

export default requestLog
