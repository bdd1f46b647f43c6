import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { ContentService } from './content-service'
import { builtInSnapshot } from './snapshot'
import { watchContent } from './watch'

const known = { ...builtInSnapshot, revision: 'a', source: 'cms' as const }

/** A cms that is asked for its revision only. */
const service = (nextRevision: ContentService['nextRevision']) =>
  ({ nextRevision }) as unknown as ContentService

const watch = (cms: ContentService, signal: AbortSignal) =>
  watchContent({
    service: cms,
    current: () => known,
    onContent: () => undefined,
    onOutage: () => undefined,
    log: () => undefined,
    signal,
  })

it('a cms that ends each long poll at once is not asked in a tight loop', async () => {
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
  await wait(50)
  stopping.abort()
  await watching
  expect(calls).toBeLessThan(10)
})

it('changes that follow one another without pause are read together', async () => {
  const stopping = new AbortController()
  let reads = 0
  const watching = watch(
    {
      nextRevision: async () => {
        await turn()
        return `r${Math.random()}`
      },
      revision: async () => `r${(reads += 1)}`,
      list: async () => [],
      single: async () => null,
      menu: async () => null,
      draft: async () => null,
    },
    stopping.signal,
  )
  await wait(50)
  stopping.abort()
  await watching
  expect(reads).toBe(1)
})
