import { setTimeout as wait } from 'node:timers/promises'
import type { ContentService } from './content-service'
import { fetchSnapshot } from './fetch-snapshot'
import type { Snapshot } from './snapshot'

type Watch = {
  service: ContentService
  current: () => Snapshot
  onContent: (snapshot: Snapshot) => void
  /** The cms stopped answering: what is shown is the last good content. */
  onOutage: () => void
  log: (words: string) => void
  signal: AbortSignal
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000

/** Follows the cms's revision for as long as the server runs; waits longer after each failure. */
export async function watchContent({ service, current, onContent, onOutage, log, signal }: Watch) {
  const rest = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined)
  let pause = FIRST_PAUSE_MS
  while (!signal.aborted) {
    try {
      const { revision, source } = current()
      if (source === 'cms' && (await service.nextRevision(revision, signal)) === revision) {
        // A cms that is closing keeps nobody waiting.
        await rest(FIRST_PAUSE_MS)
        continue
      }
      const snapshot = await fetchSnapshot(service, current(), log)
      if (signal.aborted) return
      if (pause !== FIRST_PAUSE_MS) log('The cms answers again.')
      pause = FIRST_PAUSE_MS
      onContent(snapshot)
    } catch (error) {
      if (signal.aborted) return
      if (pause === FIRST_PAUSE_MS)
        log(
          `The cms does not answer; the last good content stays. ${error instanceof Error ? error.message : error}`,
        )
      onOutage()
      await rest(pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }
}
