import { type BrowserStore, readJson, sessionStore } from '../browser/browser-store'

/** The names that the specification gives the session's copies of the menu and the footer. */
export const sessionKeys = { navigation: 'strapi_navigation', footer: 'strapi_footer' } as const

export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]

/** Increase it when the site can no longer show entries that an earlier version cached. */
const VERSION = 1

/** The cached content, not yet parsed; undefined when nothing of this version is cached. */
export function readSession(key: SessionKey, store: BrowserStore = sessionStore): unknown {
  const entry = readJson(store, key) as { version?: unknown; content?: unknown } | null | undefined
  return entry?.version === VERSION ? entry.content : undefined
}

export function writeSession(
  key: SessionKey,
  content: unknown,
  store: BrowserStore = sessionStore,
) {
  store.setItem(key, JSON.stringify({ version: VERSION, content }))
}
