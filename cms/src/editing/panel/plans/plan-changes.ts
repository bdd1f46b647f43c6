import { useSyncExternalStore } from 'react'

let changes = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has the plans of the opened entry read again, since a dialog has changed them. */
export function plansChanged() {
  changes += 1
  for (const listener of listeners) listener()
}

/** Another number after each such change. */
export const usePlanChanges = () => useSyncExternalStore(subscribe, () => changes)
