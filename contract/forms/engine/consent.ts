import type { IntakeForm } from './define-form'
import type { Field, LinkedText } from './fields'
import { labelOf } from './label'

export const withoutLinks = (text: LinkedText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.label)).join('')

const agreedText = (field: Field): string | undefined => {
  if (field.kind === 'checkbox') return withoutLinks(field.text)
  return 'isConsent' in field && field.isConsent ? labelOf(field) : undefined
}

/** The exact wording that a form asks visitors to agree to, field by field. */
export const consentWording = (form: IntakeForm): { field: string; text: string }[] =>
  form.fields.flatMap((field) => {
    const text = agreedText(field)
    return text === undefined ? [] : [{ field: field.name, text }]
  })
