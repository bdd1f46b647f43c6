import { createHmac } from 'node:crypto'
import { normalizedAddress } from '@beam/contract'
import { settings } from './settings/settings'

/** Names a person in tombstones and the audit log; useless without the secret, which no rotation changes. */
export const personHash = (address: string): string =>
  createHmac('sha256', settings.secrets.subscriberKey)
    .update(`beam erasure v1 ${normalizedAddress(address)}`)
    .digest('base64url')
