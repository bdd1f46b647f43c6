import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { monotonicMs } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { closeStrapi } from './close-strapi'
import { run } from './start-strapi'
import { takeSignal } from './take-signal'

const DRAIN_TIMEOUT_MS = 10_000
const POLL_MS = 20

/** How long it listens on: connections that the kernel has accepted and Node has not would be reset. */
const ACCEPT_GRACE_MS = 500

const shutdown = { hasStarted: false, endings: new Set<() => void>() }

export const isShuttingDown = () => shutdown.hasStarted

/** Ends at once what would keep a response in flight, such as a long poll. */
export const onShutdown = (end: () => void) => shutdown.endings.add(end)

/**
 * Strapi's own signal handler destroys open sockets first. This one fails readiness, stops listening,
 * waits for the responses in flight and only then destroys Strapi.
 */
export function shutDownGracefully(strapi: Core.Strapi) {
  const server = strapi.server.httpServer
  const inFlight = new Set<ServerResponse>()
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response)
    if (shutdown.hasStarted) response.setHeader('Connection', 'close')
    response.once('close', () => inFlight.delete(response))
  })

  const drained = async () => {
    const deadline = monotonicMs() + DRAIN_TIMEOUT_MS
    while (inFlight.size > 0 && monotonicMs() < deadline) await delay(POLL_MS)
  }

  const shutDown = async () => {
    if (shutdown.hasStarted) return
    shutdown.hasStarted = true
    for (const response of inFlight)
      if (!response.headersSent) response.setHeader('Connection', 'close')
    for (const end of shutdown.endings) end()
    await delay(ACCEPT_GRACE_MS)
    server.close()
    await drained()
    await closeStrapi(strapi)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) takeSignal(signal, () => run(shutDown))
}
