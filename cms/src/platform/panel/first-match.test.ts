import { expect, it } from 'vitest'
import { isPartOf } from './first-match'

it.each([
  ['pay', true],
  ['PAY ON', true],
  ['y  o', false],
  // Nothing was typed: every name is offered.
  ['', true],
  [' ', false],
  ['  ', false],
])('“%s” is a part of a name with two spaces: %s', (typed, isPart) => {
  expect(isPartOf('Pay online  ', typed)).toBe(isPart)
})
