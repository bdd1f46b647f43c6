import { isSameHash } from '@app/runtime'
import { hashAddress, keyed } from '../../../platform/address-hash'

const VALID_MS = 7 * 24 * 60 * 60 * 1000

const LINK_PATTERN = /^(([\w-]{43})\.(\d{13})\.([\dA-Z]{10}))\.([\w-]{43})$/

/** What a link names: an address by its hash, and the submission that asked to subscribe it. */
export type RejoinLink = { hash: string; issuedAt: Date; reference: string }

/** The last part of the link that ends an opt-out. */
export function signRejoinLink(
  secret: string,
  { address, reference, issuedAt }: { address: string; reference: string; issuedAt: Date },
): string {
  const named = `${hashAddress(secret, address)}.${issuedAt.getTime()}.${reference}`
  return `${named}.${keyed(secret, 'rejoin', named)}`
}

/** What a link names; `expired` after seven days, null if its signature is wrong. */
export function verifyRejoinLink(
  secret: string,
  link: string,
  now: Date,
): RejoinLink | 'expired' | null {
  const [, named = '', hash = '', issued = '', reference = '', signature = ''] =
    LINK_PATTERN.exec(link) ?? []
  if (!isSameHash(signature, keyed(secret, 'rejoin', named))) return null
  const issuedAt = new Date(Number(issued))
  return now.getTime() - issuedAt.getTime() > VALID_MS ? 'expired' : { hash, issuedAt, reference }
}
