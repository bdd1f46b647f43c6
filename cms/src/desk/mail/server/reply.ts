import { deliverableAddress, inWords, staffViewOf, wordsOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { audit } from '../../../access/audit/server/audit'
import type { Actor } from '../../../platform/actor'
import { takeBack, tellOthers } from '../../../access/events/tell-others'
import { connectionOf } from '../../../platform/database/connection'
import { addToThread } from '../../inbox/server/notes'
import { UNDO_SEND_MS } from '../../inbox/shared/calls'
import { NOTES } from '../../inbox/server/tables'
import type { Submission } from '../../inbox/server/read-submission'
import { oneLine } from '../../../platform/outbox/one-line'
import { queueEmails } from '../../../platform/outbox/queue'
import { MAILS } from '../../../platform/outbox/table'
import { Refused } from '../../../platform/refusals/refused'
import { htmlOfText } from '../../../platform/outbox/html'
import { savedReplies } from './saved-replies'
import { render } from './templates/render'
import { readTemplate } from './templates/stored-templates'
import { siteNames, valuesOf } from './values'

/** The address of a reply; null if the form asks for none or no mail server would deliver to it. */
export function replyRecipient({ form, answers }: Submission): string | null {
  const { replyTo } = staffViewOf(form)
  const value = answers.find(({ field }) => field === replyTo)?.value
  return typeof value === 'string' ? (deliverableAddress(value) ?? null) : null
}

/** The reply that the template makes, for its author to edit, and the team’s saved replies, filled in as well. */
export async function replyDraft(strapi: Core.Strapi, submission: Submission, author: Actor) {
  const { form, language } = submission
  const template = await readTemplate(strapi.db, { form, kind: 'reply', language })
  const site = await siteNames(strapi)
  const values = inWords(wordsOf(language ?? undefined), () => valuesOf(submission, site, 'sender'))
  const replyValues = { ...values, texts: { ...values.texts, author: author.name } }
  const { subject, text } = render(template, replyValues)
  const saved = (await savedReplies(strapi.db)).map(({ id, name, text: body }) => ({
    id,
    name,
    text: render({ subject: '', body }, replyValues).text.trimEnd(),
  }))
  return { subject, text, saved }
}

const replyId = (mailId: number | undefined) => `reply-${mailId}`

/**
 * Queues a reply and keeps it in the submission's thread, both or neither. The email waits as long as its author can
 * take it back.
 */
export const sendReply = async (
  strapi: Core.Strapi,
  author: Actor,
  { submission, recipient }: { submission: Submission; recipient: string },
  { subject, text }: { subject: string; text: string },
) =>
  strapi.db.transaction<() => Promise<number | undefined>>(async () => {
    const { db } = strapi
    const { form, reference } = submission
    const line = oneLine(subject)
    const content = { subject: line, text: `${text}\n`, html: htmlOfText(line, text) }
    const [mailId] = await queueEmails(db, [
      { kind: 'reply', form, reference, recipient, author, content, waitMs: UNDO_SEND_MS },
    ])
    await addToThread(db, author, submission, { text, mailId })
    await audit(db, {
      actor: author,
      action: 'submission.reply',
      subject: 'submission',
      subjectId: reference,
    })
    await tellOthers(db, [
      {
        id: replyId(mailId),
        event: 'submission.replied',
        subject: 'submission',
        subjectId: reference,
        actorName: author.name,
        waitMs: UNDO_SEND_MS,
      },
    ])
    return mailId
  })

/** Takes back a reply of one's own that no worker has taken yet, from the outbox and from the thread. */
export const takeBackReply = async (
  { db }: Core.Strapi,
  author: Actor,
  reference: string,
  mailId: number,
) =>
  db.transaction(async () => {
    const connection = await connectionOf(db)
    const deleted = await connection(MAILS)
      .where({ id: mailId, reference, kind: 'reply', author_id: author.id })
      .where({ state: 'pending', attempts: 0 })
      .where('due_at', '>', new Date())
      .delete()
    if (deleted === 0)
      throw new Refused(409, 'This reply is on its way already. Write another one if it was wrong.')
    await connection(NOTES).where({ mail_id: mailId }).delete()
    await takeBack(db, replyId(mailId))
    await audit(db, {
      actor: author,
      action: 'submission.reply-taken-back',
      subject: 'submission',
      subjectId: reference,
    })
  })
