import { randomUUID } from 'node:crypto'
import { isRequestId, monotonicMs, REQUEST_ID_HEADER } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { userOf } from '../platform/strapi/staff'
import { LineBudget } from '../platform/logging/line-budget'

/** Of requests that strangers can make without end: they must not rotate the lines of staff away. */
const LINES_PER_SECOND = { refused: 5, anonymous: 20 }

/**
 * One line for each request that the response cache did not answer: the route, never the URL. A URL
 * can contain search terms, and a draft link opens its draft for an hour. A request keeps the id that it comes with,
 * as those of the site's server do, if it is a UUID.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  const refused = new LineBudget(LINES_PER_SECOND.refused)
  const anonymous = new LineBudget(LINES_PER_SECOND.anonymous)

  return async (ctx, next) => {
    const began = monotonicMs()
    const given = ctx.get(REQUEST_ID_HEADER)
    ctx.set(REQUEST_ID_HEADER, isRequestId(given) ? given : randomUUID())
    await next()
    const { status, method } = ctx
    const now = monotonicMs()
    const account = userOf(ctx)?.id
    const isRefusal = status >= 400 && status < 500
    const isAnonymousRead = account === undefined && status < 400 && method !== 'POST'
    const budget = isRefusal ? refused : isAnonymousRead ? anonymous : undefined
    const skipped = budget ? budget.spend(now) : 0
    if (skipped === undefined) return
    const route = String(ctx['_matchedRoute'] ?? 'no route')
    const ms = Math.ceil(now - began)
    const more =
      skipped > 0 ? `, after ${skipped} more ${isRefusal ? 'refused requests' : 'reads'}` : ''
    const who = account === undefined ? '' : ` by account ${account}`
    strapi.log.http(`${method} ${route} ${status} (${ms} ms)${who}${more}`, {
      fields: { method, route, status, ms, skipped, ...(account !== undefined && { account }) },
    })
  }
}

export default requestLog
