import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What somebody chose about how the panel looks. It is kept in this browser. */
export function useKept(name: string, byDefault: string) {
  const key = `panel ${name}`
  const chosen = useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? byDefault)
  const choose = useCallback(
    (value: string) => {
      localStorage.setItem(key, value)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [chosen, choose] as const
}
