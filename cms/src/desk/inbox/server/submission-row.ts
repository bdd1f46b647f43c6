import { forms, type FormName, sentFields, staffViewOf, visibleText } from '@app/contract'
import { connectionOf } from '../../../platform/database/connection'
import type { Core } from '@strapi/strapi'
import type { Arrival } from '../../intake/arrival'
import { answerText } from '../shared/field-label'
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

/** What the list shows of a submission. */
function summaryOf(form: FormName, answers: Answers) {
  const { person, company, about, replyTo } = staffViewOf(form)
  const name = person.map((field) => textIn(answers, field)).join(' ')
  return {
    name: shortened(name),
    email: shortened(textIn(answers, replyTo ?? undefined)),
    company: shortened(textIn(answers, company)),
    about: shortened(textIn(answers, about)),
  }
}

/** What a submission is about, as the list shows it. */
export const aboutText = (form: FormName, stored: string): string =>
  visibleText(answerText(form, staffViewOf(form).about, stored))

/** The fields in which visitors write what they like. */
export const messageFields = (form: FormName): string[] =>
  sentFields(forms[form]).flatMap(({ kind, name }) => (kind === 'textarea' ? [name] : []))

/** What a submission is found by: who sent it, from where, and what they wrote. */
export function searchTextFor(form: FormName, answers: Answers, reference: string): string {
  const { person, company } = staffViewOf(form)
  const fields = [...person, company, ...messageFields(form)]
  return searchTextOf([
    ...fields.map((field) => textIn(answers, field)),
    ...addressesOf(form, answers),
    reference,
  ])
}

const toColumns = ({ form, reference, answers, receivedAt, isSpam, spam }: Arrival) => {
  return {
    ...summaryOf(form, answers),
    form,
    reference,
    received_at: receivedAt,
    state: isSpam ? 'spam' : firstState(form),
    assignee_id: null,
    search_text: searchTextFor(form, answers, reference),
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
