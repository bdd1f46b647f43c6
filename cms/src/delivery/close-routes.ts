import type { Core } from '@strapi/strapi'

const OPEN = new Set(['navigation /render/:idOrSlug'])

/**
 * Plugins bring public routes of their own: sign-up, users, files, mail, the schema. None is part of this
 * product, so all are taken away but those named here, also those that an update will bring.
 */
export function closePluginRoutes(strapi: Core.Strapi) {
  for (const [name, plugin] of Object.entries(strapi.plugins)) {
    if (Array.isArray(plugin.routes)) continue
    for (const [key, router] of Object.entries(plugin.routes as Record<string, unknown>)) {
      const routes = routesOf(router, key)
      if (!routes) continue
      const open = routes.filter(({ path }) => OPEN.has(`${name} ${path}`))
      plugin.routes[key] = { type: 'content-api', routes: open }
    }
  }
}

type MaybeRouter = { type?: string; routes?: Core.Route[] }

/** The routes of a router that faces the public; nothing for one that faces the panel. */
function routesOf(router: unknown, key: string): Core.Route[] | undefined {
  if (typeof router === 'function') return key === 'content-api' ? [] : undefined
  const { type, routes = [] } = router as MaybeRouter
  return type === 'content-api' ? routes : undefined
}
