import { type FormName, formNames, forms, labelOf, sentFields, staffViewOf } from '@app/contract'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'

/** Words for the names of details that say too little by themselves. */
const labels: Record<string, string> = {
  as: 'imported as',
  attachment: 'number of the attachment',
  delivery: 'number of the message',
  imported: 'by an import',
  made: 'package made',
  password: 'new password',
  replaced: 'another file in its place',
  isNeeded: 'needed',
  isAutomatic: 'automatic',
  revealed: 'with masked answers',
  again: 'again after a restore',
  mails: 'emails',
  received: 'emails received',
  notes: 'notes changed',
  namedIn: 'named in submissions of others',
  more: 'further references',
  answerWithinHours: 'hours to answer in',
  spamDays: 'days that spam is kept',
  before: 'received before',
}

const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

/** `spamDays` as “spam days”; a label of content is in words. */
const inWords = (name: string) =>
  name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const nameInWords = (name: string) =>
  isForm(name)
    ? `months that “${staffViewOf(name).title}” are kept`
    : (labels[name] ?? inWords(name))

/** The label of a field, in the first form that has a field of this name. */
function fieldInWords(field: string): string {
  const form = formNames.find((name) => sentFields(forms[name]).some((one) => one.name === field))
  const found = form && sentFields(forms[form]).find((one) => one.name === field)
  return found ? (staffViewOf(form).labels?.[field] ?? labelOf(found)) : inWords(field)
}

const doubts: Record<string, string> = {
  'other-address': 'from another address',
  forged: 'false sender',
  unproven: 'sender not proven',
}

function valueOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return isForm(name) ? 'no limit' : 'none'
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text)
  if (name === 'field') return fieldInWords(text)
  if (name === 'doubt') return doubts[text] ?? text
  if (name !== 'forms') return text
  return text
    .split(', ')
    .map((form) => (isForm(form) ? staffViewOf(form).title : form))
    .join(', ')
}

/** The details of an entry, in words. */
export const detailText = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${nameInWords(name)}: ${valueOf(name, value)}`)
    .join(', ')
