import { z } from '@app/runtime'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry, entries } from '../../../access/routes/rules'
import type { Core } from '@strapi/strapi'
import { parseBody } from '../../../platform/http/body'
import type { Context } from '../../../platform/strapi/context'
import { abilityOf, READ_ENTRIES } from '../../../platform/strapi/staff'
import { deadLinks } from './dead-links'
import { destinations, sectionDestinations } from './destinations'
import type { Destination } from '../../shared/destination'
import { PAGE, typesWithSlug } from '../../../content/shared/types'
import { lostSections, usesOf } from './uses'

/** More addresses than the longest page has. There is a limit because each costs some queries. */
const MAX_TEXTS = 200
const MAX_LENGTH = 2000

const TOO_MANY = `Send at most ${MAX_TEXTS} addresses.`

const texts = z
  .array(z.string(TOO_MANY).check(z.maxLength(MAX_LENGTH, TOO_MANY)), TOO_MANY)
  .check(z.maxLength(MAX_TEXTS, TOO_MANY))

const draft = z.object({
  urls: texts,
  /** A new entry has none yet. */
  documentId: z.optional(z.nullable(z.string())),
  /** The anchors of a page's draft. */
  sections: z.optional(texts),
})

async function uses(strapi: Core.Strapi, ctx: Context) {
  const { model, documentId } = ctx.params
  ctx.body = { uses: await usesOf(strapi, String(model), String(documentId)) }
}

async function listDestinations(strapi: Core.Strapi, ctx: Context) {
  const mayRead = (uid: string) => abilityOf(ctx).can(READ_ENTRIES, uid)
  const all = { withDrafts: true }
  const found: Destination[][] = [
    ...(await Promise.all(
      typesWithSlug.filter(mayRead).map((uid) => destinations(strapi, uid, all)),
    )),
    mayRead(PAGE) ? await sectionDestinations(strapi) : [],
  ]
  ctx.body = { destinations: found.flat() }
}

async function findDeadLinks(strapi: Core.Strapi, ctx: Context) {
  const { urls, documentId, sections } = parseBody(draft, ctx.request.body)
  ctx.body = {
    dead: await deadLinks(strapi, urls, documentId),
    lost: sections && documentId ? await lostSections(strapi, documentId, new Set(sections)) : [],
  }
}

export const addressRoutes = panelRoutes('/addresses', [
  // What leads to a page or job.
  ['GET', '/uses/:model/:documentId', entries('model', 'read'), uses],
  // What a link can lead to; the handler leaves out what a role may not read.
  ['GET', '/destinations', anyEntry([PAGE], 'read'), listDestinations],
  // Which links of a draft visitors could not follow.
  ['POST', '/dead-links', anyEntry([PAGE], 'read'), findDeadLinks],
])
