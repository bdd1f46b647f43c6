import type { OwnTable } from '../strapi/own-table'
import type { Connection } from '../database/connection'
import type { MailKind } from './shared/kinds'

export const MAILS = 'app_mails'

const index = (columns: string[]) => ({ name: `${MAILS}_${columns.join('_')}_index`, columns })

const written = { columns: ['subject', 'text'], writtenAt: 'queued_at' }

/**
 * The outbox: one row per mail, written in the transaction of what causes it. Everything held on a
 * person is found, and can be erased, by `recipient_key` (the key of the address) and by `reference`
 * (emails to staff quote the submission that it names).
 */
export const mailTable: OwnTable = {
  name: MAILS,
  columns: {
    kind: 'text',
    form: 'text',
    reference: 'text',
    /** Several addresses of staff are separated by commas. */
    recipient: 'longText',
    recipient_key: 'text',
    /** The key that all spellings of one mailbox's address share: for limits, never to find what a person owns. */
    mailbox: 'text',
    /** Fixed when the row is written, so that an email that arrives twice can be recognised. */
    message_id: 'uniqueText',
    /** Composed at the first attempt, unless it is known when the mail is queued, as that of a reply is. */
    subject: 'text',
    text: 'longText',
    html: 'longText',
    state: 'text',
    /** When a worker may take it next: the end of the pause, or of another worker's lease. */
    due_at: 'datetime',
    attempts: 'integer',
    last_error: 'text',
    queued_at: 'datetime',
    sent_at: 'datetime',
    author_id: 'integer',
    author_name: 'text',
  },
  indexes: [
    index(['state', 'due_at']),
    index(['reference']),
    index(['recipient_key']),
    index(['mailbox']),
    index(['sent_at']),
  ],
  staffTexts: [
    { ...written, of: { kind: 'reply' satisfies MailKind } },
    { ...written, of: { kind: 'test' satisfies MailKind }, isNothingWithout: true },
  ],
}

/** Created beside Strapi's schema, like those of the inbox, since it names the id (`OwnTable`). */
export const createMailIndexes = (connection: Connection) =>
  connection.raw(`create index if not exists ${MAILS}_state_id on ${MAILS} (state, id)`)
