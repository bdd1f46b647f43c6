import type { Core } from '@strapi/strapi'
import type { Connection } from '../database/connection'

export const MAILS = 'beam_mails'

// A new object for each column: Strapi writes the column's name into it.
const text = () => ({ type: 'string' as const })
const integer = () => ({ type: 'integer' as const })
const datetime = () => ({ type: 'datetime' as const })
const long = () => ({ type: 'text' as const })

const index = (columns: string[]) => ({ name: `${MAILS}_${columns.join('_')}_index`, columns })

/**
 * The outbox: one row per mail, written in the transaction of what causes it. Everything held on a
 * person is found, and can be erased, by `recipient_key` (the address in lower case) and by `reference`
 * (emails to staff quote the submission that it names).
 */
export const addMailTables = (strapi: Core.Strapi) =>
  strapi.get('models').add({
    uid: 'beam::mail',
    singularName: MAILS,
    tableName: MAILS,
    attributes: {
      id: { type: 'increments' },
      kind: text(),
      form: text(),
      reference: text(),
      /** Several addresses of staff are separated by commas. */
      recipient: long(),
      recipientKey: text(),
      /** Fixed when the row is written, so that an email that arrives twice can be recognised. */
      messageId: { ...text(), column: { unique: true } },
      /** Composed at the first attempt; a reply when it is written. */
      subject: text(),
      text: long(),
      html: long(),
      state: text(),
      /** When a worker may take it next: the end of the pause, or of another worker's lease. */
      dueAt: datetime(),
      attempts: integer(),
      lastError: text(),
      queuedAt: datetime(),
      sentAt: datetime(),
      authorId: integer(),
      authorName: text(),
    },
    indexes: [index(['state', 'due_at']), index(['reference']), index(['recipient_key'])],
  })

/** Apart from Strapi's schema, like the inbox's: an index that names the id. */
export const createMailIndexes = (connection: Connection) =>
  connection.raw(`create index if not exists ${MAILS}_state_id on ${MAILS} (state, id)`)
