import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from '../paths'
import { LogFile } from './log-file'

const LAST_LINES = 20
/** The cms gives ten seconds to requests in flight, and ten more to its own database reads. */
const STOP_TIMEOUT_MS = 30_000
/** A server that is still starting has no requests in flight, and may not handle signals yet. */
const STOP_TIMEOUT_AT_START_MS = 3_000

export type ServerOptions = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  logPath: string
  cwd?: string
  onLine?: (line: string) => void
}

export type Exit = { reason: string; lastLines: string[] }

export type ServerProcess = ReturnType<typeof startServer>

/** Starts a server in a process group of its own, so that Ctrl-C reaches it only through us. */
export function startServer({ name, args, env, logPath, cwd, onLine }: ServerOptions) {
  const log = new LogFile(logPath)
  const lastLines: string[] = []
  const child = spawn(
    process.execPath,
    ['--import', inRoot('scripts/servers/stop-with-parent.mjs'), ...args],
    {
      cwd: cwd ?? inRoot(),
      env,
      detached: process.platform !== 'win32',
      // The channel is for `stop-with-parent.mjs`, which sees it close when this command is gone.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line)
      lastLines.push(line)
      if (lastLines.length > LAST_LINES) lastLines.shift()
      onLine?.(line)
    })
  }
  const state = { hasEnded: false, isReady: false }
  const ended = new Promise<Exit>((resolve) => {
    const end = (reason: string) => {
      state.hasEnded = true
      state.isReady = false
      log.close()
      resolve({ reason, lastLines })
    }
    child.once('error', (error) => end(`could not be started (${error.message})`))
    child.once('close', (code, signal) =>
      end(signal ? `was ended by ${signal}` : `stopped with exit code ${code}`),
    )
  })
  return {
    name,
    logPath,
    ended,
    hasEnded: () => state.hasEnded,
    isReady: () => state.isReady,
    markReady: () => {
      state.isReady = true
    },
    /** Lets the server finish its requests; kills it on a second Ctrl-C or after the timeout. */
    async stop(forceSignal?: AbortSignal) {
      const deadline =
        performance.now() + (state.isReady ? STOP_TIMEOUT_MS : STOP_TIMEOUT_AT_START_MS)
      if (!state.hasEnded) child.kill('SIGTERM')
      const mayWait = () => !state.hasEnded && performance.now() < deadline && !forceSignal?.aborted
      while (mayWait()) await sleep(50)
      if (!state.hasEnded) child.kill('SIGKILL')
      await ended
    },
  }
}
