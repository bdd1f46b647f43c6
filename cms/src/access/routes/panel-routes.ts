import type { Core } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'
import { routeKey } from './route-keys'
import type { Rule } from './rules'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Sets the response as `ctx.body`, or throws a `Refused`. */
type Handler = (strapi: Core.Strapi, ctx: Context) => unknown

/** A call of the panel: the rule says which staff may make it, the handler makes the response. */
export type PanelRoute = readonly [method: Method, path: string, rule: Rule, handler: Handler]

type Controller<Name extends string> = Record<Name, (ctx: Context) => unknown>

/** The handlers of a controller, which is created once per Strapi instance. */
export function handlersOf<Name extends string>(
  controllerFor: (strapi: Core.Strapi) => Controller<Name>,
) {
  const made = new WeakMap<Core.Strapi, Controller<Name>>()
  return (name: Name): Handler =>
    (strapi, ctx) => {
      const controller = made.get(strapi) ?? controllerFor(strapi)
      made.set(strapi, controller)
      return controller[name](ctx)
    }
}

export type PanelRoutes = { prefix: string; rows: readonly PanelRoute[] }

export const panelRoutes = (prefix: string, rows: readonly PanelRoute[]): PanelRoutes => ({
  prefix,
  rows,
})

/** Who may make each call, by its method and path. */
export const rulesOf = (routes: readonly PanelRoutes[]): Record<string, Rule> =>
  Object.fromEntries(
    routes.flatMap(({ prefix, rows }) =>
      rows.map(([method, path, rule]) => [routeKey({ method, path }, { prefix }), rule] as const),
    ),
  )

export function addPanelRoutes(strapi: Core.Strapi, routes: readonly PanelRoutes[]) {
  for (const { prefix, rows } of routes)
    strapi.server.routes({
      type: 'admin',
      prefix,
      routes: rows.map(([method, path, , handler]) => ({
        method,
        path,
        handler: async (ctx: Context) => {
          ctx.set('Cache-Control', 'no-store')
          await handler(strapi, ctx)
        },
        info: { type: 'admin' as const },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      })),
    })
}
