import type { Core } from '@strapi/strapi'
import type { Context } from '../strapi/context'

/**
 * Strapi's static file route matches every GET, so the router answers 405 to an unknown path and
 * 404 to a wrong method. The API's own routes tell which of the two it is.
 */
export function correctNotFound(ctx: Context, strapi: Core.Strapi) {
  if (ctx.status !== 404 && ctx.status !== 405) return
  const routes = strapi.server.api('content-api').listRoutes()
  const methods = routes.filter((route) => route.match(ctx.path)).flatMap((route) => route.methods)
  if (methods.includes(ctx.method)) return
  ctx.remove('Allow')
  ctx.status = methods.length > 0 ? 405 : 404
  if (methods.length > 0) ctx.set('Allow', [...new Set(methods)].join(', '))
}
