import { refuse } from '@beam/contract'
import { Refused } from '../refusals/refused'

/** Enough for all that is asked here: an address has up to 254 characters, a password 72 bytes. */
export const CREDENTIAL_BYTES = 4 * 1024
const LONGEST_EMAIL = 254
const TEXTS = ['email', 'password', 'resetPasswordToken', 'registrationToken']

const badRequest = (message: string) => new Refused(400, { refusal: refuse(message) })

/** A NUL or half a pair of surrogates ends a PostgreSQL query in an error. */
const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !/[\0\p{Cs}]/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every((entry) => entry.every(isStorable))
}

/** The body of a request by which staff prove who they are: nothing that a later step fails on. */
export function readCredentials(body: unknown): { email?: string } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badRequest('The request must be one JSON object.')
  const given = body as Record<string, unknown>
  const notText = TEXTS.find((field) => !['string', 'undefined'].includes(typeof given[field]))
  if (notText) throw badRequest(`The field "${notText}" must be text.`)
  if (!isStorable(given)) throw badRequest('The request holds characters that are not text.')
  const { email } = given as { email?: string }
  if (email !== undefined && email.length > LONGEST_EMAIL)
    throw badRequest(`An e-mail address has up to ${LONGEST_EMAIL} characters.`)
  return given
}
