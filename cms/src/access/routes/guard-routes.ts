import type { Core } from '@strapi/strapi'
import { respondRefused } from '../../platform/refusals/respond'
import { isReadable } from '../../platform/http/query'
import { removeRejectedValues } from '../../platform/refusals/remove-rejected-values'
import { Refused } from '../../platform/refusals/refused'
import type { Context } from '../../platform/strapi/context'
import type { AllFeatures } from '../feature-type'
import { layerKey, routeKey } from './route-keys'
import { isCheap } from './query-cost'
import { isAllowed, type Rule } from './rules'
import { refuseExcess } from './body-limits'
import { hasStorableIds, namesEntriesOnce, prepareSave } from './entry-body'
import { attachesToEntry } from './file-relations'
import { namesVisibleFields } from './visible-fields'
import { hasValidTarget } from './valid-target'

type Layer = Parameters<typeof layerKey>[0]

/**
 * Denies by default: of the routes that Strapi and its plugins register, now or after an update, only
 * those that are named are served, and the panel's routes only to the staff that their rules allow.
 */
export function guardRoutes(
  strapi: Core.Strapi,
  { rules, publicRoutes }: Pick<AllFeatures, 'rules' | 'publicRoutes'>,
) {
  const ruleFor = (key: string): Rule => rules[key] ?? 'nobody'
  const { server } = strapi
  const add = server.routes.bind(server)
  const mount = server.mount.bind(server)
  const denied = new Set<string>()

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
      denied.add(key)
      return notFound(route)
    })
    return add({ ...router, routes })
  }

  // Also drops routes that plugins added to the router directly, past `server.routes`.
  server.mount = () => {
    mount()
    const isServed = (key: string) =>
      publicRoutes.has(key) || denied.has(key) || ruleFor(key) !== 'nobody'
    const { router } = server
    router.stack = router.stack.filter((layer: Layer) => {
      const key = layerKey(layer)
      return key === undefined || isServed(key)
    })
    return server
  }
}

/** Keeps the denied route's place, so that no parameterised route or panel page answers instead. */
const notFound = ({ config = {}, ...route }: Core.Route): Core.Route => ({
  ...route,
  handler: (ctx: Context) => ctx.notFound(),
  config: { ...('prefix' in config && { prefix: config.prefix }), auth: false },
})

function guarded(strapi: Core.Strapi, key: string, route: Core.Route, rule: Rule): Core.Route {
  const guard = async (ctx: Context, next: () => Promise<unknown>) => {
    if (!isAllowed(rule, ctx)) return ctx.forbidden()
    if (!hasValidTarget(key, ctx, strapi)) return ctx.badRequest()
    try {
      refuseExcess(key, ctx, strapi)
    } catch (error) {
      if (error instanceof Refused) return respondRefused(ctx, error)
      throw error
    }
    prepareSave(key, ctx, strapi)
    if (!hasStorableIds(key, ctx)) return ctx.badRequest()
    if (!namesEntriesOnce(ctx)) return ctx.badRequest('Name up to 100 entries, each once.')
    if (!isReadable(ctx.query)) return ctx.badRequest('The query cannot be read. Correct it.')
    if (!isCheap(ctx.query)) return ctx.badRequest('The query goes through too many relations.')
    if (attachesToEntry(key, ctx))
      return ctx.badRequest('Choose the file in the entry: an upload cannot attach it.')
    if (!namesVisibleFields(key, ctx, strapi))
      return ctx.badRequest('The query names a field that does not exist.')
    try {
      return await next()
    } catch (error) {
      if (error instanceof Refused) return respondRefused(ctx, error)
      removeRejectedValues(error)
      // Strapi does not map the errors of its own zod schemas: they would become a 500.
      if (!(error instanceof Error) || error.name !== 'ZodError') throw error
      return ctx.badRequest()
    }
  }
  const { config } = route
  return { ...route, config: { ...config, middlewares: [guard, ...(config?.middlewares ?? [])] } }
}
