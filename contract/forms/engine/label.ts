import { translated } from '../../languages/words'
import { fillIn } from '../../languages/placeholders'

const wordBreaks = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A field's name as error messages show it: companyVAT → 'Company VAT'. */
export const messageLabel = (name: string): string =>
  (name.match(wordBreaks) ?? []).map(capitalised).join(' ')

const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase()

/** The label beside the control: the field's own, or its name in sentence case. */
export const labelOf = (field: { name: string; label?: string }): string =>
  field.label ??
  messageLabel(field.name)
    .split(' ')
    .map((word, place) => (place === 0 || isAbbreviation(word) ? word : word.toLowerCase()))
    .join(' ')

/**
 * A message about a field in the language of the page. The rules and the cms speak English, where most messages begin
 * with the field's name: such a message is looked up with placeholders for the name and the limit.
 */
export function messageInWords(field: { name: string; label?: string }, message: string): string {
  const unnamed = message.replace(messageLabel(field.name), '{field}')
  const pattern = unnamed.replace(/\d+/, '{count}')
  const known = translated(pattern)
  if (known === pattern) return translated(message)
  const [count = ''] = /\d+/.exec(unnamed) ?? []
  return fillIn(known, { field: translated(labelOf(field)), count })
}
