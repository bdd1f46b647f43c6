import { audit } from '../../../access/audit/server/record'
import type { Actor } from '../../../access/accounts/actor'
import { type Database, connectionOf } from '../../../platform/database/connection'
import type { Mail } from './list'
import { newMessageId } from '../../../platform/outbox/queue'
import { MAILS } from '../../../platform/outbox/table'

/** Another email with the same content; the sent one stays on record. */
async function queueCopy(db: Database, { id }: Mail, by: object): Promise<number> {
  const connection = await connectionOf(db)
  const [{ id: _id, ...row }] = await connection(MAILS).select('*').where({ id })
  const now = new Date()
  const [copy] = await connection(MAILS)
    .insert({
      ...row,
      ...by,
      message_id: newMessageId(),
      state: 'pending',
      due_at: now,
      queued_at: now,
      attempts: 0,
      last_error: null,
      sent_at: null,
    })
    .returning('id')
  return copy.id
}

/** An email that was never sent keeps its Message-ID; addresses of staff are looked up again. */
async function queueAgain(db: Database, { id, kind }: Mail, by: object): Promise<number> {
  const connection = await connectionOf(db)
  await connection(MAILS)
    .where({ id })
    .whereNot({ state: 'sent' })
    .update({
      state: 'pending',
      due_at: new Date(),
      attempts: 0,
      last_error: null,
      ...by,
      // The template may have been the fault, so it is rendered again; text by staff is kept.
      ...((kind === 'notice' || kind === 'confirmation' || kind === 'rejoin') && {
        subject: null,
        text: null,
        html: null,
      }),
    })
  return id
}

/** An email with an author has no limit: a colleague decided that it is sent. */
const sentBy = ({ authorName }: Mail, { id, name }: Actor) =>
  authorName === null ? { author_id: id, author_name: name } : {}

/** Queues an email again and returns its id. */
export const resendMail = async (db: Database, actor: Actor, mail: Mail): Promise<number> =>
  db.transaction<() => Promise<number>>(async () => {
    await audit(db, {
      actor,
      action: 'mail.resend',
      subject: mail.reference === null ? 'mail' : 'submission',
      subjectId: mail.reference ?? String(mail.id),
      detail: { kind: mail.kind },
    })
    const by = sentBy(mail, actor)
    return mail.state === 'sent' ? queueCopy(db, mail, by) : queueAgain(db, mail, by)
  })
