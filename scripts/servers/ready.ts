import { setTimeout as sleep } from 'node:timers/promises'
import { interrupted, throwIfInterrupted } from '../interrupt'
import { Problem } from '../problem'
import type { Exit, ServerProcess } from './server-process'

const FIRST_PAUSE_MS = 150
const LONGEST_PAUSE_MS = 2000

/** Where a server listening on this host is reached: the wildcard addresses can't always be called. */
export function addressOf(host: string, port: number) {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

async function answersReady(address: string) {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) })
    return response.ok
  } catch {
    return false
  }
}

/** Polls until the server is ready: true; false when it ends first or the command is interrupted. */
export async function becomesReady(address: string, server: ServerProcess): Promise<boolean> {
  let pause = FIRST_PAUSE_MS
  while (!server.hasEnded() && !interrupted.aborted) {
    if (await answersReady(address)) {
      server.markReady()
      return !server.hasEnded()
    }
    await sleep(pause)
    pause = Math.min(pause * 1.05, LONGEST_PAUSE_MS)
  }
  return false
}

export const lastLinesOf = (logPath: string, lines: string[]) =>
  `The end of its log (${logPath}):\n${lines.map((line) => `  ${line}`).join('\n')}`

export const exitMessage = ({ name, logPath }: ServerProcess, { reason, lastLines }: Exit) =>
  `The ${name} ${reason}. ${lastLinesOf(logPath, lastLines)}`

/** For commands that can't do without the server: a server that ends first is an error. */
export async function waitUntilReady(address: string, server: ServerProcess) {
  if (await becomesReady(address, server)) return
  throwIfInterrupted()
  throw new Problem(exitMessage(server, await server.ended))
}
