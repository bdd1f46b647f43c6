import { deliverableAddress, staffViewOf } from '@app/contract'
import type { Core } from '@strapi/strapi'
import type { Arrival } from '../../intake/arrival'
import { awaitOptIn } from '../../opt-outs/server/opt-outs'
import { doubtAbout, floodDoubt } from './doubts'
import { cachedMailSettings, mailForms } from './mail-settings'
import { isMailOn, type NewMail, queueEmails } from '../../../platform/outbox/queue'

/** Where a reply to the submission goes; null if no mail server would deliver to it. */
export const replyAddressOf = ({ form, answers }: Arrival): string | null => {
  const address = answers[staffViewOf(form).replyTo ?? '']
  return typeof address === 'string' ? (deliverableAddress(address) ?? null) : null
}

/** Whether a subscriber has to confirm first; never without a mail server, since nobody could be asked. */
const needsOptIn = (strapi: Core.Strapi, { form }: Arrival) =>
  form === 'newsletter' && isMailOn && cachedMailSettings(strapi).isDoubleOptIn

/** The emails that a submission causes: to staff, and to the sender. */
function mailsFor(strapi: Core.Strapi, arrival: Arrival): NewMail[] {
  const { form, reference, isSpam, spam } = arrival
  if (isSpam || !mailForms.includes(form)) return []
  const { notices, unconfirmed } = cachedMailSettings(strapi)
  const getsNoConfirmation = unconfirmed.includes(form) || needsOptIn(strapi, arrival)
  const sender = getsNoConfirmation ? null : replyAddressOf(arrival)
  const emails: NewMail[] = []
  if (notices[form]?.length)
    emails.push({
      kind: 'notice',
      form,
      reference,
      recipient: null,
      heldBecause: floodDoubt(spam),
    })
  if (sender)
    emails.push({
      kind: 'confirmation',
      form,
      reference,
      recipient: sender,
      heldBecause: doubtAbout(spam),
    })
  return emails
}

/** Queues a submission's emails in its own transaction: one statement, and nothing is sent yet. */
export async function queueSubmissionMails(strapi: Core.Strapi, arrival: Arrival) {
  if (!arrival.isNew) return
  const sender = replyAddressOf(arrival)
  if (!arrival.isSpam && sender && needsOptIn(strapi, arrival)) await awaitOptIn(strapi.db, sender)
  await queueEmails(strapi.db, mailsFor(strapi, arrival))
}
