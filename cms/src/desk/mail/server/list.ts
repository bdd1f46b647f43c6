import { addressKey, type FormName } from '@app/contract'
import { type Database, connectionOf } from '../../../platform/database/connection'
import { type MailKind, type MailState, mailStates } from '../../../platform/outbox/shared/kinds'
import { MAILS } from '../../../platform/outbox/table'
import { withoutUnsubscribeLink } from '../../opt-outs/server/opt-outs'

export type MailFilter = {
  /** A subset of the forms whose emails the reader may see. */
  forms: readonly FormName[]
  /** Empty for all. */
  states: readonly MailState[]
  /** A submission's reference or a complete email address. */
  q: string
  olderThan?: number
}

export type MailRow = {
  id: number
  kind: MailKind
  form: FormName
  reference: string | null
  recipient: string | null
  subject: string | null
  state: MailState
  attempts: number
  lastError: string | null
  queuedAt: Date
  sentAt: Date | null
  dueAt: Date
  authorName: string | null
}

export type Mail = MailRow & {
  messageId: string
  text: string | null
  html: string | null
  authorId: number | null
}

const PAGE = 50
const MAX_COUNTED = 1000

const rowColumns = {
  id: 'id',
  kind: 'kind',
  form: 'form',
  reference: 'reference',
  recipient: 'recipient',
  subject: 'subject',
  state: 'state',
  attempts: 'attempts',
  lastError: 'last_error',
  queuedAt: 'queued_at',
  sentAt: 'sent_at',
  dueAt: 'due_at',
  authorName: 'author_name',
}

const dated = <Row extends MailRow>(row: Row): Row => ({
  ...row,
  queuedAt: new Date(row.queuedAt),
  sentAt: row.sentAt && new Date(row.sentAt),
  dueAt: new Date(row.dueAt),
})

export async function listEmails(db: Database, filter: MailFilter) {
  const { forms, states, q, olderThan } = filter
  const connection = await connectionOf(db)
  const query = connection(MAILS)
    .select(rowColumns)
    .whereIn('form', [...forms])
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
  if (states.length > 0) query.whereIn('state', [...states])
  if (q.includes('@')) query.where({ recipient_key: addressKey(q) })
  else if (q !== '') query.where({ reference: q.toUpperCase() })
  if (olderThan !== undefined) query.where('id', '<', olderThan)
  const rows: MailRow[] = await query
  return { rows: rows.slice(0, PAGE).map(dated), hasOlder: rows.length > PAGE }
}

/** How many there are of each state, up to a thousand. */
export async function countEmails(db: Database, forms: readonly FormName[]) {
  const connection = await connectionOf(db)
  const counts = await Promise.all(
    mailStates.map(async (state) => {
      const some = connection(MAILS)
        .select('id')
        .where({ state })
        .whereIn('form', [...forms])
        .limit(MAX_COUNTED)
      const [row] = await connection.from(some.as('some')).count({ count: '*' })
      return [state, Number(row?.['count'] ?? 0)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<MailState, number>
}

export async function readMail(db: Database, id: number): Promise<Mail | null> {
  const connection = await connectionOf(db)
  const [mail]: Mail[] = await connection(MAILS)
    .select({
      ...rowColumns,
      messageId: 'message_id',
      text: 'text',
      html: 'html',
      authorId: 'author_id',
    })
    .where({ id })
  if (!mail) return null
  const { text, html } = mail
  return {
    ...dated(mail),
    text: text && withoutUnsubscribeLink(text),
    html: html && withoutUnsubscribeLink(html),
  }
}
