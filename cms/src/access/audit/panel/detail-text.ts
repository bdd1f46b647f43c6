import { type FormName, formNames, staffViewOf } from '@app/contract'
import { formatDateTime } from '../../../platform/panel/look/format-date-time'

/** Names that are no words yet; all others are shown as they are. */
const labels: Record<string, string> = {
  isNeeded: 'needed',
  isAutomatic: 'automatic',
  revealed: 'with masked answers',
  again: 'again after a restore',
  mails: 'emails',
  received: 'emails received',
  notes: 'notes changed',
  namedIn: 'named in notes of',
  more: 'further references',
  answerWithinHours: 'hours to answer in',
  spamDays: 'days that spam is kept',
  before: 'received before',
}

const isForm = (name: string): name is FormName => formNames.some((form) => form === name)

const labelOf = (name: string) =>
  isForm(name) ? `months that “${staffViewOf(name).title}” are kept` : (labels[name] ?? name)

function valueOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return isForm(name) ? 'no limit' : 'none'
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDateTime(text)
  if (name !== 'forms') return text
  return text
    .split(', ')
    .map((form) => (isForm(form) ? staffViewOf(form).title : form))
    .join(', ')
}

/** What the log knows beside who did what, in words. */
export const detailText = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${labelOf(name)}: ${valueOf(name, value)}`)
    .join(', ')
