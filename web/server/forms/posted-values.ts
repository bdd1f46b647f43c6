import type { Field, IntakeForm } from '@app/contract'
import { HONEYPOT } from '../../src/forms/honeypot'

/** A browser sends a line break as two characters. In the control, where the limits count it, it is one. */
const typed = (value: string | null) => value?.replaceAll('\r\n', '\n')

/** The value that the same control would have in the browser. Of a file only the name is sent. */
function valueOf({ kind, name }: Field, sent: URLSearchParams): unknown {
  if (kind === 'checkbox') return sent.has(name)
  const value = typed(sent.get(name))
  if (kind !== 'file') return value
  return value ? [{ name: value, type: '' }] : []
}

/** What a visitor entered into the controls of a form, by field name. */
export const postedValues = ({ fields }: IntakeForm, sent: URLSearchParams) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, sent)]))

export const hasFilledHoneypot = (sent: URLSearchParams) => Boolean(sent.get(HONEYPOT)?.trim())
