import { deliverableAddress } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { readSubmission } from '../../inbox/server/read-submission'
import { cachedMailSettings } from '../../mail/server/mail-settings'
import { wakeMails } from '../../../platform/outbox/outbox'
import { queueEmails } from '../../../platform/outbox/queue'
import { endOptOut, isOptedOut } from '../../opt-outs/server/opt-outs'
import type { RejoinLink } from '../../opt-outs/server/rejoin-link'

/** Ends the opt-out that a link names and welcomes its owner; returns whether the owner is subscribed. */
export async function rejoin(
  strapi: Core.Strapi,
  { hash, issuedAt, reference }: RejoinLink,
): Promise<boolean> {
  const { db } = strapi
  // An erasure deletes the submission and with it what the link would confirm.
  const submission = await readSubmission(strapi, reference)
  const recipient = deliverableAddress(submission?.email ?? '')
  if (!recipient) return false
  const isSubscribed = await db.transaction<() => Promise<boolean>>(async () => {
    if (!(await endOptOut(db, hash, issuedAt))) return !(await isOptedOut(db, hash))
    const form = 'newsletter'
    if (!cachedMailSettings(strapi).unconfirmed.includes(form))
      await queueEmails(db, [{ kind: 'confirmation', form, reference, recipient }])
    return true
  })
  wakeMails(strapi)
  return isSubscribed
}
