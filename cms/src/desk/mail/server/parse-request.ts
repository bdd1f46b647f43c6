import { isJsonObject } from '../../../platform/http/json-object'
import { deliverableAddress, type FormName, formNames } from '@beam/contract'
import { invalid, parseNames, parseRowId } from '../../../platform/http/query'
import { mailStates } from '../../../platform/outbox/shared/kinds'
import type { MailFilter } from './list'
import { mailForms, type MailSettings } from './mail-settings'
import type { Template } from './templates/default-templates'
import {
  placeholdersOf,
  type TemplateKind,
  templateKinds,
  type TemplatePlace,
} from './templates/placeholders'
import { oneLine } from '../../../platform/outbox/one-line'

type Given = Record<string, unknown>

const MAX_SUBJECT_LENGTH = 200
const MAX_TEXT_LENGTH = 10_000
const MAX_ADDRESSES = 10

export const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

/** The mail page's address as a filter, cut to the forms that the reader may see. */
export function parseMailFilter(query: Given, open: readonly FormName[]): MailFilter {
  const asked = parseNames(query['forms'], formNames, 'form')
  const olderThan = parseRowId(query['olderThan'])
  const { q } = query
  return {
    forms: open.filter((form) => asked.length === 0 || asked.includes(form)),
    states: parseNames(query['states'], mailStates, 'state'),
    q: typeof q === 'string' ? q.trim().slice(0, 254) : '',
    ...(olderThan !== undefined && { olderThan }),
  }
}

export const isTemplateKind = (name: string): name is TemplateKind =>
  templateKinds.some((kind) => kind === name)

const textIn = (given: unknown, what: string, longest: number): string => {
  const text = typeof given === 'string' ? given.replace(/\r\n?/g, '\n').trim() : ''
  if (text === '') throw invalid(`The ${what} needs some text.`)
  if (text.length > longest) throw invalid(`The ${what} has up to ${longest} characters.`)
  return text
}

/** `{ subject, body }`, naming no placeholder that this kind of email does not have. */
export function parseTemplate(body: unknown, place: TemplatePlace): Template {
  const given = isJsonObject(body) ? body : {}
  const template = {
    subject: textIn(given['subject'], 'subject', MAX_SUBJECT_LENGTH),
    body: textIn(given['body'], 'text', MAX_TEXT_LENGTH),
  }
  const known: readonly string[] = placeholdersOf(place)
  const named = [...`${template.subject}${template.body}`.matchAll(/\{(\w+)\}/g)]
  const unknown = named.find(([, name = '']) => !known.includes(name))
  if (unknown) throw invalid(`There is no placeholder ${unknown[0]} in this email.`)
  return template
}

/** `{ subject, text }` of a reply. */
export function parseReply(body: unknown): { subject: string; text: string } {
  const given = isJsonObject(body) ? body : {}
  return {
    subject: textIn(given['subject'], 'subject', MAX_SUBJECT_LENGTH),
    text: textIn(given['text'], 'reply', MAX_TEXT_LENGTH),
  }
}

function addressesIn(given: unknown): string[] {
  if (!Array.isArray(given)) throw invalid('Addresses are given as a list.')
  if (given.length > MAX_ADDRESSES) throw invalid(`A form has up to ${MAX_ADDRESSES} addresses.`)
  return given.map((one) => {
    const address = typeof one === 'string' ? deliverableAddress(one) : null
    if (!address) throw invalid(`No mail server would deliver to ${oneLine(String(one), 80)}.`)
    return address
  })
}

/** `{ notices: { [form]: addresses }, unconfirmed: forms, isDoubleOptIn? }` */
export function parseMailSettings(body: unknown): MailSettings {
  const { notices, unconfirmed, isDoubleOptIn = false } = isJsonObject(body) ? body : {}
  if (!isJsonObject(notices) || !Array.isArray(unconfirmed))
    throw invalid('Give the notices of each form, and the forms without a confirmation.')
  if (typeof isDoubleOptIn !== 'boolean')
    throw invalid('The double opt-in is either true or false.')
  const isMailForm = (name: unknown): name is FormName =>
    typeof name === 'string' && isForm(name) && mailForms.includes(name)
  if (![...Object.keys(notices), ...unconfirmed].every(isMailForm))
    throw invalid('There is no form with this name.')
  return {
    notices: Object.fromEntries(
      Object.entries(notices).map(([form, addresses]) => [form, addressesIn(addresses)]),
    ),
    unconfirmed: unconfirmed.filter(isMailForm),
    isDoubleOptIn,
  }
}
