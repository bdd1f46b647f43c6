import type { Core } from '@strapi/strapi'
import { queueEmails } from '../../../platform/outbox/queue'
import type { Arrival } from '../../intake/arrival'
import { replyAddressOf } from '../../mail/server/submission-mails'
import { claimQuestion } from '../../opt-outs/server/opt-outs'

/**
 * Asks an address that left the newsletter, or has not confirmed yet, whether it wants to join. Anybody can
 * enter any address, so only the link in this email ends an opt-out.
 */
export async function askToJoin({ db }: Core.Strapi, arrival: Arrival) {
  const { form, reference, isSpam } = arrival
  if (form !== 'newsletter' || isSpam) return
  const recipient = replyAddressOf(arrival)
  const state = recipient && (await claimQuestion(db, recipient))
  if (!recipient || !state) return
  const kind = state === 'pending' ? 'opt-in' : 'rejoin'
  await queueEmails(db, [{ kind, form, reference, recipient }])
}
