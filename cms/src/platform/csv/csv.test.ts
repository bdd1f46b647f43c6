import { expect, it } from 'vitest'
import { asText } from './csv'

it.each([
  ['=1+1', "'=1+1"],
  ['+351 912', "'+351 912"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['＝1', "'＝1"],
  ['x;=1+1', "x;'=1+1"],
  ['first\n=second', "first\n'=second"],
  ['x;"=1+1', 'x;\'"=1+1'],
  ['x; =1+1', "x;' =1+1"],
])('%j in a CSV file is text for a spreadsheet', (value, text) => {
  expect(asText(value)).toBe(text)
})

it.each(['a=b', 'ana@example.org', '3 - 2', ''])('%j is not changed', (value) => {
  expect(asText(value)).toBe(value)
})
