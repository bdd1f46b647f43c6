import { expect, it } from 'vitest'
import { compareWords } from './changed-words'

const marked = (pieces: { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

it.each([
  ['Pay in any store', 'Pay in every store', 'Pay in [any] store', 'Pay in [every] store'],
  ['Pay', 'Pay', 'Pay', 'Pay'],
  ['', 'New', '', '[New]'],
  ['a b c d', 'a c x d', 'a [b ]c d', 'a c[ x] d'],
])('%j and %j', (left, right, markedLeft, markedRight) => {
  const found = compareWords(left, right)
  expect([marked(found.left), marked(found.right)]).toEqual([markedLeft, markedRight])
})

it('two long texts without a common word are compared at once', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, () => word).join('\n')
  const { left, right } = compareWords(`Same ${long('a')}`, `Same ${long('b')}`)
  expect([left.length, right.length]).toEqual([2, 2])
})
