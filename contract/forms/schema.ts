import * as z from 'zod/mini'
import { sentFields, type IntakeForm } from './define-form'
import type { CheckboxField, ChoiceField, Field, FileField, TextField } from './fields'
import { labelWords } from './label'
import { blankOf, rulesOf } from './rules'

const entry = (field: TextField | ChoiceField) => {
  const takesNumbers = 'acceptsNumber' in field && field.acceptsNumber
  return z.pipe(
    z.transform((answer: unknown) =>
      takesNumbers && typeof answer === 'number' ? String(answer) : (answer ?? blankOf(field)),
    ),
    z
      .string({ error: `${labelWords(field.name)} must be text.` })
      .check(
        ...rulesOf(field).map(({ test, message }) =>
          z.refine<string>(test, { error: message, abort: true }),
        ),
      ),
  )
}

const checkbox = ({ name, required }: CheckboxField) =>
  z.pipe(
    z.transform((answer: unknown) => answer ?? false),
    required === undefined
      ? z.boolean({ error: `${labelWords(name)} must be true or false.` })
      : z.literal(true, { error: required }),
  )

/** What matters here of the browser's File. */
type ChosenFile = { name: string; type: string }

const isFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' && value !== null && 'name' in value && 'type' in value

/** A file control's value is a list, a file or nothing, depending on who reads it. */
const chosenFiles = (value: unknown): ChosenFile[] =>
  (isFile(value) ? [value] : Array.from((value ?? []) as ArrayLike<unknown>)).filter(isFile)

const file = ({ required, accept }: FileField) => {
  // Some systems know no type for a file: then its name must do.
  const isAccepted = ({ name, type }: ChosenFile) =>
    type === '' ? name.toLowerCase().endsWith(accept.extension) : type === accept.type
  return z.unknown().check(
    z.refine((value) => chosenFiles(value).length > 0, { error: required, abort: true }),
    z.refine((value) => chosenFiles(value).every(isAccepted), { error: accept.message }),
  )
}

const schemaOf = (field: Field): z.ZodMiniType => {
  if (field.kind === 'checkbox') return checkbox(field)
  if (field.kind === 'file') return file(field)
  return entry(field)
}

const objectOf = (fields: readonly Field[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])))

const oncePerForm = <Made>(make: (form: IntakeForm) => Made) => {
  const made = new WeakMap<IntakeForm, Made>()
  return (form: IntakeForm): Made => {
    const known = made.get(form) ?? make(form)
    made.set(form, known)
    return known
  }
}

/** What the wire carries. Apart from the tables, so that a page may draw a form without zod. */
export const wireSchema = oncePerForm((form) => objectOf(sentFields(form)))

/** The same, with what is asked for on screen only. */
export const screenSchema = oncePerForm((form) => objectOf(form.fields))
