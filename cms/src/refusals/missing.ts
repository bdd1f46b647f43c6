import type { Core } from '@strapi/strapi'

type Context = Parameters<Core.MiddlewareHandler>[0]

/**
 * Strapi's route for static files takes every GET, so an unknown path looks to the router like a
 * wrong method, and a wrong method like a missing file. The API's own routes tell which it is.
 */
export function tellMissing(ctx: Context, strapi: Core.Strapi) {
  if (ctx.status !== 404 && ctx.status !== 405) return
  const routes = strapi.server.api('content-api').listRoutes()
  const methods = routes.filter((route) => route.match(ctx.path)).flatMap((route) => route.methods)
  if (methods.includes(ctx.method)) return
  ctx.remove('Allow')
  ctx.status = methods.length > 0 ? 405 : 404
  if (methods.length > 0) ctx.set('Allow', [...new Set(methods)].join(', '))
}
