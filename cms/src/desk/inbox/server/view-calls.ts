import type { Core } from '@strapi/strapi'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { parseRowId } from '../../../platform/http/query'
import { parseView, parseViewName } from './parse-request'
import { deleteView, renameView, saveView, viewsOf } from './saved-views'
import { viewerOf } from './viewer'

const mine = (ctx: Context) => viewerOf(ctx).actor.id

async function respond(strapi: Core.Strapi, ctx: Context, isFound = true) {
  if (!isFound) throw new Refused(404, 'You have no such view.')
  ctx.body = { views: await viewsOf(strapi.db, mine(ctx)) }
}

/** Everyone reads and changes only their own views. */
export const viewCalls = {
  list: (strapi, ctx) => respond(strapi, ctx),

  async save(strapi, ctx) {
    ctx.body = await saveView(strapi.db, mine(ctx), parseView(ctx.request.body))
    ctx.status = 201
  },

  async rename(strapi, ctx) {
    const id = parseRowId(ctx.params.id) ?? 0
    await respond(
      strapi,
      ctx,
      await renameView(strapi.db, mine(ctx), id, parseViewName(ctx.request.body)),
    )
  },

  async delete(strapi, ctx) {
    await respond(
      strapi,
      ctx,
      await deleteView(strapi.db, mine(ctx), parseRowId(ctx.params.id) ?? 0),
    )
  },
} satisfies PanelHandlers
