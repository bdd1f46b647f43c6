import { isSameHash } from '@app/runtime'
import { hashAddress, keyed } from '../../../platform/address-hash'

const LINK_PATTERN = /^([\w-]{43})\.([\w-]{43})$/

/** The last part of an unsubscribe link; it names the address by its hash only. */
export function signUnsubscribeLink(secret: string, address: string): string {
  const hash = hashAddress(secret, address)
  return `${hash}.${keyed(secret, 'unsubscribe', hash)}`
}

/** The hash of the address that a link names, or null if its signature is wrong. */
export function verifyUnsubscribeLink(secret: string, link: string): string | null {
  const [, hash = '', signature = ''] = LINK_PATTERN.exec(link) ?? []
  return isSameHash(signature, keyed(secret, 'unsubscribe', hash)) ? hash : null
}
