import { z } from '@app/runtime'
import { parseBody } from '../../../platform/http/body'
import { deliverableAddress, type FormName, formNames } from '@app/contract'
import { invalid, parseNames, parseRowId } from '../../../platform/http/query'
import { mailStates } from '../../../platform/outbox/shared/kinds'
import type { MailFilter } from './list'
import { mailForms, type MailSettings } from './mail-settings'
import type { Template } from './templates/template'
import {
  placeholdersOf,
  replyPlaceholders,
  type TemplateKind,
  templateKinds,
  type TemplateKey,
} from './templates/placeholders'
import { MAX_SAVED_NAME_LENGTH } from '../shared/saved-reply'
import { oneLine } from '../../../platform/outbox/one-line'

type Given = Record<string, unknown>

const MAX_SUBJECT_LENGTH = 200
const MAX_TEXT_LENGTH = 10_000
const MAX_ADDRESSES = 10

export const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

/** The mail page's address as a filter, cut to the forms that the reader may see. */
export function parseMailFilter(query: Given, open: readonly FormName[]): MailFilter {
  const requested = parseNames(query['forms'], formNames, 'form')
  const olderThan = parseRowId(query['olderThan'])
  const { q } = query
  return {
    forms: open.filter((form) => requested.length === 0 || requested.includes(form)),
    states: parseNames(query['states'], mailStates, 'state'),
    q: typeof q === 'string' ? q.trim().slice(0, 254) : '',
    ...(olderThan !== undefined && { olderThan }),
  }
}

export const isTemplateKind = (name: string): name is TemplateKind =>
  templateKinds.some((kind) => kind === name)

const text = (what: string, longest: number) => {
  const missing = `The ${what} needs some text.`
  return z.string(missing).check(
    z.overwrite((given) => given.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(longest, `The ${what} has up to ${longest} characters.`),
  )
}

const subject = text('subject', MAX_SUBJECT_LENGTH)
const template = z.object({ subject, body: text('text', MAX_TEXT_LENGTH) })
const reply = z.object({ subject, text: text('reply', MAX_TEXT_LENGTH) })

/** The template in a body, which may only name placeholders that this kind of email has. */
export function parseTemplate(body: unknown, key: TemplateKey): Template {
  const given = parseBody(template, body)
  refuseUnknown(`${given.subject}${given.body}`, placeholdersOf(key))
  return given
}

function refuseUnknown(written: string, known: readonly string[]) {
  const unknown = [...written.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !known.includes(name))
  if (unknown) throw invalid(`There is no placeholder ${unknown[0]} in this email.`)
}

const savedReply = z.object({
  name: text('name', MAX_SAVED_NAME_LENGTH),
  text: text('reply', MAX_TEXT_LENGTH),
})

export function parseSavedReply(body: unknown) {
  const given = parseBody(savedReply, body)
  refuseUnknown(given.text, replyPlaceholders)
  return { name: oneLine(given.name), text: given.text }
}

export const parseReply = (body: unknown) => parseBody(reply, body)

const MISSING = 'Give the notices of each form, and the forms without a confirmation.'
const UNKNOWN = 'There is no form with this name.'

const form = z.enum(mailForms, UNKNOWN)

const address = z.pipe(
  z.string('Addresses are given as text.').check(
    z.refine((given) => Boolean(deliverableAddress(given)), {
      error: ({ input }) => `No mail server would deliver to ${oneLine(String(input), 80)}.`,
    }),
  ),
  z.transform((given) => deliverableAddress(given) ?? given),
)

const mailSettings = z.object({
  notices: z.partialRecord(
    form,
    z
      .array(address, 'Addresses are given as a list.')
      .check(z.maxLength(MAX_ADDRESSES, `A form has up to ${MAX_ADDRESSES} addresses.`)),
    { error: ({ code }) => (code === 'invalid_type' ? MISSING : UNKNOWN) },
  ),
  unconfirmed: z.array(form, MISSING),
  isDoubleOptIn: z.prefault(z.boolean('The double opt-in is either true or false.'), false),
})

export const parseMailSettings = (body: unknown): MailSettings => parseBody(mailSettings, body)
