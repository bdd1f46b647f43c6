import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CmsBusyError, type ContentService } from './content-service'
import { builtInSnapshot } from './snapshot'
import { delayAfter, watchContent } from './watch'

const known = { ...builtInSnapshot, revision: 'a', source: 'cms' as const }

let stopping: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  stopping = new AbortController()
})
afterEach(() => vi.useRealTimers())

/** A cms that serves only its revision. */
const service = (nextRevision: ContentService['nextRevision']) =>
  ({ nextRevision }) as unknown as ContentService

/** Watches a cms for this long on a fake clock. */
async function watchFor(seconds: number, given: Partial<Parameters<typeof watchContent>[0]>) {
  const nothing = () => undefined
  const watching = watchContent({
    service: service(async () => known.revision),
    current: () => known,
    onNewest: nothing,
    onContent: nothing,
    onOutage: nothing,
    log: nothing,
    signal: stopping.signal,
    ...given,
  })
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  stopping.abort()
  await watching
}

/** Counts calls, and ends a loop that would otherwise never yield. */
function counter() {
  let count = 0
  return {
    add() {
      count += 1
      if (count === 100) stopping.abort()
      return count
    },
    get count() {
      return count
    },
  }
}

const content = {
  list: async () => [],
  newest: async () => [],
  single: async () => null,
  menu: async () => [],
}

it('a cms that ends each long poll at once is polled four times a second', async () => {
  const calls = counter()
  const nextRevision = async () => {
    calls.add()
    return known.revision
  }
  await watchFor(1.1, { service: service(nextRevision) })
  expect(calls.count).toBe(5)
})

it('changes in quick succession are read together, twice a second', async () => {
  const [calls, reads] = [counter(), counter()]
  const cms = {
    ...content,
    nextRevision: async () => `n${calls.add()}`,
    revision: async () => `r${reads.add()}`,
  } as unknown as ContentService
  await watchFor(1.1, { service: cms })
  expect(reads.count).toBe(3)
})

it('a cms without a free slot for a long poll is retried when it says, and does not count as down', async () => {
  const calls = counter()
  const onOutage = vi.fn()
  const nextRevision = () => {
    calls.add()
    return Promise.reject(new CmsBusyError(1000))
  }
  await watchFor(2.1, { service: service(nextRevision), onOutage })
  expect(calls.count).toBe(3)
  expect(onOutage).not.toHaveBeenCalled()
})

it('a cms that takes ten seconds to start is found within one more, and one that is gone is seldom tried', () => {
  const delays = [0, 2_000, 10_000, 60_000, 3_600_000].map(delayAfter)
  expect(delays).toEqual([250, 250, 1_000, 6_000, 10_000])
})

it('an unstable cms causes every page to be rendered at most twice a second', async () => {
  const rendered: number[] = []
  const note = () => void rendered.push(performance.now())
  const calls = counter()
  const flapping = {
    ...content,
    revision: async () => `b${calls.count}`,
    nextRevision: async () => {
      if (calls.add() % 2 === 0) throw new Error('gone')
      return `b${calls.count}`
    },
  } as unknown as ContentService
  const signals = { onNewest: note, onContent: note, onOutage: note }
  await watchFor(5, { service: flapping, ...signals })
  const gaps = rendered.slice(1).map((at, index) => at - (rendered[index] ?? 0))
  expect(rendered.length).toBeGreaterThan(5)
  expect(Math.min(...gaps)).toBe(500)
})
