import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useSyncExternalStore } from 'react'
import type { Plan } from './plan-list'

/** The rows of a list share one read. */
const FRESH_MS = 2000

let plans: readonly Plan[] = []
let readAt = -Infinity
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Everything that waits or failed; read when a list opens. */
export function useAllPlans(mayRead: boolean): readonly Plan[] {
  const { get } = useFetchClient()
  useEffect(() => {
    if (!mayRead || performance.now() - readAt < FRESH_MS) return
    readAt = performance.now()
    get<{ plans: Plan[] }>('/schedule/plans').then(
      ({ data }) => {
        plans = data.plans
        for (const listener of listeners) listener()
      },
      () => undefined,
    )
  }, [get, mayRead])
  return useSyncExternalStore(subscribe, () => plans)
}
