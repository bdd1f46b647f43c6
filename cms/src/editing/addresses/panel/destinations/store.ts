import { getFetchClient } from '@strapi/strapi/admin'
import { useEffect, useSyncExternalStore } from 'react'
import type { Destination } from '../../../shared/destination'

const FRESH_MS = 30_000

let known: readonly Destination[] = []
let readAt = -Infinity
const listeners = new Set<() => void>()

/** Reads what links can lead to, unless that was done a moment ago. Without a response, addresses are typed. */
export async function refreshDestinations(): Promise<void> {
  if (performance.now() - readAt < FRESH_MS) return
  readAt = performance.now()
  try {
    const { get } = getFetchClient()
    const { data } = await get<{ destinations: Destination[] }>('/addresses/destinations')
    known = data.destinations
    for (const listener of listeners) listener()
  } catch {
    readAt = -Infinity
  }
}

export const knownDestinations = () => known

export function onDestinations(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useDestinations(): readonly Destination[] {
  useEffect(() => void refreshDestinations(), [])
  return useSyncExternalStore(onDestinations, knownDestinations)
}
