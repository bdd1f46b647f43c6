import type { Core } from '@strapi/strapi'
import { readSubmission } from '../../inbox/server/read-submission'
import { Refused } from '../../../platform/refusals/refused'
import type { Context } from '../../../platform/strapi/context'
import type { PanelHandlers } from '../../../access/routes/panel-routes'
import { wakeMails } from '../../../platform/outbox/outbox'
import { isMailOn } from '../../../platform/outbox/queue'
import { mailReaderOf } from './reader'
import { invalid, parseRowId } from '../../../platform/http/query'
import { parseReply } from './parse-request'
import { replyDraft, replyRecipient, sendReply, takeBackReply } from './reply'
import { UNDO_SEND_MS } from '../../inbox/shared/calls'

/** The submission in the address; to those who may not reply to it, it does not exist. */
async function requireSubmission(strapi: Core.Strapi, ctx: Context) {
  const submission = await readSubmission(strapi, String(ctx.params.reference))
  if (!submission || !mailReaderOf(ctx).may('reply').includes(submission.form))
    throw new Refused(404, 'There is no submission with this reference.')
  return submission
}

export const replyCalls = {
  async draft(strapi, ctx) {
    const submission = await requireSubmission(strapi, ctx)
    ctx.body = {
      ...(await replyDraft(strapi, submission, mailReaderOf(ctx).actor)),
      recipient: replyRecipient(submission),
      isMailOn,
    }
  },

  async send(strapi, ctx) {
    const submission = await requireSubmission(strapi, ctx)
    const recipient = replyRecipient(submission)
    if (!recipient) throw invalid('No mail server would deliver to this address.')
    if (!isMailOn) throw new Refused(409, 'Mail is off: no mail server is set up.')
    const reply = parseReply(ctx.request.body)
    const { actor } = mailReaderOf(ctx)
    const mailId = await sendReply(strapi, actor, { submission, recipient }, reply)
    setTimeout(() => wakeMails(strapi), UNDO_SEND_MS).unref()
    ctx.status = 201
    ctx.body = { recipient, mailId }
  },

  async takeBack(strapi, ctx) {
    const { reference } = await requireSubmission(strapi, ctx)
    const mailId = parseRowId(ctx.params.id) ?? 0
    await takeBackReply(strapi, mailReaderOf(ctx).actor, reference, mailId)
    ctx.body = {}
  },
} satisfies PanelHandlers
