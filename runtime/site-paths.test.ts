import { expect, it } from 'vitest'
import { queryReadAt } from './site-paths'

it.each([
  ['/search', 'q=cashback'],
  ['/search', 'utm_source=mail&q='],
  ['/search', 'kind=page&q=a%26b&x'],
  ['/uploads/a.png', 'v=0a1B'],
])('the site reads at %s the query %s', (path, query) => {
  expect(queryReadAt(path, query)).toBe(query)
})

it.each([
  ['/search', 'utm_source=mail'],
  ['/search', '%71=cashback'],
  ['/search/', 'q=cashback'],
  ['/banks', 'q=cashback'],
  ['/banks', 'v=1'],
  ['/preview/link', 'v=1'],
  ['/uploads/a.png', 'v='],
  ['/uploads/a.png', `v=${'1'.repeat(21)}`],
  ['/uploads/a.png', 'x&v=1'],
  ['/uploads/a.png', 'v=1&v=2'],
  ['/uploads/a.png', undefined],
])('the site ignores at %s the query %s', (path, query) => {
  expect(queryReadAt(path, query)).toBeUndefined()
})
