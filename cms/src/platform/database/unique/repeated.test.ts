import { expect, it } from 'vitest'
import { repeated } from './repeated'

it('every row after the first of its value counts as a duplicate; blank values never do', () => {
  const rows = ['a', 'b', 'a', null, null, '', '', 'a'].map((value, id) => ({ id, value }))
  const pairs = repeated(rows, ({ value }) => value).map(({ first, repeat }) => [
    first.id,
    repeat.id,
  ])
  expect(pairs).toEqual([
    [0, 2],
    [0, 7],
  ])
})
