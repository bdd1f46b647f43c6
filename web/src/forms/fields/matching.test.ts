import { countries } from '@app/contract'
import { expect, test } from 'vitest'
import { matching } from './matching'

const found = (query: string) => matching(countries, query).map(({ value }) => value)

test.each([
  ['portu', ['portugal']],
  ['sao', ['sao-tome-and-principe']],
  ['São T', ['sao-tome-and-principe']],
  ['king', ['united-kingdom']],
  ['uk', ['ukraine', 'united-kingdom']],
  ['uae', ['united-arab-emirates']],
  ['guinea b', ['guinea-bissau']],
  ['atlantis', []],
])('"%s" finds %o', (query, expected) => expect(found(query)).toEqual(expected))

test('an empty query matches all countries', () => {
  expect(found(' ')).toHaveLength(68)
})
