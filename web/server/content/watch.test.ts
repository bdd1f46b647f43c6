import { beforeEach, expect, it, vi } from 'vitest'
import { CmsBusyError, type ContentService } from './content-service'
import { builtInSnapshot, type Snapshot } from './snapshot'
import { delayAfter, watchContent } from './watch'

const known = { ...builtInSnapshot, revision: 'a', source: 'cms' as const }

beforeEach(() => void vi.useFakeTimers())

const SECOND = 1000
const turn = () => new Promise((resolve) => setTimeout(resolve, 1))

/** A cms that serves only its revision. */
const service = (nextRevision: ContentService['nextRevision']) =>
  ({ nextRevision }) as unknown as ContentService

const watch = (cms: ContentService, signal: AbortSignal, onOutage = () => undefined) =>
  watchContent({
    service: cms,
    current: () => known,
    onContent: () => undefined,
    onOutage,
    log: () => undefined,
    signal,
  })

it('a cms that ends each long poll at once is not polled in a tight loop', async () => {
  const stopping = new AbortController()
  let calls = 0
  const watching = watch(
    service(async () => {
      calls += 1
      await turn()
      return known.revision
    }),
    stopping.signal,
  )
  await vi.advanceTimersByTimeAsync(SECOND)
  stopping.abort()
  await watching
  expect(calls).toBeLessThanOrEqual(4)
})

it('changes in quick succession are read together', async () => {
  const stopping = new AbortController()
  let reads = 0
  const watching = watch(
    {
      nextRevision: async () => {
        await turn()
        return `r${Math.random()}`
      },
      revision: async () => `r${(reads += 1)}`,
      versions: async () => ({ epoch: '', entries: {}, files: [] }),
      entries: async () => [],
      single: async () => null,
      translations: async () => [],
      menu: async () => null,
      draft: async () => null,
    },
    stopping.signal,
  )
  await vi.advanceTimersByTimeAsync(SECOND / 6)
  stopping.abort()
  await watching
  expect(reads).toBe(1)
})

it('a cms without a free slot for a long poll is retried later, and does not count as down', async () => {
  const stopping = new AbortController()
  let calls = 0
  let outages = 0
  const busy = service(() => {
    calls += 1
    return Promise.reject(new CmsBusyError(1000))
  })
  const watching = watch(busy, stopping.signal, () => void (outages += 1))
  await vi.advanceTimersByTimeAsync(SECOND / 2)
  stopping.abort()
  await watching
  expect({ calls, outages }).toEqual({ calls: 1, outages: 0 })
})

it('a cms that takes ten seconds to start is found within one more, and one that is gone is seldom tried', () => {
  const delays = [0, 2_000, 10_000, 60_000, 3_600_000].map(delayAfter)
  expect(delays).toEqual([250, 250, 1_000, 6_000, 10_000])
})

it('an unstable cms causes every page to be rendered at most twice a second', async () => {
  const stopping = new AbortController()
  let renderings = 0
  let source: Snapshot['source'] = 'cms'
  const become = (now: Snapshot['source']) => {
    if (now !== source) renderings += 1
    source = now
  }
  const entries = {
    versions: async () => ({ epoch: '', entries: {}, files: [] }),
    single: async () => null,
    menu: async () => [],
  }
  let calls = 0
  const flapping = {
    ...entries,
    revision: async () => `b${calls}`,
    nextRevision: async () => {
      calls += 1
      if (calls % 2 === 0) throw new Error('gone')
      return `b${calls}`
    },
  } as unknown as ContentService
  const watching = watchContent({
    service: flapping,
    current: () => ({ ...known, source }),
    onContent: () => become('cms'),
    onOutage: () => become('stale'),
    log: () => undefined,
    signal: stopping.signal,
  })
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  stopping.abort()
  await watching
  expect(renderings).toBeGreaterThan(3)
  expect(renderings).toBeLessThanOrEqual(21)
})
