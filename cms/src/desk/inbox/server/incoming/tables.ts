import type { OwnTable } from '../../../../platform/strapi/own-table'

export const INCOMING = 'app_incoming_emails'
export const ATTACHMENTS = 'app_incoming_attachments'

const index = (table: string, columns: string[]) => ({
  name: `${table}_${columns.join('_')}_index`,
  columns,
})

/** Emails that visitors sent in reply. Each is deleted with its submission, and with its sender. */
export const incomingTable: OwnTable = {
  name: INCOMING,
  columns: {
    submission_id: 'integer',
    received_at: 'datetime',
    /** When this row was written. The emails of an hour are counted by it: the mailbox's date may be forged. */
    stored_at: 'datetime',
    sender: 'text',
    /** The key of the address, by which a person's emails are found. */
    sender_key: 'text',
    /** Why the sender may be somebody else; null if it is proven. */
    doubt: 'text',
    is_automatic: 'boolean',
    subject: 'text',
    text: 'longText',
    /** Sentences about what was left out. */
    left_out: 'json',
  },
  indexes: [
    index(INCOMING, ['submission_id']),
    index(INCOMING, ['sender_key']),
    index(INCOMING, ['stored_at']),
  ],
}

export const attachmentTable: OwnTable = {
  name: ATTACHMENTS,
  columns: {
    submission_id: 'integer',
    email_id: 'integer',
    name: 'text',
    /** The content type that the content shows, whatever the name says. */
    type: 'text',
    size: 'integer',
    /** In base64, so that it is in the database's backups, and is deleted with the email's row. */
    content: 'longText',
  },
  indexes: [index(ATTACHMENTS, ['submission_id']), index(ATTACHMENTS, ['email_id'])],
}
