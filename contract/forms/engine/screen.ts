import type { IntakeForm } from './define-form'
import type { Field, FileField } from './fields'
import { toPayload } from './payload'
import { blankOf, rulesOf } from './rules'

/** What matters here of the browser's File. */
type ChosenFile = { name: string; type: string }

const isFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value

/** A file control's value is a list, a file or nothing, depending on who reads it. */
const chosenFiles = (value: unknown): ChosenFile[] =>
  (isFile(value) ? [value] : Array.from((value ?? []) as ArrayLike<unknown>)).filter(isFile)

/** What is wrong with what a file control holds. */
export const fileError = ({ required, accept }: FileField, value: unknown) => {
  // Some systems know no type for a file: then its name must do.
  const isAccepted = ({ name, type }: ChosenFile) =>
    type === '' ? name.toLowerCase().endsWith(accept.extension) : type === accept.type
  const files = chosenFiles(value)
  if (files.length === 0) return required
  return files.every(isAccepted) ? undefined : accept.message
}

/** What one control's value breaks, by the rules that the wire is held to. */
const errorOf = (field: Field, value: unknown): string | undefined => {
  if (field.kind === 'file') return fileError(field, value)
  if (field.kind === 'checkbox') return value === true ? undefined : field.required
  const answer = typeof value === 'string' ? value : blankOf(field)
  return rulesOf(field).find(({ test }) => !test(answer))?.message
}

/** What the screen's values break, by field, in the form's order; without zod, for the browser. */
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
