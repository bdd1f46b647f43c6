import { wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { MAILS } from './table'

const DAY_MS = 24 * 60 * 60 * 1000

/** Emails that were sent, failed or skipped are kept longer than those that still wait, for questions about them. */
const DAYS_UNSENT = 30
const DAYS_SENT = 90

/** Deletes old emails in any state, so that the table stays bounded even without a mail server. */
export async function pruneMails({ db }: Core.Strapi) {
  const before = (days: number) => new Date(wallClock() - days * DAY_MS)
  await db.connection(MAILS).where('queued_at', '<', before(DAYS_SENT)).delete()
  await db
    .connection(MAILS)
    .whereIn('state', ['off', 'pending', 'held'])
    .where('queued_at', '<', before(DAYS_UNSENT))
    .delete()
}
