import { z } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { panelRoutes } from '../../../access/routes/panel-routes'
import { anyEntry } from '../../../access/routes/rules'
import { PAGE } from '../../../content/shared/types'
import { parseBody } from '../../../platform/http/body'
import { settings } from '../../../platform/settings/settings'
import type { Context } from '../../../platform/strapi/context'
import type { Tree } from '../shared/branches'
import { moveBranch } from './move'
import { checkerOf, storedPages } from './pages'
import { planMove } from './plan-move'

async function read(strapi: Core.Strapi, ctx: Context) {
  const checker = checkerOf(strapi, ctx)
  const pages = await storedPages(strapi, checker)
  const tree: Tree = {
    pages: pages.map(({ documentId, title, slug: at, liveSlug, isModified }) => ({
      documentId,
      title,
      slug: at,
      liveSlug,
      isModified,
    })),
    siteUrl: settings.siteUrl,
    mayMove: checker.can.update(undefined, 'slug'),
    mayAdd: checker.can.create(undefined, 'slug'),
  }
  ctx.body = tree
}

const UNKNOWN = 'Name the branch, and where it goes.'
const slug = z.string(UNKNOWN).check(z.minLength(1, UNKNOWN), z.maxLength(300, UNKNOWN))

/** Only with the version that was shown does anything move. */
const move = z.object({
  from: slug,
  to: slug,
  publishes: z.prefault(z.boolean(), false),
  version: z.optional(z.string()),
})

async function respondWithMove(strapi: Core.Strapi, ctx: Context) {
  const { version, ...wanted } = parseBody(move, ctx.request.body)
  ctx.body =
    version === undefined
      ? await planMove(strapi, ctx, wanted)
      : await moveBranch(strapi, ctx, { ...wanted, version })
}

/** The handlers check fields and conditions, page by page. */
export const treeRoutes = panelRoutes('/tree', [
  ['GET', '/pages', anyEntry([PAGE], 'read'), read],
  ['POST', '/move', anyEntry([PAGE], 'update'), respondWithMove],
])
