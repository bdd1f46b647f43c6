import { forms, type FormName, type ReviewState, sentFields, staffViewOf } from '@beam/contract'
import { type Database, connectionOf } from '../../../platform/database/connection'
import type { SpamVerdict } from '../../intake/shared/spam-reasons'
import { searchIndexOf } from './search-index'
import { searchTextOf } from './search-text'
import { SUBMISSIONS } from './tables'

type Answers = Readonly<Record<string, unknown>>

export type Arrival = {
  form: FormName
  reference: string
  answers: Answers
  receivedAt: Date
  state: ReviewState
  spam: SpamVerdict
}

const MAX_LENGTH = 255

const textIn = (answers: Answers, field: string | undefined): string => {
  const value = field === undefined ? undefined : answers[field]
  return typeof value === 'string' ? value : ''
}

const shortened = (value: string): string | null => value.trim().slice(0, MAX_LENGTH) || null

/** Every email address that a submission names, not only the one that replies go to. */
const addressesIn = (form: FormName, answers: Answers): string[] =>
  sentFields(forms[form])
    .filter(({ kind }) => kind === 'email')
    .map(({ name }) => textIn(answers, name))

/** What the list shows of a submission, and what it is found by. */
function summaryOf(form: FormName, answers: Answers) {
  const { person, company, about, replyTo } = staffViewOf(form)
  const name = person.map((field) => textIn(answers, field)).join(' ')
  const companyName = textIn(answers, company)
  return {
    name: shortened(name),
    email: shortened(textIn(answers, replyTo ?? undefined)),
    company: shortened(companyName),
    about: shortened(textIn(answers, about)),
    terms: [name, companyName, ...addressesIn(form, answers)],
  }
}

const toColumns = ({ form, reference, answers, receivedAt, state, spam }: Arrival) => {
  const { terms, ...summary } = summaryOf(form, answers)
  return {
    ...summary,
    form,
    reference,
    received_at: receivedAt,
    state,
    assignee_id: null,
    search_text: searchTextOf([...terms, reference]),
    spam_score: spam.score,
    spam_reasons: JSON.stringify(spam.reasons),
    version: 1,
  }
}

/** Adds submissions to the inbox, in order of arrival, within the running transaction. */
export async function addToInbox(db: Database, arrivals: readonly Arrival[]): Promise<void> {
  const connection = await connectionOf(db)
  const search = searchIndexOf(db)
  for (const arrival of arrivals) {
    const row = toColumns(arrival)
    const [inserted] = await connection(SUBMISSIONS).insert(row).returning('id')
    if (inserted) await search.add(connection, inserted.id, row.search_text)
  }
}
