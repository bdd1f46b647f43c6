import { afterEach, expect, it } from 'vitest'
import { brand } from '../brand'
import { inWords, locale, ownWords, speak, t, translated } from './words'
import { wordsOf } from './words-of'

const german = wordsOf('de')

afterEach(() => speak(ownWords))

it('says a word in the language of the page, and of the one made within it', () => {
  expect(t('Search')).toBe('Search')
  expect(inWords(german, () => t('Search'))).toBe('Suche')
  expect(t('Search')).toBe('Search')
  speak(german)
  expect(inWords(ownWords, () => t('Search'))).toBe('Search')
  expect(t('Search')).toBe('Suche')
})

it('says the words of before after a failure', () => {
  const fail = () => {
    throw new Error('no page')
  }
  expect(() => inWords(german, fail)).toThrow('no page')
  expect(t('Search')).toBe('Search')
})

it('fills in values, which are not looked up', () => {
  const texts = { '{count} open': '{count} offen', '{results} for “{query}”': '{query}: {results}' }
  const said = inWords({ texts }, () => [
    t('{count} open', { count: 0 }),
    t('{results} for “{query}”', { results: '{query}', query: '{results}' }),
  ])
  expect(said).toEqual(['0 offen', '{results}: {query}'])
})

it('leaves a text that it does not know as it is, whatever its name', () => {
  for (const text of ['An editor’s text', 'constructor', ''])
    expect(inWords(german, () => translated(text))).toBe(text)
})

it('writes dates and numbers as the language does', () => {
  expect(locale()).toBe(brand.locale)
  expect(inWords(german, locale)).toBe('de')
})
