import { deliverableAddress, staffViewOf } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Arrival } from '../../inbox/server/submission-row'
import { awaitOptIn, claimQuestion } from '../../newsletter/server/opt-outs'
import { cachedMailSettings, mailForms } from './mail-settings'
import { isMailOn, type NewMail, queueEmails } from '../../../platform/outbox/queue'

const senderOf = ({ form, answers }: Arrival): string | null => {
  const address = answers[staffViewOf(form).replyTo ?? '']
  return typeof address === 'string' ? (deliverableAddress(address) ?? null) : null
}

/** Without a mail server nobody could be asked. */
const needsOptIn = (strapi: Core.Strapi, { form }: Arrival) =>
  form === 'newsletter' && isMailOn && cachedMailSettings(strapi).isDoubleOptIn

/** The emails that a submission causes: to staff, and to the sender. */
function mailsFor(strapi: Core.Strapi, arrival: Arrival): NewMail[] {
  const { form, reference, state } = arrival
  if (state === 'spam' || !mailForms.includes(form)) return []
  const { notices, unconfirmed } = cachedMailSettings(strapi)
  const isWelcomedLater = unconfirmed.includes(form) || needsOptIn(strapi, arrival)
  const sender = isWelcomedLater ? null : senderOf(arrival)
  const emails: NewMail[] = []
  if (notices[form]?.length) emails.push({ kind: 'notice', form, reference, recipient: null })
  if (sender) emails.push({ kind: 'confirmation', form, reference, recipient: sender })
  return emails
}

/** Queues a submission's emails in its own transaction: one statement, and nothing is sent yet. */
export async function queueSubmissionMails(strapi: Core.Strapi, arrival: Arrival) {
  const sender = senderOf(arrival)
  if (arrival.state !== 'spam' && sender && needsOptIn(strapi, arrival))
    await awaitOptIn(strapi.db, sender)
  await queueEmails(strapi.db, mailsFor(strapi, arrival))
}

/**
 * Asks an address that left the newsletter, or has not confirmed yet, whether it wants to join. Anybody can
 * enter any address, so only the link in this email ends an opt-out.
 */
export async function queueJoinQuestion({ db }: Core.Strapi, arrival: Arrival) {
  const { form, reference } = arrival
  const recipient = senderOf(arrival)
  const state = recipient && (await claimQuestion(db, recipient))
  if (!recipient || !state) return
  const kind = state === 'pending' ? 'opt-in' : 'rejoin'
  await queueEmails(db, [{ kind, form, reference, recipient }])
}
