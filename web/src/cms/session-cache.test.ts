import { afterEach, expect, it, vi } from 'vitest'
import { readSession, sessionKeys, type SessionStore, writeSession } from './session-cache'

const store = (kept: Record<string, string> = {}): SessionStore & { kept: typeof kept } => ({
  kept,
  getItem: (key) => kept[key] ?? null,
  setItem: (key, value) => void (kept[key] = value),
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('gives back what it was given', () => {
  const session = store()
  writeSession(session, sessionKeys.footer, { a: [1] })
  expect(readSession(session, sessionKeys.footer)).toEqual({ a: [1] })
  expect(readSession(session, sessionKeys.navigation)).toBeUndefined()
})

it.each(['', 'rubbish', 'null', '[]', '7', '{"content":[]}', '{"version":0,"content":[]}'])(
  'counts %j as nothing kept',
  (strapi_navigation) => {
    expect(readSession(store({ strapi_navigation }), sessionKeys.navigation)).toBeUndefined()
  },
)

it('does without a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const session = { getItem: refuse, setItem: refuse }
  expect(() => writeSession(session, sessionKeys.footer, {})).not.toThrow()
  expect(readSession(session, sessionKeys.footer)).toBeUndefined()
})

it('keeps in memory where the browser has no storage for us', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { sessionStore } = await import('./session-cache')
  writeSession(sessionStore(), sessionKeys.footer, 'kept')
  expect(readSession(sessionStore(), sessionKeys.footer)).toBe('kept')
})
