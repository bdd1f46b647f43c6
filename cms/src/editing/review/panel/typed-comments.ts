import { useSyncExternalStore } from 'react'

const typed = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The comments that are being typed, by entry. A button asks for the text when it is clicked: Strapi draws
 * buttons and panels a moment late, so what they were drawn with may be older.
 */
export const typedComments = {
  of: (entry: string) => typed.get(entry) ?? '',
  set(entry: string, text: string) {
    typed.set(entry, text)
    for (const listener of listeners) listener()
  },
  /** Clears a comment that is stored; what was typed meanwhile stays. */
  clear(entry: string, stored: string) {
    if (typedComments.of(entry) === stored) typedComments.set(entry, '')
  },
}

export const useTypedComment = (entry: string) =>
  useSyncExternalStore(subscribe, () => typedComments.of(entry))
