import { describe, expect, it } from 'vitest'
import { parseListQuery } from '../query'
import { createKeyCache, keyOf } from './keys'

const readQuery = (_uid: string, query: Record<string, unknown>) =>
  parseListQuery(query, { slug: { kind: 'scalar', type: 'string' } })

describe('the cache key of a public read', () => {
  it('is the same for equivalent queries', () => {
    const keys = [
      { populate: '*' },
      { populate: 'deep', status: 'draft' },
      { populate: { Content: { populate: '*' } }, locale: 'pt' },
    ].map((query) => keyOf('/api/pages', query, readQuery))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).not.toBe(keyOf('/api/pages', {}, readQuery))
  })

  it('distinguishes types, entries, filters and menus', () => {
    const keys = [
      keyOf('/api/pages', {}, readQuery),
      keyOf('/api/jobs', {}, readQuery),
      keyOf('/api/pages', { filters: { slug: 'a' } }, readQuery),
      keyOf('/api/pages/1', {}, readQuery),
      keyOf('/api/pages/2', {}, readQuery),
      keyOf('/api/footer', {}, readQuery),
      keyOf('/api/navigation/render/navigation', {}, readQuery),
      keyOf('/api/navigation/render/navigation', { type: 'TREE' }, readQuery),
    ]
    expect(keys).not.toContain(undefined)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('does not exist for any other request', () => {
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

  it('does not exist for an invalid query', () => {
    const cachedKeyOf = createKeyCache(readQuery, 2)
    const ask = (url: string, filters: unknown) =>
      cachedKeyOf(url, '/api/pages', () => ({ filters }))
    expect(ask('/api/pages?1', { secret: 'a' })).toBeUndefined()
    expect(ask('/api/pages?2', { slug: 'a' })).toBe(ask('/api/pages?3', { slug: { $eq: 'a' } }))
  })
})
