import { addressKey, type FormName, formNames, visibleText } from '@app/contract'
import type { Core } from '@strapi/strapi'
import { connectionOf } from '../../../platform/database/connection'
import { staffLabelOf } from '../../inbox/shared/field-label'
import { idsOlderThan } from '../../inbox/server/list'
import { type Search, termsOf } from '../../inbox/server/search-text'
import { searchedFields, termsOfAnswer } from '../../inbox/server/submission-row'
import { SUBMISSIONS } from '../../inbox/server/tables'
import { table } from '../../../platform/strapi/tables'

const MOST = 50

type Stored = { id: number; form: FormName; reference: string; email: string | null } & {
  receivedAt: Date | number
  name: string | null
}
type Answers = Readonly<Record<string, unknown>> & { reference: string }

export type FoundBy = Pick<Stored, 'id' | 'form' | 'reference' | 'name'> & {
  receivedAt: Date
  /** The answers that matched, as staff know them. */
  matched: string[]
}

/** Submissions with one email address, which are surely of one person; without an address each stands alone. */
export type Candidate = { address: string | null; submissions: FoundBy[] }

export type Candidates = { people: Candidate[]; hasMore: boolean }

/** Whether one of the terms begins with a searched one. */
const begins = (terms: readonly string[], searched: readonly string[]) =>
  searched.some((one) => terms.some((term) => term.startsWith(one)))

function matchedIn({ form, reference }: Stored, answers: Answers, { terms, also }: Search) {
  const searched = [...terms, ...also]
  const fields = searchedFields(form)
    .filter((field) => begins(termsOfAnswer(form, field, answers), searched))
    .map(({ name }) => staffLabelOf(form, name))
  return begins(termsOf(reference), terms) ? ['Reference', ...fields] : fields
}

async function answersOf(strapi: Core.Strapi, rows: readonly Stored[]) {
  const answers = new Map<string, Answers>()
  for (const form of formNames) {
    const own = rows.filter((row) => row.form === form).map(({ reference }) => reference)
    if (own.length === 0) continue
    const found = await table<Answers>(strapi, `api::intake.${form}`).findMany({
      where: { reference: { $in: own } },
    })
    for (const row of found) answers.set(row.reference, row)
  }
  return answers
}

/** Who may be meant by a phone number, a name, a reference, or any other answer. */
export async function findCandidates(strapi: Core.Strapi, search: Search): Promise<Candidates> {
  const { db } = strapi
  const filter = { forms: formNames, states: [], ...search }
  const ids = await idsOlderThan(db, filter, undefined, MOST + 1)
  const connection = await connectionOf(db)
  const rows: Stored[] = await connection(SUBMISSIONS)
    .select({
      id: 'id',
      form: 'form',
      reference: 'reference',
      email: 'email',
      receivedAt: 'received_at',
      name: 'name',
    })
    .whereIn('id', ids.slice(0, MOST))
    .orderBy('id', 'desc')
  const answers = await answersOf(strapi, rows)
  const people = new Map<string, Candidate>()
  for (const row of rows) {
    const { id, form, reference, email, name, receivedAt } = row
    const address = email === null ? null : visibleText(addressKey(email))
    const key = address ?? reference
    const known = people.get(key) ?? { address, submissions: [] }
    const own = answers.get(reference)
    known.submissions.push({
      id,
      form,
      reference,
      name: name && visibleText(name),
      receivedAt: new Date(receivedAt),
      matched: own ? matchedIn(row, own, search) : [],
    })
    people.set(key, known)
  }
  return { people: [...people.values()], hasMore: ids.length > MOST }
}
