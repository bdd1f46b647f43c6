import type { Core } from '@strapi/strapi'
import { audit } from '../../../../access/audit/server/audit'
import { connectionOf } from '../../../../platform/database/connection'
import { parseRowId } from '../../../../platform/http/query'
import { Refused } from '../../../../platform/refusals/refused'
import type { Context } from '../../../../platform/strapi/context'
import { requireSubmission } from '../require-submission'
import { viewerOf } from '../viewer'
import { ATTACHMENTS } from './tables'

/** Sends an attachment so that a browser only saves it, whatever it is, and never opens it as a page of ours. */
export async function downloadAttachment({ db }: Core.Strapi, ctx: Context) {
  const { id: submission_id, reference } = await requireSubmission(db, ctx, 'read')
  const id = parseRowId(ctx.params.id) ?? 0
  const connection = await connectionOf(db)
  const [found]: { name: string; content: string }[] = await connection(ATTACHMENTS)
    .select('name', 'content')
    .where({ id, submission_id })
  if (!found) throw new Refused(404, 'There is no such attachment.')
  await audit(db, {
    actor: viewerOf(ctx).actor,
    action: 'submission.download',
    subject: 'submission',
    subjectId: reference,
    detail: { attachment: id },
  })
  ctx.attachment(found.name)
  ctx.type = 'application/octet-stream'
  ctx.set('X-Content-Type-Options', 'nosniff')
  ctx.set('Content-Security-Policy', "sandbox; default-src 'none'")
  ctx.body = Buffer.from(found.content, 'base64')
}
