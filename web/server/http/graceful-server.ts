import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a slow or silent client may keep a connection, and how many there may be. */
export type Limits = {
  headersMs: number
  requestMs: number
  keepAliveMs: number
  /** A client that does not read its response. */
  inactivityMs: number
  checkMs: number
  connections: number
}

const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 30_000,
  inactivityMs: 60_000,
  checkMs: 1_000,
  connections: 4_000,
}

/** Connections that the kernel has accepted by now still get their response. */
const GRACE_MS = 200

/** A server that sheds slow clients, and finishes the requests in flight before it closes. */
export function gracefulServer(listener: RequestListener, limits: Partial<Limits> = {}) {
  const { headersMs, requestMs, keepAliveMs, inactivityMs, checkMs, connections } = {
    ...LIMITS,
    ...limits,
  }
  const inFlight = new Set<ServerResponse>()
  let isClosing = false
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
    },
    (request, response) => {
      inFlight.add(response)
      response.once('close', () => inFlight.delete(response))
      if (isClosing) response.setHeader('Connection', 'close')
      listener(request, response)
    },
  )
  server.maxConnections = connections
  server.setTimeout(inactivityMs)

  return {
    server,
    async close() {
      isClosing = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      await wait(GRACE_MS)
      for (const response of inFlight) await new Promise((done) => response.once('close', done))
      // Browsers hold idle connections open.
      server.closeAllConnections()
      await closed
    },
  }
}
