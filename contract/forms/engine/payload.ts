import { sentFields, type IntakeForm, type PayloadOf } from './define-form'
import type { Field, TextField } from './fields'
import { blankOf } from './rules'

type Values = Record<string, unknown>

const blank = (field: Field): string | boolean | null => {
  if (field.kind === 'checkbox') return false
  return field.kind === 'file' ? null : blankOf(field)
}

const separators = /[\s().-]/g

/** Adds the prefix to the digits, unless a whole international number was pasted. */
const withPrefix = (typed: string, prefix: string) => {
  const digits = typed.replace(separators, '').replace(/^00/, '+')
  return digits === '' || digits.startsWith('+') ? digits : prefix + digits
}

const sent = (field: Field, value: unknown) => {
  const { prefix } = field as Partial<TextField>
  return prefix !== undefined && typeof value === 'string' ? withPrefix(value, prefix) : value
}

/** The form's values as they are sent: every key of the payload and no other. */
export const toPayload = <F extends IntakeForm>(form: F, values: Values): PayloadOf<F> =>
  Object.fromEntries(
    sentFields(form).map((field) => [field.name, sent(field, values[field.name] ?? blank(field))]),
  ) as PayloadOf<F>
