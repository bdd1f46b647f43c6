import { expect, it } from 'vitest'
import { toQueryString } from './query-string'

it.each([
  [{}, ''],
  [{ populate: '*' }, 'populate=*'],
  [
    { filters: { slug: { $eq: 'news' } }, populate: 'deep' },
    'filters[slug][$eq]=news&populate=deep',
  ],
  [{ populate: { Content: { populate: '*' } } }, 'populate[Content][populate]=*'],
  [
    { filters: { title: { $eq: 'R&D = 100% [#1]' } } },
    'filters[title][$eq]=R%26D%20%3D%20100%25%20%5B%231%5D',
  ],
  [
    { filters: { slug: { $in: ['a', 'careers/apply'] } } },
    'filters[slug][$in][0]=a&filters[slug][$in][1]=careers%2Fapply',
  ],
  [{ 'a&b': 'é', page: 2, isNew: false }, 'a%26b=%C3%A9&page=2&isNew=false'],
  [{ a: undefined, b: null, c: { d: undefined } }, ''],
])('%j becomes %s', (query, expected) => {
  expect(toQueryString(query)).toBe(expected)
})
