import * as z from 'zod/mini'
import { sentFields, type IntakeForm } from './define-form'
import type { CheckboxField, ChoiceField, Field, TextField } from './fields'
import { messageLabel } from './label'
import { blankOf, rulesOf } from './rules'

const entry = (field: TextField | ChoiceField) => {
  const takesNumbers = 'acceptsNumber' in field && field.acceptsNumber
  return z.pipe(
    z.transform((answer: unknown) =>
      takesNumbers && typeof answer === 'number' ? String(answer) : (answer ?? blankOf(field)),
    ),
    z
      .string({ error: `${messageLabel(field.name)} must be text.` })
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
      ? z.boolean({ error: `${messageLabel(name)} must be true or false.` })
      : z.literal(true, { error: required }),
  )

const schemaOf = (field: Field): z.ZodMiniType => {
  if (field.kind === 'checkbox') return checkbox(field)
  if (field.kind === 'file') return z.unknown()
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

/** The schema of a payload. Separate from the tables, so that a page can show a form without zod. */
export const wireSchema = oncePerForm((form) => objectOf(sentFields(form)))
