import { wallClock } from '@app/contract'

/** What was typed in a form and not saved, kept in this browser, and the version that it was based on. */
export type KeptTyping = {
  at: string
  basedOn?: string | undefined
  base?: Record<string, unknown> | undefined
  values: object
}

const PREFIX = 'unsaved.'
/** How long it is kept; nobody misses it after two weeks. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000

const prefixOf = (userId: unknown) => `${PREFIX}${String(userId)}.`

/** The key of one form: of an entry, or of a text about a submission. */
export const keyOf = (userId: unknown, what: string, id = 'new') =>
  `${prefixOf(userId)}${what}.${id}`

export function readTyping(key: string): KeptTyping | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptTyping | null
    const isFresh = kept !== null && wallClock() - Date.parse(kept.at) < MAX_AGE_MS
    return isFresh ? kept : null
  } catch {
    return null
  }
}

/** Keeps it if there is room, else forgets what was kept before: a full storage must keep nobody from typing. */
export function keepTyping(key: string, typing: Omit<KeptTyping, 'at'>) {
  try {
    localStorage.setItem(key, JSON.stringify({ ...typing, at: new Date().toISOString() }))
  } catch {
    localStorage.removeItem(key)
  }
}

export const forgetTyping = (key: string) => localStorage.removeItem(key)

/** Removes old typing of everybody who uses this browser. */
export function forgetOldTyping() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && readTyping(key) === null) forgetTyping(key)
}

/** The keys of all that an account typed and did not save in this browser. */
export const keysOfTyping = (userId: unknown): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
