import type { Core } from '@strapi/strapi'
import type { Context } from '../../platform/strapi/context'
import { routeKey } from './route-keys'
import type { Rule } from './rules'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Sets the response as `ctx.body`, or throws a `Refused`. */
type Handler = (strapi: Core.Strapi, ctx: Context) => unknown

/** A call of the panel: the rule says which staff may make it, the handler makes the response. */
export type PanelRoute = readonly [method: Method, path: string, rule: Rule, handler: Handler]

/** Handlers by name, for the table of routes of a feature. */
export type PanelHandlers = Record<string, Handler>

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
