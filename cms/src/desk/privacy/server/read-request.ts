import { type FormName, formNames, refuse } from '@beam/contract'
import { dateIn } from '../../../platform/http/date-in'
import { isJsonObject } from '../../../platform/http/json-object'
import { Refused } from '../../../platform/refusals/refused'

const invalid = (message: string) => new Refused(400, { refusal: refuse(message) })

const MAX_ADDRESS_LENGTH = 255

/** `{ email }` */
export function readAddress(body: unknown): string {
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
export function readErasure(body: unknown): { email: string; digest: string } {
  const { digest } = isJsonObject(body) ? body : {}
  if (typeof digest !== 'string')
    throw invalid('Search for the person before you erase their data.')
  return { email: readAddress(body), digest }
}

const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

type Given = Record<string, unknown>

export function readConsentQuery({ forms, q, from, to, olderThan }: Given) {
  const requested = typeof forms === 'string' && forms !== '' ? forms.split(',') : []
  if (!requested.every(isForm)) throw invalid('There is no form with this name.')
  const cursor = olderThan === undefined || olderThan === '' ? undefined : Number(olderThan)
  if (cursor !== undefined && !Number.isSafeInteger(cursor))
    throw invalid('A cursor is a whole number.')
  const [start, end] = [dateIn(from), dateIn(to)]
  return {
    forms: requested.length > 0 ? requested.filter(isForm) : formNames,
    /** A submission's reference or a complete email address. */
    q: typeof q === 'string' ? q.trim().slice(0, MAX_ADDRESS_LENGTH) : '',
    ...(start && { from: start }),
    ...(end && { to: end }),
    ...(cursor !== undefined && { olderThan: cursor }),
  }
}
