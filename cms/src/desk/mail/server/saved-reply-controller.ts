import type { Core } from '@strapi/strapi'
import { parseRowId } from '../../../platform/http/query'
import type { Context } from '../../../platform/strapi/context'
import { parseSavedReply } from './parse-request'
import { mailReaderOf } from './reader'
import { addSavedReply, deleteSavedReply, savedReplies, saveSavedReply } from './saved-replies'
import { versionIn } from './stale'
import { placeholders, replyPlaceholders } from './templates/placeholders'

export function savedReplyController({ db }: Core.Strapi) {
  const idOf = (ctx: Context) => parseRowId(ctx.params.id) ?? 0
  async function answer(ctx: Context) {
    ctx.body = {
      replies: await savedReplies(db),
      placeholders: replyPlaceholders.map((name) => ({ name, meaning: placeholders[name] })),
    }
  }
  return {
    list: answer,

    async add(ctx: Context) {
      await addSavedReply(db, mailReaderOf(ctx).actor, parseSavedReply(ctx.request.body))
      await answer(ctx)
      ctx.status = 201
    },

    async save(ctx: Context) {
      const editing = { id: idOf(ctx), version: versionIn(ctx.request.body) }
      const wording = parseSavedReply(ctx.request.body)
      await saveSavedReply(db, mailReaderOf(ctx).actor, editing, wording)
      await answer(ctx)
    },

    async delete(ctx: Context) {
      await deleteSavedReply(db, mailReaderOf(ctx).actor, idOf(ctx))
      await answer(ctx)
    },
  }
}
