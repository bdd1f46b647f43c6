import { translated } from '../../languages/words'
import type { IntakeForm } from './define-form'
import type { Field, Link, LinkedText } from './fields'
import { labelOf } from './label'

export const withoutLinks = (text: LinkedText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.label)).join('')

/** A text with its links as placeholders, as it is looked up: a language may put them elsewhere. */
export const withPlaceholders = (text: LinkedText): string =>
  text.map((part) => (typeof part === 'string' ? part : `{${part.label}}`)).join('')

/** A text with these links, by their placeholders, in the language of the page. */
export const withLinks = (text: string, links: Readonly<Record<string, Link>>): LinkedText =>
  text
    .split(/\{(.+?)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return part
      const link = links[part]
      return link ? { ...link, label: translated(link.label) } : `{${part}}`
    })
    .filter((part) => part !== '')

/** A text of a form in the language of the page. */
export const linkedInWords = (text: LinkedText): LinkedText =>
  withLinks(
    translated(withPlaceholders(text)),
    Object.fromEntries(
      text.flatMap((part) => (typeof part === 'string' ? [] : [[part.label, part]])),
    ),
  )

const agreedText = (field: Field): string | undefined => {
  if (field.kind === 'checkbox') return withoutLinks(linkedInWords(field.text))
  return 'isConsent' in field && field.isConsent ? translated(labelOf(field)) : undefined
}

/** The exact wording that a form asks visitors to agree to, field by field, in the language of the page. */
export const consentWording = (form: IntakeForm): { field: string; text: string }[] =>
  form.fields.flatMap((field) => {
    const text = agreedText(field)
    return text === undefined ? [] : [{ field: field.name, text }]
  })
