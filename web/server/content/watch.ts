import { setTimeout as wait } from 'node:timers/promises'
import type { ContentService } from './content-service'
import { fetchSnapshot } from './fetch-snapshot'
import type { Snapshot } from './snapshot'

type Watch = {
  service: ContentService
  current: () => Snapshot
  onContent: (snapshot: Snapshot) => void
  /** The cms stopped answering: the last good content is stale from now on. */
  onOutage: () => void
  log: (message: string) => void
  signal: AbortSignal
}

const FIRST_DELAY_MS = 250
const MAX_DELAY_MS = 10_000
/** Changes that follow one another faster than this are read together. */
const MIN_INTERVAL_MS = 500

/** Follows the cms's revision until the signal aborts, and backs off after each failure. */
export async function watchContent({ service, current, onContent, onOutage, log, signal }: Watch) {
  const delayBy = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined)
  let delay = FIRST_DELAY_MS
  let lastRead = -Infinity
  while (!signal.aborted) {
    try {
      const { revision, source } = current()
      if (source === 'cms' && (await service.nextRevision(revision, signal)) === revision) {
        // A cms that is shutting down ends every long poll at once.
        await delayBy(FIRST_DELAY_MS)
        continue
      }
      await delayBy(lastRead + MIN_INTERVAL_MS - performance.now())
      if (signal.aborted) return
      lastRead = performance.now()
      const snapshot = await fetchSnapshot(service, current(), log)
      if (signal.aborted) return
      if (delay !== FIRST_DELAY_MS) log('The cms answers again.')
      delay = FIRST_DELAY_MS
      onContent(snapshot)
    } catch (error) {
      if (signal.aborted) return
      if (delay === FIRST_DELAY_MS)
        log(
          `The cms does not answer; the last good content stays online. ${error instanceof Error ? error.message : error}`,
        )
      onOutage()
      await delayBy(delay)
      delay = Math.min(delay * 2, MAX_DELAY_MS)
    }
  }
}
