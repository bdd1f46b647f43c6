type Area = 'localStorage' | 'sessionStorage'

/** What this browser remembers; nothing where it refuses, which may be by throwing. */
export function recall(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** A browser that refuses is asked again on its next visit, nothing more. */
export function remember(area: Area, key: string, value: string) {
  try {
    window[area].setItem(key, value)
  } catch {
    return
  }
}
