import { deliverableAddress, staffViewOf } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import type { Arrival } from '../inbox/submission-row'
import { claimRejoinQuestion } from '../newsletter/opt-outs'
import { cachedMailSettings, mailForms } from './mail-settings'
import { type NewMail, queueEmails } from './queue'

const senderOf = ({ form, answers }: Arrival): string | null => {
  const address = answers[staffViewOf(form).replyTo ?? '']
  return typeof address === 'string' ? (deliverableAddress(address) ?? null) : null
}

/** The emails that a submission causes: to staff, and to the sender. */
function mailsFor(strapi: Core.Strapi, arrival: Arrival): NewMail[] {
  const { form, reference, state } = arrival
  if (state === 'spam' || !mailForms.includes(form)) return []
  const { notices, unconfirmed } = cachedMailSettings(strapi)
  const sender = unconfirmed.includes(form) ? null : senderOf(arrival)
  const emails: NewMail[] = []
  if (notices[form]?.length) emails.push({ kind: 'notice', form, reference, recipient: null })
  if (sender) emails.push({ kind: 'confirmation', form, reference, recipient: sender })
  return emails
}

/** Queues a submission's emails in its own transaction: one statement, and nothing is sent yet. */
export const queueSubmissionMails = (strapi: Core.Strapi, arrival: Arrival) =>
  queueEmails(strapi.db, mailsFor(strapi, arrival))

/**
 * Asks an address that left the newsletter whether it wants to join again. Anybody can enter any
 * address, so only the link in this email ends an opt-out.
 */
export async function queueRejoinMail({ db }: Core.Strapi, arrival: Arrival) {
  const { form, reference } = arrival
  const recipient = senderOf(arrival)
  if (recipient && (await claimRejoinQuestion(db, recipient)))
    await queueEmails(db, [{ kind: 'rejoin', form, reference, recipient }])
}
