import { formNames } from '@beam/contract'
import { invalid, parseDate, parseNames, parseRowId } from '../../../platform/http/query'
import { isJsonObject } from '../../../platform/http/json-object'

const MAX_ADDRESS_LENGTH = 255

/** `{ email }` */
export function parseAddress(body: unknown): string {
  const { email } = isJsonObject(body) ? body : {}
  const address = typeof email === 'string' ? email.trim() : ''
  if (
    !/^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u.test(address) ||
    address.length > MAX_ADDRESS_LENGTH
  )
    throw invalid('Enter a complete email address.')
  return address
}

/** `{ email, digest }`: the person, and what the caller saw of them. */
export function parseErasure(body: unknown): { email: string; digest: string } {
  const { digest } = isJsonObject(body) ? body : {}
  if (typeof digest !== 'string')
    throw invalid('Search for the person before you erase their data.')
  return { email: parseAddress(body), digest }
}

type Given = Record<string, unknown>

export function parseConsentQuery({ forms, q, from, to, olderThan }: Given) {
  const requested = parseNames(forms, formNames, 'form')
  const cursor = parseRowId(olderThan)
  const [start, end] = [parseDate(from), parseDate(to)]
  return {
    forms: requested.length > 0 ? requested : formNames,
    /** A submission's reference or a complete email address. */
    q: typeof q === 'string' ? q.trim().slice(0, MAX_ADDRESS_LENGTH) : '',
    ...(start && { from: start }),
    ...(end && { to: end }),
    ...(cursor !== undefined && { olderThan: cursor }),
  }
}
