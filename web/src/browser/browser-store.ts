/** Web storage that never throws: what the browser refuses to store is kept in memory until the page closes. */
export type BrowserStore = Pick<Storage, 'getItem' | 'setItem'>

function guarded(area: 'localStorage' | 'sessionStorage'): BrowserStore {
  const unsaved = new Map<string, string>()
  return {
    getItem(key) {
      const value = unsaved.get(key)
      if (value !== undefined) return value
      try {
        return globalThis[area].getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        globalThis[area].setItem(key, value)
        unsaved.delete(key)
      } catch {
        unsaved.set(key, value)
      }
    },
  }
}

export const localStore = guarded('localStorage')
export const sessionStore = guarded('sessionStorage')

/** Undefined for a missing entry and for one that is not JSON. */
export function readJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}
