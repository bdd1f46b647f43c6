import type { Core } from '@strapi/strapi'
import { queueEmails } from '../../../platform/outbox/queue'
import type { Arrival } from '../../intake/arrival'
import { doubtAbout } from '../../mail/server/doubts'
import { replyAddressOf } from '../../mail/server/submission-mails'
import { claimQuestion, optOutStateOf } from '../../opt-outs/server/opt-outs'

/**
 * Asks an address that left the newsletter, or has not confirmed yet, whether it wants to join. Anybody can
 * enter any address, so only the link in this email ends an opt-out.
 */
export async function askToJoin({ db }: Core.Strapi, arrival: Arrival) {
  const { form, reference, isSpam, isNew, spam } = arrival
  const heldBecause = doubtAbout(spam)
  // A suspicious post does not use up the owner's question of the day, and only its first email is held.
  if (form !== 'newsletter' || isSpam || (heldBecause && !isNew)) return
  const recipient = replyAddressOf(arrival)
  if (!recipient) return
  const state = await (heldBecause ? optOutStateOf : claimQuestion)(db, recipient)
  if (!state) return
  const kind = state === 'pending' ? 'opt-in' : 'rejoin'
  await queueEmails(db, [{ kind, form, reference, recipient, heldBecause }])
}
