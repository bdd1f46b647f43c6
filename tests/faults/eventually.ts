import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 180_000

/** Resolves once it is true; false if it never is. */
export async function eventually(isTrue: () => Promise<boolean>) {
  const givesUpAt = performance.now() + PATIENCE_MS
  while (performance.now() < givesUpAt) {
    if (await isTrue()) return true
    await wait(200)
  }
  return false
}
