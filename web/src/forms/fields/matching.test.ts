import { countries } from '@beam/contract'
import { expect, test } from 'vitest'
import { matching } from './matching'

const found = (typed: string) => matching(countries, typed).map(({ value }) => value)

test.each([
  ['portu', ['portugal']],
  ['sao', ['sao-tome-and-principe']],
  ['São T', ['sao-tome-and-principe']],
  ['king', ['united-kingdom']],
  ['uk', ['ukraine', 'united-kingdom']],
  ['uae', ['united-arab-emirates']],
  ['guinea b', ['guinea-bissau']],
  ['atlantis', []],
])('"%s" finds %o', (typed, expected) => expect(found(typed)).toEqual(expected))

test('nothing typed leaves the whole list', () => {
  expect(found(' ')).toHaveLength(68)
})
