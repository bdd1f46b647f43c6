import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { OwnTable } from '../../platform/strapi/own-table'

export const EMAILS_READ = 'app_emails_read'

/** Which emails were read, so that none is stored twice, whatever becomes of the connection or the mailbox. */
export const emailsReadTable: OwnTable = {
  name: EMAILS_READ,
  columns: { key: 'uniqueText', read_at: 'datetime', outcome: 'text' },
  indexes: [{ name: `${EMAILS_READ}_read_at_index`, columns: ['read_at'] }],
}

/** A mailbox that is read from its beginning is read no further back. */
export const DAYS_READ = 30
const DAYS_KNOWN = 3 * DAYS_READ

export const forgetEmailsRead = ({ db }: Core.Strapi) =>
  db
    .connection(EMAILS_READ)
    .where('read_at', '<', new Date(wallClock() - DAYS_KNOWN * 86_400_000))
    .delete()
