import { forms, type FormName, sentFields, staffViewOf, visibleText } from '@app/contract'
import { connectionOf } from '../../../platform/database/connection'
import { settings } from '../../../platform/settings/settings'
import type { Core } from '@strapi/strapi'
import type { Arrival } from '../../intake/arrival'
import { answerText } from '../shared/field-label'
import { firstState } from '../shared/review-states'
import { addAddresses } from './addresses'
import { searchIndexOf } from './search-index'
import { maskedTermsOf, phoneTermsOf, searchTextOf, termsOf } from './search-text'
import { SUBMISSIONS } from './tables'

const secret = settings.secrets.subscriberKey

type Answers = Readonly<Record<string, unknown>>
type Field = ReturnType<typeof sentFields>[number]

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

/** The terms by which an answer is found. */
export function termsOfAnswer(form: FormName, { name, kind }: Field, answers: Answers): string[] {
  const text = textIn(answers, name)
  if (staffViewOf(form).masked?.includes(name)) return maskedTermsOf(secret, text)
  const phones = kind === 'tel' ? phoneTermsOf(text) : []
  return [...termsOf(answerText(form, name, text)), ...phones]
}

/** Whether a form asks who somebody is; otherwise the search has nobody to find. */
const namesSomebody = (form: FormName) => {
  const { person, replyTo } = staffViewOf(form)
  return person.length > 0 || replyTo !== null
}

/** Whether answers are our own wording, which would find everybody: “Investors” is an option and a form’s title. */
const isOwnWording = (field: Field) =>
  field.kind === 'checkbox' || ('options' in field && !field.isOpenList)

/** The fields whose answers a submission is found by. */
export const searchedFields = (form: FormName): Field[] =>
  namesSomebody(form) ? sentFields(forms[form]).filter((field) => !isOwnWording(field)) : []

const searchTextFor = (form: FormName, answers: Answers, reference: string): string =>
  searchTextOf([
    ...searchedFields(form).flatMap((field) => termsOfAnswer(form, field, answers)),
    ...termsOf(reference),
  ])

const toColumns = (arrival: Arrival) => {
  const { form, reference, answers, receivedAt, language, isSpam, spam } = arrival
  return {
    ...summaryOf(form, answers),
    form,
    reference,
    received_at: receivedAt,
    language,
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
