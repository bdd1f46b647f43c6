import { expect, it } from 'vitest'
import { answerText, isOptionText } from './field-label'

it.each([
  ['local-partner', 'country', 'portugal', 'Portugal'],
  ['local-partner', 'country', 'atlantis', 'atlantis'],
  ['local-partner', 'city', 'portugal', 'portugal'],
  ['investor', 'amountToInvest', '1m+', '1.000.000€'],
  ['log-consent', 'consent', 'declined', 'Decline'],
  ['contact', undefined, 'portugal', 'portugal'],
] as const)('of %s, the %s %s is shown as %s', (form, field, value, text) => {
  expect(answerText(form, field, value)).toBe(text)
})

it('what was typed is not taken for an option', () => {
  expect(isOptionText('investor', 'amountToInvest', '1.000.000€')).toBe(true)
  expect(isOptionText('investor', 'amountToInvest', 'Call +351 912 345 678')).toBe(false)
  expect(isOptionText('local-partner', 'city', 'Portugal')).toBe(false)
})
