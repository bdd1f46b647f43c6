import { keyedHash } from '@app/runtime'
import { spellingsOf } from './address-spellings'

export const keyed = (secret: string, label: string, value: string) =>
  keyedHash(secret, `newsletter ${label}`, value)

/** What may be stored of an address: first its present hash, then those of earlier spellings. */
export const addressHashes = (secret: string, address: string): [string, ...string[]] => {
  const [key, ...earlier] = spellingsOf(address)
  const hashOf = (spelling: string) => keyed(secret, 'address', spelling)
  return [hashOf(key), ...earlier.map(hashOf)]
}

/** What is stored of an address: the same however it is written, and useless without the secret. */
export const hashAddress = (secret: string, address: string): string =>
  addressHashes(secret, address)[0]
