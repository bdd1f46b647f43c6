import { useSyncExternalStore } from 'react'

const typed = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The comment that is typed for an entry. The panel's box shows it; the button that asks sends it along. */
export function useTypedComment(entry: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => typed.get(entry) ?? '')
  const set = (next: string) => {
    typed.set(entry, next)
    for (const listener of listeners) listener()
  }
  return [text, set]
}
