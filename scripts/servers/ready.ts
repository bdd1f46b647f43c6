import { setTimeout as sleep } from 'node:timers/promises'
import { CONTENT_SOURCE_HEADER } from '@app/runtime'
import { interrupted, throwIfInterrupted } from '../interrupt'
import { OperatorError } from '../operator-error'
import type { Exit, ServerProcess } from './server-process'

const FIRST_DELAY_MS = 150
const MAX_DELAY_MS = 2000

/** The URL of a server that listens on this host: wildcard addresses can't always be called. */
export function urlOf(host: string, port: number) {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

const askReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)

const isReady = async (url: string) => (await askReady(url))?.ok === true

/** Whether every page of a site shows the content of the cms. */
export const showsContentOfCms = async (siteUrl: string) =>
  (await askReady(siteUrl))?.headers.get(CONTENT_SOURCE_HEADER) === 'cms'

/** Polls until the server is ready, and marks it so; false if it exits first or the command is interrupted. */
export async function markWhenReady(url: string, server: ServerProcess): Promise<boolean> {
  let delay = FIRST_DELAY_MS
  while (!server.hasEnded() && !interrupted.aborted) {
    if (await isReady(url)) {
      server.markReady()
      return !server.hasEnded()
    }
    await sleep(delay)
    delay = Math.min(delay * 1.05, MAX_DELAY_MS)
  }
  return false
}

export const lastLinesOf = (logPath: string, lines: string[]) =>
  `The end of its log (${logPath}):\n${lines.map((line) => `  ${line}`).join('\n')}`

export const exitMessage = ({ name, logPath }: ServerProcess, { reason, lastLines }: Exit) =>
  `The ${name} ${reason}. ${lastLinesOf(logPath, lastLines)}`

/** For commands that need the server: throws if it exits first. */
export async function waitUntilReady(url: string, server: ServerProcess) {
  if (await markWhenReady(url, server)) return
  throwIfInterrupted()
  throw new OperatorError(exitMessage(server, await server.ended))
}
