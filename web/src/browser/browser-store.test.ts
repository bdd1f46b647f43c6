import { afterEach, describe, expect, it, vi } from 'vitest'
import { localStore, readJson, sessionStore } from './browser-store'
import { memoryStore } from './testing/memory-store'

const stores = [
  { area: 'localStorage', store: localStore },
  { area: 'sessionStorage', store: sessionStore },
]

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError')
}

const refusing = {
  'throws on reading and writing': { getItem: refuse, setItem: refuse },
  'is full': { getItem: () => null, setItem: refuse },
  'does not exist': undefined,
}

afterEach(() => vi.unstubAllGlobals())

describe.each(stores)('$area', ({ area, store }) => {
  it('keeps what is written, for the next page too', () => {
    const storage = memoryStore()
    vi.stubGlobal(area, storage)
    store.setItem('key', 'value')
    expect(storage.entries).toEqual({ key: 'value' })
    expect(store.getItem('key')).toBe('value')
    expect(store.getItem('other')).toBeNull()
  })

  it.each(Object.entries(refusing))('that %s keeps entries until the page closes', (_, storage) => {
    vi.stubGlobal(area, storage)
    expect(store.getItem('missing')).toBeNull()
    store.setItem('refused', 'value')
    expect(store.getItem('refused')).toBe('value')
  })

  it('that may not even be touched keeps entries until the page closes', () => {
    const original = Object.getOwnPropertyDescriptor(globalThis, area)
    Object.defineProperty(globalThis, area, { get: refuse, configurable: true })
    try {
      store.setItem('forbidden', 'value')
      expect(store.getItem('forbidden')).toBe('value')
    } finally {
      if (original) Object.defineProperty(globalThis, area, original)
      else Reflect.deleteProperty(globalThis, area)
    }
  })

  it('is written again once there is room', () => {
    vi.stubGlobal(area, refusing['is full'])
    store.setItem('later', 'first')
    const storage = memoryStore()
    vi.stubGlobal(area, storage)
    store.setItem('later', 'second')
    storage.setItem('later', 'third')
    expect(store.getItem('later')).toBe('third')
  })
})

it('reads JSON, and nothing from an entry that is missing or broken', () => {
  const store = memoryStore({ good: '{"a":[1]}', broken: '{', empty: '' })
  expect(readJson(store, 'good')).toEqual({ a: [1] })
  for (const key of ['broken', 'empty', 'missing']) expect(readJson(store, key)).toBeUndefined()
})
