import { keyedHash } from '@app/runtime'
import { spellingsOf } from './address-spellings'
import { settings } from './settings/settings'

/**
 * What names a person in tombstones and the audit log; useless without the secret, which no rotation
 * changes. The first is written, and all are looked for.
 */
export const personHashes = (address: string): [string, ...string[]] => {
  const [key, ...earlier] = spellingsOf(address)
  const hashOf = (spelling: string) =>
    keyedHash(settings.secrets.subscriberKey, 'erasure', spelling)
  return [hashOf(key), ...earlier.map(hashOf)]
}

export const personHash = (address: string): string => personHashes(address)[0]
