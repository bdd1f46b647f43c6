import { type FormName, staffViewOf } from '@beam/contract'
import { connectionOf } from '../../../platform/database/connection'
import type { Core } from '@strapi/strapi'
import type { Arrival } from '../../intake/arrival'
import { firstState } from '../shared/review-states'
import { addAddresses, addressesOf } from './addresses'
import { searchIndexOf } from './search-index'
import { searchTextOf } from './search-text'
import { SUBMISSIONS } from './tables'

type Answers = Arrival['answers']

const MAX_LENGTH = 255

const textIn = (answers: Answers, field: string | undefined): string => {
  const value = field === undefined ? undefined : answers[field]
  return typeof value === 'string' ? value : ''
}

const shortened = (value: string): string | null => value.trim().slice(0, MAX_LENGTH) || null

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
    terms: [name, companyName, ...addressesOf(form, answers)],
  }
}

const toColumns = ({ form, reference, answers, receivedAt, isSpam, spam }: Arrival) => {
  const { terms, ...summary } = summaryOf(form, answers)
  return {
    ...summary,
    form,
    reference,
    received_at: receivedAt,
    state: isSpam ? 'spam' : firstState(form),
    assignee_id: null,
    search_text: searchTextOf([...terms, reference]),
    spam_score: spam.score,
    spam_reasons: JSON.stringify(spam.reasons),
    version: 1,
  }
}

/** Adds a submission to the inbox, in the transaction that stores it. */
export async function addToInbox({ db }: Core.Strapi, arrival: Arrival): Promise<void> {
  if (!arrival.isNew) return
  const connection = await connectionOf(db)
  const row = toColumns(arrival)
  const [inserted] = await connection(SUBMISSIONS).insert(row).returning('id')
  if (!inserted) return
  await searchIndexOf(db).add(connection, inserted.id, row.search_text)
  await addAddresses(connection, inserted.id, arrival.form, arrival.answers)
}
