import { expect, it } from 'vitest'
import { queryIn } from './query'

it.each([
  [undefined, null],
  ['', null],
  ['from=app', null],
  ['q=', ''],
  ['q=+cash++back%09', 'cash back'],
  ['q=caf%C3%A9', 'café'],
  ['q=one&q=two', 'one'],
  ['q=a%00b%1b%E2%80%AEc', 'a b c'],
  ['q=%ff%fe%', '��%'],
  ['q=%ED%A0%80', '���'],
  ['q[]=one', null],
])('%s asks for %j', (queryString, query) => {
  expect(queryIn(queryString)).toBe(query)
})
