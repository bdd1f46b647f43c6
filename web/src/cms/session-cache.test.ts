import { expect, it } from 'vitest'
import { memoryStore } from '../browser/testing/memory-store'
import { readSession, sessionKeys, writeSession } from './session-cache'

it('returns what was cached, by its key', () => {
  const session = memoryStore()
  writeSession(sessionKeys.footer, { a: [1] }, session)
  expect(readSession(sessionKeys.footer, session)).toEqual({ a: [1] })
  expect(readSession(sessionKeys.navigation, session)).toBeUndefined()
})

it.each(['', 'rubbish', 'null', '[]', '7', '{"content":[]}', '{"version":0,"content":[]}'])(
  'ignores the entry %j',
  (strapi_navigation) => {
    const session = memoryStore({ strapi_navigation })
    expect(readSession(sessionKeys.navigation, session)).toBeUndefined()
  },
)
