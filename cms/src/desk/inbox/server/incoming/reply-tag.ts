import { isSameHash, keyedHash } from '@app/runtime'
import { settings } from '../../../../platform/settings/settings'

/** In hex digits: mail servers may change the case of an address, and allow 64 characters before the @. */
const SIGNATURE_LENGTH = 26

const signatureOf = (reference: string): string =>
  Buffer.from(keyedHash(settings.secrets.subscriberKey, 'reply tag', reference), 'base64url')
    .toString('hex')
    .slice(0, SIGNATURE_LENGTH)

/** An address of the mailbox that names a submission: `reply+ab12cd34ef-…@example.com` */
export function taggedAddress(address: string, reference: string): string {
  const [local, domain] = address.split('@')
  return `${local}+${reference.toLowerCase()}-${signatureOf(reference)}@${domain}`
}

const TAG = /\+([\da-z]{10})-([\da-f]{26})@/gi

/** The reference in the reply tag of one of the recipients, if we signed it. */
export function referenceIn(recipients: string): string | undefined {
  for (const [, named = '', signature = ''] of recipients.matchAll(TAG)) {
    const reference = named.toUpperCase()
    if (isSameHash(signature.toLowerCase(), signatureOf(reference))) return reference
  }
  return undefined
}
