import { describe, expect, it } from 'vitest'
import { cachedResponse, encode, encodingsOf } from './response'
import type { Reader } from '../reader'
import { ResponseCache } from './response-cache'

const responseOf = (text: string) => cachedResponse(Buffer.from(text), {})

const at = (revision: string, key: string, reader: Reader = 'page') => ({ revision, reader, key })

/** A read that counts how often it ran and waits until it is released. */
function slowRead(text: string) {
  const state = { reads: 0, release: () => {} }
  const released = new Promise<void>((resolve) => {
    state.release = resolve
  })
  const read = async () => {
    state.reads += 1
    await released
    return responseOf(text)
  }
  return { state, read }
}

describe('cached responses', () => {
  it('are read once for concurrent requests', async () => {
    const cache = new ResponseCache()
    const { state, read } = slowRead('a')
    const requests = Promise.all([1, 2, 3].map(() => cache.get(at('r1', 'key'), read)))
    state.release()
    expect((await requests).map(({ isOwn }) => isOwn)).toEqual([true, false, false])
    expect((await cache.get(at('r1', 'key'), read)).response?.body.toString()).toBe('a')
    expect(state.reads).toBe(1)
  })

  it('never outlive their revision, and a late one does not enter the next', async () => {
    const cache = new ResponseCache()
    const old = slowRead('old')
    const slow = cache.get(at('r1', 'key'), old.read)
    const fresh = await cache.get(at('r2', 'key'), () => Promise.resolve(responseOf('new')))
    old.state.release()
    await slow
    expect(fresh.response?.body.toString()).toBe('new')
    expect((await cache.get(at('r2', 'key'), old.read)).response?.body.toString()).toBe('new')
  })

  it('do not include failures, and each waiting request then reads for itself', async () => {
    const cache = new ResponseCache()
    const failing = () => Promise.reject(new Error('no'))
    const [first, second] = await Promise.allSettled([
      cache.get(at('r1', 'key'), failing),
      cache.get(at('r1', 'key'), failing),
    ])
    expect(first?.status).toBe('rejected')
    expect(second).toMatchObject({ value: { response: undefined, isOwn: false } })
    expect(cache.size).toBe(0)
  })

  it('are read for the site’s server at once, while a read by the page waits for a slot', async () => {
    const cache = new ResponseCache()
    const waiting = slowRead('by the page')
    const byPage = cache.get(at('r1', 'key'), waiting.read)
    const bySite = slowRead('by the site')
    bySite.state.release()
    const { response } = await cache.get(at('r1', 'key', 'site server'), bySite.read)
    expect(response?.body.toString()).toBe('by the site')
    waiting.state.release()
    await byPage
  })

  it('are limited in number and in bytes', async () => {
    const cache = new ResponseCache({ entries: 3, bytes: 20_000 })
    for (const key of ['a', 'b', 'c', 'd'])
      await cache.get(at('r1', key), () => Promise.resolve(responseOf(key)))
    expect(cache.size).toBe(3)
    await cache.get(at('r1', 'big'), () => Promise.resolve(responseOf('x'.repeat(50_000))))
    expect(cache.size).toBe(3)
    for (const key of ['e', 'f', 'g'])
      await cache.get(at('r1', key), () => Promise.resolve(responseOf('x'.repeat(2_000))))
    expect(cache.size).toBe(3)
    const large = new ResponseCache({ entries: 100, bytes: 20_000 })
    for (let key = 0; key < 20; key += 1)
      await large.get(at('r1', String(key)), () => Promise.resolve(responseOf('x'.repeat(2_000))))
    expect(large.size).toBe(4)
  })
})

describe('a response', () => {
  it('is compressed once per encoding, and only if it is large enough', async () => {
    const long = responseOf('x'.repeat(5_000))
    expect(encodingsOf(responseOf('short'))).toEqual([])
    expect(encodingsOf(long)).toEqual(['br', 'gzip'])
    expect(encode(long, 'br')).toBe(encode(long, 'br'))
    expect((await encode(long, 'gzip')).length).toBeLessThan(200)
  })
})
