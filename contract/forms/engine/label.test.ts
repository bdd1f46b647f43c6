import { expect, it } from 'vitest'
import { labelOf, messageLabel } from './label'

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
