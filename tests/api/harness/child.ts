import { spawn, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './cms-modules'

const stopWithParent = join(root, 'scripts/servers/stop-with-parent.mjs')

type Exit = { code: number | null; signal: string | null }

export type Child = ReturnType<typeof startChild>

/** A program under test: what it said, when it ended. */
export function startChild(command: string, given: string[], options: SpawnOptions) {
  const process = spawn(command, given, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const said: string[] = []
  let hasEnded = false
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (text: Buffer) => said.push(text.toString()))
  const ended = new Promise<Exit>((resolve) => {
    process.on('error', (error) => said.push(String(error)))
    process.on('close', (code, signal) => {
      hasEnded = true
      resolve({ code, signal })
    })
  })
  return {
    pid: process.pid,
    ended,
    log: () => said.join(''),
    async stop(signal: NodeJS.Signals) {
      process.kill(signal)
      return ended
    },
    async until(isReady: () => Promise<boolean>, seconds: number) {
      const deadline = Date.now() + seconds * 1000
      while (!(await isReady().catch(() => false))) {
        if (hasEnded || Date.now() > deadline) {
          process.kill('SIGKILL')
          throw new Error(`${command} did not become ready.\n${said.join('')}`)
        }
        await wait(50)
      }
    },
  }
}

/** One of our servers under test; it ends with the run, however that ends. */
export function startServer(program: string, environment: Record<string, string>): Child {
  const { PATH, HOME } = process.env
  return startChild(process.execPath, ['--import', stopWithParent, program], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}
