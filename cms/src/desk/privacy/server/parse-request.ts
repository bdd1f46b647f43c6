import { addressKey, formNames } from '@app/contract'
import { z } from '@app/runtime'
import { parseBody } from '../../../platform/http/body'
import { settings } from '../../../platform/settings/settings'
import { searchOf, termsOf } from '../../inbox/server/search-text'
import { parseDate, parseNames, parseRowId } from '../../../platform/http/query'

const MAX_ADDRESS_LENGTH = 255

const INCOMPLETE = 'Enter a complete email address.'
const ADDRESS = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@\p{Cc}\p{Cs}]+$/u

const person = z.object({
  email: z
    .string(INCOMPLETE)
    .check(z.trim(), z.regex(ADDRESS, INCOMPLETE), z.maxLength(MAX_ADDRESS_LENGTH, INCOMPLETE)),
})

export const parseAddress = (body: unknown): string => parseBody(person, body).email

const TOO_SHORT = 'Enter at least three letters or digits of a name, a phone number or a reference.'

const searched = z.object({
  q: z.string(TOO_SHORT).check(
    z.maxLength(200, 'Enter up to 200 letters.'),
    z.refine((text) => termsOf(text).join('').length >= 3, TOO_SHORT),
  ),
})

export const parseSearch = (body: unknown) =>
  searchOf(settings.secrets.subscriberKey, parseBody(searched, body).q)

/** The person, and what the caller saw of them. */
const erasure = z.object({
  digest: z.string('Search for the person before you erase their data.'),
  ...person.shape,
})

const TOO_MANY = 'Erase up to ten addresses at once.'

/** Other addresses of the same person may be erased with it. */
const erasures = z.object({
  ...erasure.shape,
  also: z.optional(z.array(erasure, TOO_MANY).check(z.maxLength(9, TOO_MANY))),
})

/** The addresses to erase, each once. */
export function parseErasure(body: unknown) {
  const { also = [], ...first } = parseBody(erasures, body)
  return [...new Map([first, ...also].map((one) => [addressKey(one.email), one])).values()]
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
