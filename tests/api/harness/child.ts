import { spawn, type SpawnOptions } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

type Exit = { code: number | null; signal: string | null }

export type Child = ReturnType<typeof startChild>

/** A program under test: what it said, when it ended. */
export function startChild(command: string, given: string[], options: SpawnOptions) {
  const process = spawn(command, given, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
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
