import { expect, it } from 'vitest'
import { isCheap } from './query-cost'

const chained = (levels: number): object =>
  levels === 0 ? { title: { $contains: 'a' } } : { related: chained(levels - 1) }

it.each([
  {},
  { filters: { title: { $contains: 'a.b.c.d.e,f.g.h' } } },
  { filters: { $and: [{ createdBy: { id: { $eq: '1' } } }, { slug: { $in: ['a', 'b'] } }] } },
  { filters: chained(3) },
  { filters: { createdBy: { id: { $eq: '1' } } }, sort: 'title:asc,createdBy.firstname:desc' },
  { sort: ['title', 'slug'] },
])('a list can be filtered and sorted by %j', (query) => {
  expect(isCheap(query)).toBe(true)
})

it.each([
  { filters: chained(4) },
  { filters: chained(18) },
  { filters: { $or: Array.from({ length: 4 }, () => chained(1)) } },
  { filters: { $and: [{ $or: [chained(2)] }, { $not: chained(2) }] } },
  { filters: { related: { $and: [{ related: { $or: [{ related: chained(1) }] } }] } } },
  { sort: 'related.related.related.related.title' },
  { sort: { related: { related: { related: { related: { title: 'asc' } } } } } },
  { filters: chained(2), sort: ['related.title', 'createdBy.firstname'] },
])('a list cannot be filtered and sorted through so many relations: %j', (query) => {
  expect(isCheap(query)).toBe(false)
})
