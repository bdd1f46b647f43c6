import { wallClock } from '@app/contract'
import { verifyDraftLink } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { findAbilityOfMaker } from '../access/accounts/ability-of-maker'
import { settings } from '../platform/settings/settings'
import type { Context } from '../platform/strapi/context'
import { READ_ENTRIES } from '../platform/strapi/staff'
import { contentTypes } from '../content/shared/types'
import { READ_SCOPE } from './read-scope'
import type { Reader } from './reader'
import type { Reads } from './reads'

/**
 * Drafts for the site's server, by the signed link that the panel's preview creates, as long as the maker of the link
 * may read them. They are never cached.
 */
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
          const ability = link && (await findAbilityOfMaker(strapi, link))
          const uid = link && contentTypes[link.collection].uid
          if (!uid || !ability?.can(READ_ENTRIES, uid)) return ctx.notFound()
          const draft = await reads.draft(uid, link.documentId)
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
