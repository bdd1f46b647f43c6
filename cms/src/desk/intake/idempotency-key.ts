import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { formHeaders } from '@app/contract'
import { keyedHash } from '@app/runtime'
import { Refused } from '../../platform/refusals/refused'
import { headerOf } from '../../platform/http/headers'
import { limits } from './limits'
import type { Payload } from './submission'

/** Set on a response that repeats an earlier one: nothing was stored again. */
export const REPLAYED = 'Idempotency-Replayed'

const PRINTABLE = /^[\x20-\x7e]+$/

/** The client's key for this submission; null if it sent none, so that every post is new. */
export function parseIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headerOf(headers, formHeaders.idempotencyKey)
  if (key === undefined) return null
  if (key.length <= limits.keyLength && PRINTABLE.test(key)) return key
  const message = `${formHeaders.idempotencyKey} must be 1 to ${limits.keyLength} printable ASCII characters.`
  throw new Refused(400, message)
}

/** The digest of the validated payload, so that whitespace and unknown keys make no difference. */
export const digestPayload = (payload: Payload): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex')

/** A digest that is stored: without the secret, it could be compared with that of a guessed email. */
export const keyedDigest = (secret: string, digest: string) => keyedHash(secret, 'post', digest)
