import { describe, expect, it } from 'vitest'
import { readListQuery } from '../query'
import { createKeyBook, keyOf } from './keys'

const readQuery = (_uid: string, query: Record<string, unknown>) =>
  readListQuery(query, { slug: { kind: 'scalar', type: 'string' } })

describe('the name of a public read', () => {
  it('is the same for all ways to ask for the same', () => {
    const names = [
      { populate: '*' },
      { populate: 'deep', status: 'draft' },
      { populate: { Content: { populate: '*' } }, locale: 'pt' },
    ].map((query) => keyOf('/api/pages', query, readQuery))
    expect(new Set(names).size).toBe(1)
    expect(names[0]).not.toBe(keyOf('/api/pages', {}, readQuery))
  })

  it('tells types, entries, filters and menus apart', () => {
    const names = [
      keyOf('/api/pages', {}, readQuery),
      keyOf('/api/jobs', {}, readQuery),
      keyOf('/api/pages', { filters: { slug: 'a' } }, readQuery),
      keyOf('/api/pages/1', {}, readQuery),
      keyOf('/api/pages/2', {}, readQuery),
      keyOf('/api/footer', {}, readQuery),
      keyOf('/api/navigation/render/navigation', {}, readQuery),
      keyOf('/api/navigation/render/navigation', { type: 'TREE' }, readQuery),
    ]
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is given to nothing else', () => {
    for (const path of [
      '/api/contact',
      '/api/revision',
      '/api/users',
      '/api/constructor',
      '/api/footer/1',
      '/admin',
    ])
      expect(keyOf(path, {}, readQuery)).toBeUndefined()
    expect(keyOf('/api/navigation/render/navigation', { type: 'RFR' }, readQuery)).toBeUndefined()
  })

  it('is not remembered for what can not be read', () => {
    const book = createKeyBook(readQuery, 2)
    const ask = (url: string, filters: unknown) => book(url, '/api/pages', () => ({ filters }))
    expect(ask('/api/pages?1', { secret: 'a' })).toBeUndefined()
    expect(ask('/api/pages?2', { slug: 'a' })).toBe(ask('/api/pages?3', { slug: { $eq: 'a' } }))
  })
})
