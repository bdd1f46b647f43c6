import { setTimeout as pause } from 'node:timers/promises'
import { throwIfInterrupted } from '../interrupt'
import { Problem } from '../problem'
import type { ServerProgram } from './server-program'

const LONGEST_START_MS = 10 * 60_000

/** Where a server that listens on this host is reached: those that mean "everywhere" can't always be called. */
export function addressOf(host: string, port: number) {
  const called = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${called.includes(':') ? `[${called}]` : called}:${port}`
}

async function isReady(address: string) {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    return false
  }
}

/** Waits until the server takes requests; its early end is told with its own last words. */
export async function untilReady(address: string, program: ServerProgram) {
  const deadline = Date.now() + LONGEST_START_MS
  while (!(await isReady(address))) {
    throwIfInterrupted()
    if (program.hasEnded()) throw await program.ended
    if (Date.now() > deadline)
      throw new Problem(`The ${program.name} is not ready after ten minutes.`)
    await pause(150)
  }
  program.becameReady()
}
