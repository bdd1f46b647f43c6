import { afterAll, vi } from 'vitest'

// Unit tests share one process, which is four times as fast: each file leaves it as it was. Globals
// come first, because the real timers are put back into the real `performance`.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
