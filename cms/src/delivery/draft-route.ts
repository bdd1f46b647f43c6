import { wallClock } from '@beam/contract'
import { verifyDraftLink } from '@beam/runtime'
import type { Core } from '@strapi/strapi'
import { settings } from '../platform/settings/settings'
import type { Context } from '../platform/strapi/context'
import { contentTypes } from '../content/shared/types'
import { READ_SCOPE } from './read-scope'
import type { Reader } from './reader'
import type { Reads } from './reads'

/** Drafts for the site's server, by the signed link that the panel's preview creates; never cached. */
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
          const link = verifyDraftLink(settings.contentSecret, String(ctx.params.link), wallClock())
          const draft =
            link && (await reads.draft(contentTypes[link.collection].uid, link.documentId))
          if (!draft) return ctx.notFound()
          ctx.set('Cache-Control', 'no-store')
          ctx.type = 'json'
          ctx.body = draft
        },
        info: { type: 'content-api' },
        config: { auth: READ_SCOPE },
      },
    ],
  })
