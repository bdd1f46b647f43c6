import { parse } from 'node:querystring'
import { describe, expect, it } from 'vitest'
import { isDeep, parseListQuery, InvalidQuery } from './query'
import type { Shape } from '../content/shape'

const shape: Shape = {
  slug: { kind: 'scalar', type: 'string' },
  title: { kind: 'scalar', type: 'string' },
  order: { kind: 'scalar', type: 'integer' },
  body: { kind: 'scalar', type: 'blocks' },
  icon: { kind: 'media' },
}

const read = (query: Record<string, unknown>) => parseListQuery(query, shape)
const refused = (query: Record<string, unknown>) =>
  expect(() => read(query), JSON.stringify(query)).toThrow(InvalidQuery)

describe('filters', () => {
  it('take the documented form and the short one', () => {
    expect(read({ filters: { slug: { $eq: 'news' } } }).where).toEqual({ slug: { $eq: 'news' } })
    expect(read({ filters: { title: 'News' } }).where).toEqual({ title: { $eq: 'News' } })
    expect(read({ filters: { slug: { $in: ['a', 'b'] } } }).where).toEqual({
      slug: { $in: ['a', 'b'] },
    })
    expect(read({ filters: { slug: { $in: 'a' } } }).where).toEqual({ slug: { $in: ['a'] } })
    expect(read({ filters: { id: { $eq: '12' } } }).where).toEqual({ id: { $eq: 12 } })
  })

  it('cannot reach any other field', () => {
    for (const field of [
      'createdBy',
      'updatedBy',
      'locale',
      'icon',
      'body',
      'publishedAt',
      '$or',
      '__proto__',
    ])
      refused({ filters: { [field]: { $eq: 'a' } } })
    refused({ filters: { createdBy: { email: { $contains: 'a' } } } })
    refused({ filters: { $and: [{ slug: 'a' }] } })
    refused({ filters: [{ slug: 'a' }] })
  })

  it('accept no other operator or kind of value', () => {
    refused({ filters: { slug: { $where: 'a' } } })
    refused({ filters: { slug: { $not: { $eq: 'a' } } } })
    refused({ filters: { slug: { $eq: ['a', 'b'] } } })
    refused({ filters: { slug: ['a', 'b'] } })
    refused({ filters: { slug: {} } })
    refused({ filters: { slug: null } })
    refused({ filters: { slug: 'a\u0000' } })
    refused({ filters: { slug: '\ud800' } })
    refused({ filters: { slug: 'a'.repeat(256) } })
    refused({ filters: { slug: { $in: Array.from({ length: 101 }, () => 'a') } } })
    refused({ filters: { id: { $eq: '99999999999' } } })
    refused({ filters: { id: { $eq: '1 or 1=1' } } })
    refused({ filters: { id: { $contains: '1' } } })
  })

  it('are equal in any order', () => {
    const one = read({ filters: { title: 'a', slug: 'b' } })
    const other = read({ filters: { slug: 'b', title: 'a' } })
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })
})

describe('sorting', () => {
  it('takes every form and is always unambiguous', () => {
    for (const sort of ['title:desc', ['title:desc'], { title: 'desc' }, 'title:DESC'])
      expect(read({ sort }).orderBy).toEqual([{ title: 'desc' }, { id: 'asc' }])
    expect(read({ sort: 'order,title:desc' }).orderBy).toEqual([
      { order: 'asc' },
      { title: 'desc' },
      { id: 'asc' },
    ])
  })

  it('ignores what it cannot sort by', () => {
    for (const sort of [
      'createdBy.email',
      'body',
      'icon',
      'constructor',
      { createdBy: { email: 'asc' } },
      7,
      null,
    ])
      expect(read({ sort }).orderBy).toEqual([{ id: 'asc' }])
  })
})

describe('pagination', () => {
  it('works by page and by offset', () => {
    expect(read({ pagination: { page: '3', pageSize: '10' } })).toMatchObject({
      offset: 20,
      limit: 10,
      page: 3,
    })
    expect(read({ pagination: { start: '5', limit: '7' } })).toMatchObject({ offset: 5, limit: 7 })
    expect(read({ pagination: { start: '5' } })).not.toHaveProperty('page')
  })

  it('stays within bounds', () => {
    expect(read({})).toMatchObject({ offset: 0, limit: 100, page: 1 })
    expect(read({ pagination: { pageSize: '100000' } })).toMatchObject({ limit: 200 })
    expect(read({ pagination: { limit: '-1' } })).toMatchObject({ limit: 200 })
    expect(read({ pagination: { page: '999999999' } }).offset).toBeLessThan(2 ** 31)
    for (const pagination of [
      ['1'],
      'x',
      { page: ['1', '2'] },
      { page: '-1' },
      { pageSize: 'all' },
    ])
      expect(read({ pagination })).toMatchObject({ offset: 0, limit: 100 })
  })
})

describe('everything else', () => {
  it('is ignored', () => {
    const plain = read({})
    for (const query of [
      'status=draft',
      'status=draft&status=published',
      'locale=*',
      'fields=password',
      '_q=a',
    ])
      expect(read({ ...parse(query) })).toEqual(plain)
  })

  it('returns nested content for any form of populate', () => {
    for (const populate of [
      '*',
      'deep',
      ['Content'],
      { Content: { populate: '*' } },
      { createdBy: true },
      '',
    ])
      expect(isDeep({ populate })).toBe(true)
    expect(isDeep({})).toBe(false)
  })
})
