import type { Core } from '@strapi/strapi'
import { parseRowId } from '../../../platform/http/query'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { parseSavedReply } from './parse-request'
import { mailReaderOf } from './reader'
import { addSavedReply, deleteSavedReply, savedReplies, saveSavedReply } from './saved-replies'
import { versionIn } from './stale'
import { placeholders, replyPlaceholders } from './templates/placeholders'

const idOf = (ctx: Context) => parseRowId(ctx.params.id) ?? 0
async function respond(strapi: Core.Strapi, ctx: Context) {
  ctx.body = {
    replies: await savedReplies(strapi.db),
    placeholders: replyPlaceholders.map((name) => ({ name, meaning: placeholders[name] })),
  }
}

export const savedReplyCalls = {
  list: respond,

  async add(strapi, ctx) {
    await addSavedReply(strapi.db, mailReaderOf(ctx).actor, parseSavedReply(ctx.request.body))
    await respond(strapi, ctx)
    ctx.status = 201
  },

  async save(strapi, ctx) {
    const editing = { id: idOf(ctx), version: versionIn(ctx.request.body) }
    const wording = parseSavedReply(ctx.request.body)
    await saveSavedReply(strapi.db, mailReaderOf(ctx).actor, editing, wording)
    await respond(strapi, ctx)
  },

  async delete(strapi, ctx) {
    await deleteSavedReply(strapi.db, mailReaderOf(ctx).actor, idOf(ctx))
    await respond(strapi, ctx)
  },
} satisfies PanelHandlers
