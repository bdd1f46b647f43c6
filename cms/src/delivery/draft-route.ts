import { readDraft } from '@beam/contract/server'
import type { Core } from '@strapi/strapi'
import type { Context } from './koa'
import { publicTypes, READ_SCOPE } from './public-types'
import type { Reader } from './reader'
import type { Reads } from './reads'

/** A draft for the site's server: only by a link that a member of staff was given, and never kept. */
export const addDraftRoute = (
  strapi: Core.Strapi,
  reads: Reads,
  readerOf: (ctx: Context) => Reader | undefined,
) =>
  strapi.server.routes({
    type: 'content-api',
    routes: [
      {
        method: 'GET',
        path: '/draft/:link',
        handler: async (ctx: Context) => {
          if (readerOf(ctx) !== 'site server') return ctx.notFound()
          const secret = strapi.config.get<string>('beam.contentSecret')
          const draft = readDraft(secret, String(ctx.params.link), Date.now())
          const found =
            draft && (await reads.draft(publicTypes[draft.collection].uid, draft.documentId))
          if (!found) return ctx.notFound()
          ctx.set('Cache-Control', 'no-store')
          ctx.body = found
        },
        info: { type: 'content-api' },
        config: { auth: READ_SCOPE },
      },
    ],
  })
