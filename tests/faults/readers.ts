import { setTimeout as wait } from 'node:timers/promises'
import { sendRequest } from '../harness/http'
import { routes } from '../harness/routes'

const ANSWER_MS = 10_000
const ATTEMPTS = 4

type Options = {
  count: number
  /** The address for an attempt at a read. */
  urlOf: (read: number, attempt: number) => string
  /** Without it one attempt has to do, as for a visitor. */
  isRetried?: boolean
  /** Between two pages of one visitor. */
  pauseMs?: number
  /** What is wrong with a page that came with 200. */
  faultIn?: (path: string, html: string) => string | undefined
}

/** Visitors who read every route of the site, round after round. */
export function startReaders({ count, urlOf, isRetried = false, pauseMs = 0, faultIn }: Options) {
  const problems = new Set<string>()
  const figures = { reads: 0, badReads: 0, slowestMs: 0 }
  const stopping = new AbortController()

  const read = async (path: string, turn: number) => {
    const startedAt = performance.now()
    let problem: string | undefined
    for (let attempt = 0; attempt < (isRetried ? ATTEMPTS : 1); attempt += 1) {
      const signal = AbortSignal.timeout(ANSWER_MS)
      const response = await sendRequest(urlOf(turn, attempt) + path, { signal }).catch(
        (error: unknown) => ({ status: 0, text: String(error) }),
      )
      // A server that answers at all answers well: only a lost connection is worth a retry.
      problem =
        response.status === 200
          ? faultIn?.(path, response.text)
          : `${response.status || response.text}`
      if (response.status !== 0) break
    }
    figures.reads += 1
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - startedAt))
    if (!problem) return
    figures.badReads += 1
    problems.add(`${path} was read badly: ${problem}`)
  }

  const work = async (_: unknown, reader: number) => {
    for (let turn = reader; !stopping.signal.aborted; turn += 1) {
      await read(routes[turn % routes.length]?.path ?? '/', turn)
      await wait(pauseMs)
    }
  }
  const working = Promise.all(Array.from({ length: count }, work))

  return {
    figures,
    async stop() {
      stopping.abort()
      await working
      return { figures, problems: [...problems].slice(0, 10) }
    },
  }
}
