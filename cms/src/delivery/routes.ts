import type { Core } from '@strapi/strapi'
import type { Context } from '../platform/strapi/context'
import { type ContentType, contentTypes } from '../content/shared/types'
import { READ_SCOPE, readActionsOf } from './read-scope'
import { isDeep, readLanguage } from './query'
import type { Reader } from './reader'
import type { Reads } from './reads'
import { respondWithRevision } from './revision/long-poll'

/** The read routes of all public types; no route writes content. */
export function addReadRoutes(strapi: Core.Strapi, reads: Reads) {
  for (const [path, type] of Object.entries(contentTypes)) {
    const { api } = type
    strapi.get('controllers').add(`api::${api}`, { [api]: controllerOf(type, reads) })
    const routes = readActionsOf(type).map((action) => ({
      method: 'GET' as const,
      path: action === 'findOne' ? `/${path}/:id` : `/${path}`,
      handler: `${api}.${action}`,
      info: { apiName: api },
    }))
    const module = strapi.api(api)
    if (!module) throw new Error(`There is no content type in src/api/${api}.`)
    module.routes = { [api]: { type: 'content-api', routes } }
  }
}

export const addRevisionRoute = (
  strapi: Core.Strapi,
  parts: Parameters<typeof respondWithRevision>[1],
) =>
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/revision',
        handler: (ctx: Context) => respondWithRevision(ctx, parts),
        info: { type: 'content-api' },
        config: { auth: READ_SCOPE },
      },
    ],
  })

function controllerOf({ uid, isSingle }: ContentType, reads: Reads): Core.Controller {
  if (isSingle)
    return {
      find: (ctx) =>
        respond(ctx, () => reads.single(uid, isDeep(ctx.query), readLanguage(ctx.query))),
    }
  return {
    find: (ctx) => respond(ctx, () => reads.list(uid, reads.readQuery(uid, ctx.query))),
    findOne: (ctx) =>
      respond(ctx, () => reads.entry(uid, String(ctx.params.id), isDeep(ctx.query))),
  }
}

/** Which published entries are each other in another language; the site's own has no folder. */
export const addTranslationsRoute = (strapi: Core.Strapi, reads: Reads) =>
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/translations',
        handler: async (ctx: Context) => {
          ctx.body = { data: await reads.translations(), meta: {} }
        },
        info: { type: 'content-api' },
        config: { auth: READ_SCOPE },
      },
    ],
  })

/**
 * Which version of each entry and file there is, for the site's server only: it names files that no page shows. Never
 * cached, so that it says what the database has now.
 */
export const addVersionsRoute = (
  strapi: Core.Strapi,
  reads: Reads,
  readerOf: (ctx: Context) => Reader | undefined,
) =>
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/versions',
        handler: async (ctx: Context) => {
          if (readerOf(ctx) !== 'site server') return ctx.notFound()
          ctx.set('Cache-Control', 'no-store')
          ctx.body = { data: await reads.versions(), meta: {} }
        },
        info: { type: 'content-api' },
        config: { auth: READ_SCOPE },
      },
    ],
  })

/** `read` gives JSON, put together from texts in memory. */
async function respond(ctx: Context, read: () => Promise<string | null>) {
  const found = await read()
  if (found === null) return ctx.notFound()
  ctx.type = 'json'
  ctx.body = found
}
