/** The names under which a browser session keeps the menu and the footer. */
export const sessionKeys = { navigation: 'strapi_navigation', footer: 'strapi_footer' } as const

export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys]
export type SessionStore = Pick<Storage, 'getItem' | 'setItem'>

/** Raised whenever entries of before could no longer be drawn. */
const VERSION = 1

/** What was kept, still to be parsed; undefined for nothing, for rubbish and for another version. */
export function readSession(store: SessionStore, key: SessionKey): unknown {
  try {
    const entry = JSON.parse(store.getItem(key) ?? 'null') as {
      version?: unknown
      content?: unknown
    } | null
    return entry?.version === VERSION ? entry.content : undefined
  } catch {
    return undefined
  }
}

/** A store that is full or switched off costs a later request, nothing more. */
export function writeSession(store: SessionStore, key: SessionKey, content: unknown) {
  try {
    store.setItem(key, JSON.stringify({ version: VERSION, content }))
  } catch {
    return
  }
}

let opened: SessionStore | undefined

/** The browser's session storage, or memory where there is none or it may not be touched. */
export const sessionStore = (): SessionStore => (opened ??= open() ?? memory())

function open(): SessionStore | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

function memory(): SessionStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}
