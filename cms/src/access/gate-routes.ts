import type { Core } from '@strapi/strapi'
import type { Context } from '../delivery/koa'
import { adminRoutes } from './admin-routes'
import { isFitting } from './fitting'
import { publicRoutes } from './public-routes'
import { layerKey, routeKey } from './route-keys'
import { isAllowed, type Rule } from './rules'

type Layer = Parameters<typeof layerKey>[0]

const ruleFor = (key: string): Rule => adminRoutes[key] ?? 'nobody'

/**
 * Denies by default: of all routes that Strapi and its plugins bring, now or after an update, only those
 * that the two tables list are served, and those of the panel only to the staff whom the table lists.
 */
export function gateRoutes(strapi: Core.Strapi) {
  const { server } = strapi
  const add = server.routes.bind(server)
  const mount = server.mount.bind(server)
  const closed = new Set<string>()

  server.routes = (router) => {
    if (Array.isArray(router)) return add(router)
    if (router.type !== 'admin') {
      const routes = router.routes.filter((route) => publicRoutes.has(routeKey(route, router)))
      return add({ ...router, routes })
    }
    const routes = router.routes.map((route) => {
      const key = routeKey(route, router)
      const rule = ruleFor(key)
      if (rule !== 'nobody') return guarded(strapi, key, route, rule)
      closed.add(key)
      return missing(route)
    })
    return add({ ...router, routes })
  }

  // What went to the router by another way.
  server.mount = () => {
    mount()
    const isServed = (key: string) =>
      publicRoutes.has(key) || closed.has(key) || ruleFor(key) !== 'nobody'
    const { router } = server
    router.stack = router.stack.filter((layer: Layer) => {
      const key = layerKey(layer)
      return key === undefined || isServed(key)
    })
    return server
  }
}

/** In its place, so that no route with a parameter and no page of the panel answers instead. */
const missing = ({ config = {}, ...route }: Core.Route): Core.Route => ({
  ...route,
  handler: (ctx: Context) => ctx.notFound(),
  config: { ...('prefix' in config && { prefix: config.prefix }), auth: false },
})

function guarded(strapi: Core.Strapi, key: string, route: Core.Route, rule: Rule): Core.Route {
  const guard = async (ctx: Context, next: () => Promise<unknown>) => {
    if (!isAllowed(rule, ctx)) return ctx.forbidden()
    if (!isFitting(key, ctx, strapi)) return ctx.badRequest()
    try {
      return await next()
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ZodError') throw error
      return ctx.badRequest()
    }
  }
  const { config } = route
  return { ...route, config: { ...config, middlewares: [guard, ...(config?.middlewares ?? [])] } }
}
