import { domainToUnicode } from 'node:url'
import { addressKey, normalizedAddress } from '@app/contract'

/** How people write an address in a text: its key, as it was given, and with its domain in its own letters. */
export function spellingsOf(address: string): string[] {
  const key = addressKey(address)
  const start = key.lastIndexOf('@') + 1
  const domain = key.slice(start)
  const inUnicode = `${key.slice(0, start)}${domainToUnicode(domain) || domain}`
  return [...new Set([key, normalizedAddress(address), inUnicode])]
}
