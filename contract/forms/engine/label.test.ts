import { expect, it } from 'vitest'
import { inWords } from '../../languages/words'
import { wordsOf } from '../../languages/words-of'
import { labelOf, messageInWords, messageLabel } from './label'

it.each([
  ['companyName', 'Company Name', 'Company name'],
  ['companyVAT', 'Company VAT', 'Company VAT'],
  ['iban', 'Iban', 'Iban'],
  ['addressLine1', 'Address Line 1', 'Address line 1'],
  ['vatNifNumber', 'Vat Nif Number', 'Vat nif number'],
  ['vatId', 'Vat Id', 'Vat id'],
  ['VATNumber', 'VAT Number', 'VAT number'],
  ['email', 'Email', 'Email'],
])('%s is called %s in messages and %s beside its control', (name, words, label) => {
  expect(messageLabel(name)).toBe(words)
  expect(labelOf({ name })).toBe(label)
})

it("a field's own label takes precedence", () => {
  expect(labelOf({ name: 'iban', label: 'IBAN' })).toBe('IBAN')
})

it.each([
  ['Company VAT is required.', 'Bitte fülle „USt-IdNr. des Unternehmens“ aus.'],
  [
    'Company VAT must be at most 255 characters.',
    '„USt-IdNr. des Unternehmens“ darf höchstens 255 Zeichen haben.',
  ],
  ['You must agree to the terms.', 'Bitte stimme den Bedingungen zu.'],
  ['A message of tomorrow’s cms, with 3 parts.', 'A message of tomorrow’s cms, with 3 parts.'],
])('the message %j is said in the language of the page', (message, german) => {
  const say = () => messageInWords({ name: 'companyVAT' }, message)
  expect(say()).toBe(message)
  expect(inWords(wordsOf('de'), say)).toBe(german)
})

it('a number in the name of a field is not the limit in its message', () => {
  const message = 'Address Line 1 must be at most 255 characters.'
  expect(inWords(wordsOf('de'), () => messageInWords({ name: 'addressLine1' }, message))).toBe(
    '„Straße und Hausnummer“ darf höchstens 255 Zeichen haben.',
  )
})
