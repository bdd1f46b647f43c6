import { wallClock } from '@app/contract'
import { audit } from '../../../access/audit/server/audit'
import { AUDIT } from '../../../access/audit/server/table'
import type { AuditAction } from '../../../access/audit/shared/actions'
import type { Actor } from '../../../platform/actor'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { storedJson } from '../../../platform/database/stored-json'
import { takeTurn } from '../../../platform/database/take-turn'
import { newMessageId } from '../../../platform/outbox/queue'
import { MAILS } from '../../../platform/outbox/table'
import { Refused } from '../../../platform/refusals/refused'
import type { Mail } from './list'

const HOUR_MS = 3_600_000

/** How often emails of one kind about one submission are sent again; those without a submission count together. */
const MOST_PER_HOUR = 5

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

/** Queues an email that was never sent: it keeps its Message-ID, and addresses of staff are looked up again. */
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

/** Makes the actor the author of an email that has none. It then has no limit: a colleague decided to send it. */
const sentBy = ({ authorName }: Mail, { id, name }: Actor) =>
  authorName === null ? { author_id: id, author_name: name } : {}

async function refuseTooMany(db: Database, subject: string, { reference, kind }: Mail) {
  const connection = await connectionOf(db)
  const rows: { detail: { kind?: unknown } | string }[] = await connection(AUDIT)
    .select('detail')
    .where({ action: 'mail.resend' satisfies AuditAction, subject })
    .where(reference === null ? {} : { subject_id: reference })
    .where('at', '>', new Date(wallClock() - HOUR_MS))
  const earlier = rows.filter(({ detail }) => storedJson<{ kind?: unknown }>(detail).kind === kind)
  if (earlier.length >= MOST_PER_HOUR)
    throw new Refused(
      429,
      `This was sent again ${MOST_PER_HOUR} times within an hour. Wait an hour, or write a reply.`,
    )
}

/** Queues an email again and returns its id. */
export const resendMail = async (db: Database, actor: Actor, mail: Mail): Promise<number> =>
  db.transaction<() => Promise<number>>(async () => {
    const subject = mail.reference === null ? 'mail' : 'submission'
    await takeTurn(db)
    await refuseTooMany(db, subject, mail)
    await audit(db, {
      actor,
      action: 'mail.resend',
      subject,
      subjectId: mail.reference ?? String(mail.id),
      detail: { kind: mail.kind },
    })
    const by = sentBy(mail, actor)
    return mail.state === 'sent' ? queueCopy(db, mail, by) : queueAgain(db, mail, by)
  })
