import type { IntakeForm } from './define-form'
import type { Field, FileField } from './fields'
import { toPayload } from './payload'
import { blankOf, rulesOf } from './rules'

/** The part of the browser's File that is checked. */
type ChosenFile = { name: string; type: string }

const isFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value

/** A file control's value is a FileList, an array, a File or null. */
const chosenFiles = (value: unknown): ChosenFile[] =>
  (isFile(value) ? [value] : Array.from((value ?? []) as ArrayLike<unknown>)).filter(isFile)

/** The error of a file control, if any. */
export const fileError = ({ required, accept }: FileField, value: unknown) => {
  // Some systems report no MIME type: fall back to the file name.
  const isAccepted = ({ name, type }: ChosenFile) =>
    type === '' ? name.toLowerCase().endsWith(accept.extension) : type === accept.type
  const files = chosenFiles(value)
  if (files.length === 0) return required
  return files.every(isAccepted) ? undefined : accept.message
}

/** The error of one control, by the same rules as the server's. */
const errorOf = (field: Field, value: unknown): string | undefined => {
  if (field.kind === 'file') return fileError(field, value)
  if (field.kind === 'checkbox') return value === true ? undefined : field.required
  const answer = typeof value === 'string' ? value : blankOf(field)
  return rulesOf(field).find(({ test }) => !test(answer))?.message
}

/** Field errors in the form's order; without zod, for the browser. */
export const screenErrors = (
  form: IntakeForm,
  values: Record<string, unknown>,
): Record<string, string> => {
  const answers: Record<string, unknown> = { ...values, ...toPayload(form, values) }
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const error = errorOf(field, answers[field.name])
      return error === undefined ? [] : [[field.name, error]]
    }),
  )
}
