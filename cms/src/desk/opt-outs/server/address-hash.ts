import { createHmac, timingSafeEqual } from 'node:crypto'
import { normalizedAddress } from '@beam/contract'

export const keyed = (secret: string, label: string, value: string) =>
  createHmac('sha256', secret).update(`beam newsletter ${label} v1 ${value}`).digest('base64url')

/** What is stored of an address: the same however it is written, and useless without the secret. */
export const hashAddress = (secret: string, address: string): string =>
  keyed(secret, 'address', normalizedAddress(address))

export const isSameSignature = (signature: string, expected: string): boolean =>
  signature.length === expected.length &&
  timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
