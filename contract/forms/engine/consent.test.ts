import { expect, it } from 'vitest'
import { inWords } from '../../languages/words'
import { linkedInWords, withoutLinks } from './consent'

const terms = { label: 'terms', href: '/terms' }
const policy = { label: 'policy', href: '/policy' }
const text = ['I agree to the ', terms, ' and the ', policy, '.']

it('keeps a text that is not translated', () => {
  expect(linkedInWords(text)).toEqual(text)
})

it('puts the links where the language has them', () => {
  const texts = {
    'I agree to the {terms} and the {policy}.': '{policy} und {terms} {kenne} ich.',
    terms: 'Bedingungen',
  }
  const said = inWords({ texts }, () => linkedInWords(text))
  expect(said).toEqual([
    policy,
    ' und ',
    { ...terms, label: 'Bedingungen' },
    ' ',
    '{kenne}',
    ' ich.',
  ])
  expect(withoutLinks(said)).toBe('policy und Bedingungen {kenne} ich.')
})
