import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, renameSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from '../paths'
import { Problem } from '../problem'

const KEPT_LINES = 20
/** The cms gives up to ten seconds to requests under way, and as many to its own reads. */
const PATIENCE_MS = 30_000
/** A server that still starts holds no one's request, and may not listen to signals yet. */
const PATIENCE_AT_START_MS = 3_000

export type Start = {
  name: string
  words: string[]
  variables: NodeJS.ProcessEnv
  log: string
  cwd?: string
  onLine?: (line: string) => void
}

export type ServerProgram = ReturnType<typeof startServer>

function openLog(path: string) {
  if (existsSync(path)) renameSync(path, path.replace(/\.log$/, '.previous.log'))
  return openSync(path, 'w', 0o600)
}

/** Starts a server in a process group of its own, so that Ctrl-C reaches it only through us. */
export function startServer({ name, words, variables, log, cwd, onLine }: Start) {
  const file = openLog(log)
  const lastLines: string[] = []
  const child = spawn(
    process.execPath,
    ['--import', inRoot('scripts/servers/leash.mjs'), ...words],
    {
      cwd: cwd ?? inRoot(),
      env: variables,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      writeSync(file, `${line}\n`)
      lastLines.push(line)
      if (lastLines.length > KEPT_LINES) lastLines.shift()
      onLine?.(line)
    })
  }
  const state = { hasEnded: false, isReady: false }
  const ended = new Promise<Problem>((resolve) => {
    child.once('close', (code, signal) => {
      state.hasEnded = true
      closeSync(file)
      const how = signal ? `was ended by ${signal}` : `stopped with code ${code}`
      const tail = lastLines.map((line) => `  ${line}`).join('\n')
      resolve(new Problem(`The ${name} ${how}. The end of its log (${log}):\n${tail}`))
    })
  })
  return {
    name,
    /** Fulfilled, with the reason in words, when the program is gone. */
    ended,
    hasEnded: () => state.hasEnded,
    becameReady: () => {
      state.isReady = true
    },
    async stop(isUrgent: () => boolean = () => false) {
      const deadline = Date.now() + (state.isReady ? PATIENCE_MS : PATIENCE_AT_START_MS)
      if (!state.hasEnded) child.kill('SIGTERM')
      while (!state.hasEnded && Date.now() < deadline && !isUrgent()) await pause(50)
      if (!state.hasEnded) child.kill('SIGKILL')
      await ended
    },
  }
}
