import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { formHeaders, refuse } from '@beam/contract'
import { Refused } from '../refusals/refused'
import { headerOf } from '../requests/headers'
import { limits } from './limits'
import type { Payload } from './submission'

const printable = /^[\x20-\x7e]+$/

/** The sender's own name for this post; null: each post is new. */
export function readKey(headers: IncomingHttpHeaders): string | null {
  const key = headerOf(headers, formHeaders.idempotencyKey)
  if (key === undefined) return null
  if (key.length <= limits.keyLength && printable.test(key)) return key
  const wants = `${formHeaders.idempotencyKey} must be 1 to ${limits.keyLength} printable ASCII characters.`
  throw new Refused(400, { refusal: refuse(wants) })
}

/** Of what is kept, in the form's order: spacing and unknown keys make no other body. */
export const hashOf = (payload: Payload): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex')
