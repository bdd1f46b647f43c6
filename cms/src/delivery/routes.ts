import type { Core } from '@strapi/strapi'
import type { Context } from './koa'
import { publicTypes, READ_SCOPE } from './public-types'
import { isWhole } from './query'
import type { Reads } from './reads'
import { answerRevision } from './revision/answer'

type PublicType = (typeof publicTypes)[keyof typeof publicTypes]

/** One table of types instead of a controller and a route file for each; there is no way to write here. */
export function addReadRoutes(strapi: Core.Strapi, reads: Reads) {
  for (const [path, type] of Object.entries(publicTypes)) {
    strapi.get('controllers').add(`api::${type.api}`, { [type.api]: controllerOf(type, reads) })
    const actions = type.isSingle
      ? [{ path: `/${path}`, action: 'find' }]
      : [
          { path: `/${path}`, action: 'find' },
          { path: `/${path}/:id`, action: 'findOne' },
        ]
    strapi.api(type.api)!.routes = {
      [type.api]: {
        type: 'content-api',
        routes: actions.map(({ path: address, action }) => ({
          method: 'GET',
          path: address,
          handler: `${type.api}.${action}`,
          info: { apiName: type.api },
        })),
      },
    }
  }
}

export const addRevisionRoute = (
  strapi: Core.Strapi,
  parts: Parameters<typeof answerRevision>[1],
) =>
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/revision',
        handler: (ctx: Context) => answerRevision(ctx, parts),
        info: { type: 'content-api' },
        config: { auth: READ_SCOPE },
      },
    ],
  })

function controllerOf({ uid, isSingle }: PublicType, reads: Reads): Core.Controller {
  if (isSingle) return { find: (ctx) => answer(ctx, () => reads.single(uid, isWhole(ctx.query))) }
  return {
    find: (ctx) => answer(ctx, () => reads.list(uid, reads.readQuery(uid, ctx.query))),
    findOne: (ctx) =>
      answer(ctx, () => reads.entry(uid, String(ctx.params.id), isWhole(ctx.query))),
  }
}

async function answer(ctx: Context, read: () => Promise<object | null>) {
  const found = await read()
  if (!found) return ctx.notFound()
  ctx.body = found
}
