import { expect, it } from 'vitest'
import { rowAfter } from './row-after'

const rows = (names: string) => [...names].map((reference) => ({ reference }))

it.each([
  ['itself while it is listed', 'abcd', 'dcba', 'b', 'b'],
  ['the next when it has left', 'abcd', 'acd', 'b', 'c'],
  ['the next but one when the next has left, too', 'abcd', 'ad', 'b', 'd'],
  ['the one before when it was the last', 'abcd', 'abc', 'd', 'c'],
  ['none on another page', 'abcd', 'efgh', 'b', undefined],
  ['none when it was never listed', 'abcd', 'abcd', 'x', undefined],
])('the cursor is at %s', (_where, before, now, at, expected) => {
  expect(rowAfter(rows(before), rows(now), at)).toBe(expected)
})
