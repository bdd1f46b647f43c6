import { domainToUnicode } from 'node:url'
import { addressKey, normalizedAddress } from '@app/contract'

/**
 * The key of an address, and then the spellings that were hashed and stored before a key had its domain
 * in ASCII. A hash cannot be made anew, so what is looked up by one is looked up by all.
 */
export function spellingsOf(address: string): [key: string, ...earlier: string[]] {
  const key = addressKey(address)
  const start = key.lastIndexOf('@') + 1
  const domain = key.slice(start)
  const inUnicode = `${key.slice(0, start)}${domainToUnicode(domain) || domain}`
  const earlier = new Set([normalizedAddress(address), inUnicode])
  earlier.delete(key)
  return [key, ...earlier]
}
