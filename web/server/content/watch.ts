import { monotonicMs } from '@app/runtime'
import { CmsBusyError, type ContentService } from './content-service'
import { contentReader } from './content-reader'
import type { Snapshot } from './snapshot'

type Watch = {
  service: ContentService
  current: () => Snapshot
  onContent: (snapshot: Snapshot) => void
  /** The cms stopped responding: the last good content is stale from now on. */
  onOutage: () => void
  log: (message: string) => void
  signal: AbortSignal
}

const MIN_DELAY_MS = 250
const MAX_DELAY_MS = 10_000
/** The delay is this part of the outage so far: a cms that takes ten seconds to start is found within one more. */
const DELAY_PER_OUTAGE = 0.1
/** The minimum time between two readings; what changes in between is read together. */
const MIN_INTERVAL_MS = 200
/** The same where each page is rendered again, since it says that its content may be old. */
const MIN_INTERVAL_OF_ALL_MS = 500

/** How long to wait before the next attempt, when the first one failed this long ago. */
export const delayAfter = (outageMs: number) =>
  Math.min(Math.max(outageMs * DELAY_PER_OUTAGE, MIN_DELAY_MS), MAX_DELAY_MS)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Follows the cms's revision until the signal aborts, and backs off after each failure. */
export async function watchContent(watch: Watch) {
  const { service, current, onContent, onOutage, log, signal } = watch
  const delayBy = (ms: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      signal.addEventListener('abort', end)
      if (signal.aborted) end()
    })
  let failingSince: number | undefined
  let lastRender = -Infinity
  const untilRenderIsDue = async (interval: number) => {
    await delayBy(Math.max(0, lastRender + interval - monotonicMs()))
    lastRender = monotonicMs()
  }
  const read = contentReader(service, current(), log)
  const logReached = () => {
    if (failingSince !== undefined) log('The cms answers again.')
    failingSince = undefined
  }
  while (!signal.aborted) {
    try {
      const { revision, source } = current()
      if (source === 'cms' && (await service.nextRevision(revision, signal)) === revision) {
        logReached()
        // A cms that is shutting down ends every long poll at once: it would be asked again without a pause.
        await delayBy(MIN_DELAY_MS)
        continue
      }
      await untilRenderIsDue(source === 'cms' ? MIN_INTERVAL_MS : MIN_INTERVAL_OF_ALL_MS)
      if (signal.aborted) return
      const snapshot = await read(current())
      if (signal.aborted) return
      logReached()
      onContent(snapshot)
    } catch (error) {
      if (signal.aborted) return
      const isBusy = error instanceof CmsBusyError
      const what = isBusy ? 'is busy; the content' : 'does not answer; the last good content'
      if (failingSince === undefined) log(`The cms ${what} stays online. ${reasonOf(error)}`)
      if (!isBusy && current().source === 'cms') {
        await untilRenderIsDue(MIN_INTERVAL_OF_ALL_MS)
        if (signal.aborted) return
        onOutage()
      }
      failingSince ??= monotonicMs()
      const delay = delayAfter(monotonicMs() - failingSince)
      await delayBy(isBusy ? Math.max(delay, error.retryAfterMs) : delay)
    }
  }
}
