import type { IntakeForm } from './define-form'
import type { Field, Words } from './fields'
import { labelOf } from './label'

export const plainWords = (words: Words): string =>
  words.map((part) => (typeof part === 'string' ? part : part.label)).join('')

const agreedText = (field: Field): string | undefined => {
  if (field.kind === 'checkbox') return plainWords(field.text)
  return 'isConsent' in field && field.isConsent ? labelOf(field) : undefined
}

/** The exact words that a form asks people to agree to, field by field. */
export const consentWording = (form: IntakeForm): { field: string; text: string }[] =>
  form.fields.flatMap((field) => {
    const text = agreedText(field)
    return text === undefined ? [] : [{ field: field.name, text }]
  })
