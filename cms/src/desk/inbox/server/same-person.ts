import { forms, type FormName, sentFields, visibleText } from '@beam/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import type { InboxRow } from './list'
import { answersRow } from './record'
import { searchIndexOf } from './search-index'
import { termsOf } from './search-text'

type Row = Record<string, unknown>

/** More than one person would reasonably send; limits the work that a flood from one address causes. */
const MAX_SUBMISSIONS = 200

/** The email addresses in a submission, in lower case. */
export const addressesOf = (form: FormName, row: Row): string[] => [
  ...new Set(
    sentFields(forms[form])
      .filter(({ kind }) => kind === 'email')
      .flatMap(({ name }) => {
        const value = row[name]
        return typeof value === 'string' && value !== '' ? [value.trim().toLowerCase()] : []
      }),
  ),
]

type Found = Pick<InboxRow, 'id' | 'form' | 'reference' | 'receivedAt' | 'state' | 'about'>

/**
 * Submissions of any form that contain this email address in an email field. The search index only knows
 * the address's terms, so each candidate's answers are checked.
 */
export async function submissionsOf(
  strapi: Core.Strapi,
  address: string,
  limit = MAX_SUBMISSIONS,
): Promise<Found[]> {
  const wanted = address.trim().toLowerCase()
  const terms = termsOf(wanted)
  if (terms.length === 0) return []
  const connection = await connectionOf(strapi.db)
  const search = searchIndexOf(strapi.db)
  const matches = search.matching(connection, terms).select({
    id: 's.id',
    form: 's.form',
    reference: 's.reference',
    receivedAt: 's.received_at',
    state: 's.state',
    about: 's.about',
  })
  const candidates: Found[] = await search.first(connection, matches, limit, 'desc')
  const checked = await Promise.all(
    candidates.map(async (candidate) => {
      const row = await answersRow(strapi, candidate)
      return row !== null && addressesOf(candidate.form, row).includes(wanted)
    }),
  )
  return candidates
    .filter((_, index) => checked[index])
    .map((one) => ({
      ...one,
      about: one.about && visibleText(one.about),
      receivedAt: new Date(one.receivedAt),
    }))
}
