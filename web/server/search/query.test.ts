import { expect, it } from 'vitest'
import { kindIn, queryIn } from './query'

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

it.each([
  ['q=one&kind=help-answer', 'Help answer'],
  ['kind=page', 'Page'],
  ['q=one', undefined],
  ['q=one&kind=', undefined],
  ['q=one&kind=constructor', undefined],
])('%s wants the kind %j', (queryString, kind) => {
  expect(kindIn(queryString)).toBe(kind)
})
