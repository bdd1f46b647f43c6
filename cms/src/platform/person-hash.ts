import { addressKey } from '@app/contract'
import { keyedHash } from '@app/runtime'
import { settings } from './settings/settings'

/** What names a person in tombstones and the audit log; useless without the secret, which no rotation changes. */
export const personHash = (address: string): string =>
  keyedHash(settings.secrets.subscriberKey, 'erasure', addressKey(address))
