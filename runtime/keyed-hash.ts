import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature that needs the secret. Each use has its own label, so that no signature is valid for another use. */
export const keyedHash = (secret: string, label: string, value: string): string =>
  createHmac('sha256', secret).update(`beam ${label} v1 ${value}`).digest('base64url')

/** Whether a signature is the keyed hash that it should be. */
export function isSameHash(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
