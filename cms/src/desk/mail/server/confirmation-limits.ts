import { mailboxKey, wallClock } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../../platform/settings/settings'
import { LEASE_MS } from '../../../platform/outbox/retry'
import { asksToJoin, kindsToStrangers, type MailKind } from '../../../platform/outbox/shared/kinds'
import { MAILS } from '../../../platform/outbox/table'
import type { StoredMail } from '../../../platform/outbox/mail-work'

const HOUR_MS = 3_600_000

/** The emails to one mailbox within an hour, in any spelling of its address. */
const MAX_PER_MAILBOX = 5

/**
 * Up to `limit` emails of the last hour that strangers may have caused. Those that ask whether to join the newsletter
 * are counted apart from all others, so that neither kind uses up the limit of the other. Emails that are being sent
 * count too, in the order of the outbox, so that a batch can't pass together.
 */
function earlierMails({ db }: Core.Strapi, { id, kind }: StoredMail, limit: number) {
  const now = wallClock()
  const isSameUse = (other: MailKind) => asksToJoin(other) === asksToJoin(kind)
  return db
    .connection(MAILS)
    .select('id')
    .whereIn('kind', kindsToStrangers.filter(isSameUse))
    .where((counted) =>
      counted.where('sent_at', '>', new Date(now - HOUR_MS)).orWhere((leased) =>
        leased
          .where({ state: 'pending' })
          .where('attempts', '>', 0)
          .where('id', '<', id)
          .whereBetween('due_at', [new Date(now), new Date(now + LEASE_MS)]),
      ),
    )
    .limit(limit)
}

/** Why an email that a stranger may have caused is not sent now; undefined if it may be. */
export async function limitReached(
  strapi: Core.Strapi,
  mail: StoredMail,
): Promise<string | undefined> {
  const { kind, recipient, authorId } = mail
  if (!kindsToStrangers.includes(kind) || recipient === null || authorId !== null) return undefined
  const mailbox = mailboxKey(recipient)
  const toMailbox: unknown[] = await earlierMails(strapi, mail, MAX_PER_MAILBOX).where({ mailbox })
  if (toMailbox.length === MAX_PER_MAILBOX)
    return `This mailbox got ${MAX_PER_MAILBOX} emails within an hour.`
  const { CONFIRMATIONS_PER_HOUR: most } = settings.environment
  const all: unknown[] = most === 0 ? [] : await earlierMails(strapi, mail, most)
  return most > 0 && all.length === most
    ? `All visitors together got ${most} emails within an hour (CONFIRMATIONS_PER_HOUR).`
    : undefined
}
