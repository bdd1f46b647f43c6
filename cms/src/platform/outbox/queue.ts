import { randomUUID } from 'node:crypto'
import { addressKey, type FormName, mailboxKey } from '@app/contract'
import { type Database, connectionOf } from '../database/connection'
import { settings } from '../settings/settings'
import type { MailKind } from './shared/kinds'
import { MAILS } from './table'

export type NewMail = {
  kind: MailKind
  /** Null for an email about no form, which the mail desk does not list. */
  form: FormName | null
  /** The submission that it is about. */
  reference: string | null
  /** Null for staff: their emails are looked up when it is sent. */
  recipient: string | null
  author?: { id: number; name: string }
  /** Given if it is known already, as that of a reply; everything else is composed when it is sent. */
  content?: { subject: string; text: string; html: string }
  /** How long its author can take it back. */
  waitMs?: number
  /** Why it is not sent before staff say so; they read this sentence. */
  heldBecause?: string | undefined
}

export const isMailOn = settings.smtpUrl !== ''

export const newMessageId = (): string =>
  `<${randomUUID()}@${new URL(settings.siteUrl).hostname.replace(/^\[|\]$/g, '')}>`

const toColumns = (
  { kind, form, reference, recipient, author, content, waitMs = 0, heldBecause }: NewMail,
  now: Date,
) => ({
  kind,
  form,
  reference,
  recipient,
  recipient_key: recipient && addressKey(recipient),
  mailbox: recipient && mailboxKey(recipient),
  message_id: newMessageId(),
  subject: content?.subject ?? null,
  text: content?.text ?? null,
  html: content?.html ?? null,
  // What is queued without a mail server stays `off` once there is one: it would only surprise so late.
  state: isMailOn ? (heldBecause ? 'held' : 'pending') : 'off',
  last_error: heldBecause ?? null,
  due_at: new Date(now.getTime() + waitMs),
  attempts: 0,
  queued_at: now,
  author_id: author?.id ?? null,
  author_name: author?.name ?? null,
})

/** Adds emails to the outbox in one statement, within the running transaction; returns their ids. */
export async function queueEmails(db: Database, emails: readonly NewMail[]): Promise<number[]> {
  if (emails.length === 0) return []
  const now = new Date()
  const connection = await connectionOf(db)
  const rows: { id: number }[] = await connection(MAILS)
    .insert(emails.map((mail) => toColumns(mail, now)))
    .returning('id')
  return rows.map(({ id }) => id)
}
