import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import { parseRowId } from '../../../platform/http/query'
import { parseView, parseViewName } from './parse-request'
import { deleteView, renameView, saveView, viewsOf } from './saved-views'
import { viewerOf } from './viewer'

/** Everyone reads and changes only their own views. */
export function viewController({ db }: Core.Strapi) {
  const mine = (ctx: Context) => viewerOf(ctx).actor.id

  async function answer(ctx: Context, isFound = true) {
    if (!isFound) throw new Refused(404, 'You have no such view.')
    ctx.body = { views: await viewsOf(db, mine(ctx)) }
  }

  return {
    list: (ctx: Context) => answer(ctx),

    async save(ctx: Context) {
      ctx.body = await saveView(db, mine(ctx), parseView(ctx.request.body))
      ctx.status = 201
    },

    async rename(ctx: Context) {
      const id = parseRowId(ctx.params.id) ?? 0
      await answer(ctx, await renameView(db, mine(ctx), id, parseViewName(ctx.request.body)))
    },

    async delete(ctx: Context) {
      await answer(ctx, await deleteView(db, mine(ctx), parseRowId(ctx.params.id) ?? 0))
    },
  }
}
