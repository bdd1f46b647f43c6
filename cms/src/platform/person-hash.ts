import { normalizedAddress } from '@beam/contract'
import { keyedHash } from '@beam/runtime'
import { settings } from './settings/settings'

/** Names a person in tombstones and the audit log; useless without the secret, which no rotation changes. */
export const personHash = (address: string): string =>
  keyedHash(settings.secrets.subscriberKey, 'erasure', normalizedAddress(address))
