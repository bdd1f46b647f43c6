import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './cms-modules'
import { patience } from './patience'

const stopWithParent = join(root, 'scripts/servers/stop-with-parent.mjs')

/** Not only our own programs end with this process: databases and servers of others do too. */
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((one) => one.kill('SIGTERM')))

/** Where a server runs: the address that it is reached at, and the command that runs others there. */
export type Place = { address: string; within: string[] }

export const here: Place = { address: '127.0.0.1', within: [] }

type Exit = { code: number | null; signal: string | null }

export type Child = ReturnType<typeof startChild>

/** A child process under test, with its output and its exit. */
export function startChild(command: string, args: string[], options: SpawnOptions, place = here) {
  const [program = command, ...rest] = [...place.within, command, ...args]
  const process = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  running.add(process)
  const output: string[] = []
  let hasEnded = false
  for (const stream of [process.stdout, process.stderr])
    stream?.on('data', (text: Buffer) => output.push(text.toString()))
  const ended = new Promise<Exit>((resolve) => {
    process.on('error', (error) => output.push(String(error)))
    process.on('close', (code, signal) => {
      hasEnded = true
      running.delete(process)
      resolve({ code, signal })
    })
  })
  return {
    pid: process.pid,
    ended,
    log: () => output.join(''),
    async stop(signal: NodeJS.Signals) {
      process.kill(signal)
      return ended
    },
    async waitUntil(isReady: () => Promise<boolean>) {
      const deadline = Date.now() + patience.walk
      while (!(await isReady().catch(() => false))) {
        if (hasEnded || Date.now() > deadline) {
          process.kill('SIGKILL')
          throw new Error(`${command} did not become ready.\n${output.join('')}`)
        }
        await wait(50)
      }
    },
  }
}

/** One of our servers under test; it shuts down when the test run ends, even by a crash. */
export function startProgram(
  program: string,
  environment: Record<string, string>,
  place = here,
): Child {
  const { PATH, HOME } = process.env
  const options: SpawnOptions = {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }
  return startChild(process.execPath, ['--import', stopWithParent, program], options, place)
}
