import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Core } from '@strapi/strapi'
import { isUnderApi } from '../refusals/respond'
import { settings } from '../settings/settings'
import { extendMiddleware } from '../strapi/extend-middleware'

/** What neither Strapi nor its helmet sets. */
const ownHeaders = {
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
}

/** Staff share computers: what they read must not stay in a browser's cache. */
function keepFromCaches(ctx: Parameters<Core.MiddlewareHandler>[0]) {
  const isStaffJson = ctx.type === 'application/json' && !isUnderApi(ctx.path)
  if (isStaffJson && !ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'no-store')
}

/**
 * Strapi merges and validates the same configuration on every request, which costs more than a
 * cached read. In production the resulting headers never vary, so they are computed once; in
 * development the panel's paths get others.
 */
export function setSecurityHeaders(strapi: Core.Strapi) {
  const isProduction = settings.environment.NODE_ENV === 'production'
  extendMiddleware(strapi, 'strapi::security', (setHeaders) => {
    const computed = isProduction ? headersSetBy(strapi, setHeaders) : undefined
    return async (ctx, next) => {
      ctx.set(ownHeaders)
      if (computed) {
        ctx.set(await computed)
        await next()
      } else await setHeaders(ctx, next)
      keepFromCaches(ctx)
    }
  })
}

/** Runs a middleware on a request that never came over the wire and collects its headers. */
async function headersSetBy(strapi: Core.Strapi, middleware: Core.MiddlewareHandler) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: '/' })
  const response = new ServerResponse(request)
  await middleware(strapi.server.app.createContext(request, response), async () => undefined)
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  )
}
