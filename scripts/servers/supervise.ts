import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '../progress'
import { markWhenReady, lastLinesOf } from './ready'
import { restartDelay, STABLE_AFTER_MS } from './restart-delay'
import { type Exit, type ServerOptions, type ServerProcess, startServer } from './server-process'

type Options = ServerOptions & {
  /** Before each start; the server is not started if it fails. */
  prepare?: () => Promise<void>
}

export type SupervisedServer = ReturnType<typeof supervise>

/** Keeps a server running: whenever it exits by itself it is restarted after a growing delay. */
export function supervise(options: Options, url: string) {
  const { name, logPath, prepare } = options
  const stopping = new AbortController()
  let current: ServerProcess | undefined
  let resolveReady = () => {}
  let resolveFailed = () => {}
  const ready = new Promise<void>((resolve) => (resolveReady = resolve))
  const failed = new Promise<void>((resolve) => (resolveFailed = resolve))

  function reportExit({ reason, lastLines }: Exit, failures: number, delay: number) {
    const seconds = delay / 1000
    report(`The ${name} ${reason}. It will be started again in ${seconds} s.`)
    // A server that fails again and again would fill the screen with the same lines.
    if (failures === 0) report(lastLinesOf(logPath, lastLines))
  }

  async function preparationProblem(): Promise<Exit | undefined> {
    try {
      await prepare?.()
      return undefined
    } catch (error) {
      return { reason: `was not started: ${String(error)}`, lastLines: [] }
    }
  }

  async function runOnce(isRestart: boolean): Promise<Exit> {
    current = startServer(options)
    void markWhenReady(url, current).then((isReady) => {
      if (!isReady) return
      if (isRestart) report(`The ${name} is ready again.`)
      resolveReady()
    })
    return current.ended
  }

  async function keepRunning() {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const startedAt = performance.now()
      const problem = await preparationProblem()
      if (stopping.signal.aborted) return
      const exit = problem ?? (await runOnce(failures > 0))
      if (stopping.signal.aborted) return
      if (performance.now() - startedAt >= STABLE_AFTER_MS) failures = 0
      const delay = restartDelay(failures)
      reportExit(exit, failures, delay)
      resolveFailed()
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const finished = keepRunning()
  return {
    /** Resolves once the server has been ready for the first time. */
    ready,
    /** Resolves once the server has exited by itself, or could not be prepared, for the first time. */
    failed,
    isReady: () => current?.isReady() ?? false,
    async stop(forceSignal: AbortSignal) {
      stopping.abort()
      await current?.stop(forceSignal)
      await finished
    },
  }
}
