import { addressKey } from '@app/contract'
import { keyedHash } from '@app/runtime'

export const keyed = (secret: string, label: string, value: string) =>
  keyedHash(secret, `newsletter ${label}`, value)

/** What is stored of an email address: the same however it is written, and useless without the secret. */
export const hashAddress = (secret: string, address: string): string =>
  keyed(secret, 'address', addressKey(address))
