import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { connectionLimits, delayClose, limitPipelining } from '@beam/contract/server'

export type Limits = typeof connectionLimits

/** Connections that the kernel has accepted by now still get their response. */
const GRACE_MS = 200

/** A server that sheds slow clients, and finishes the requests in flight before it closes. */
export function gracefulServer(listener: RequestListener, limits: Partial<Limits> = {}) {
  const { headersMs, requestMs, keepAliveMs, inactivityMs, checkMs, connections } = {
    ...connectionLimits,
    ...limits,
  }
  const inFlight = new Set<ServerResponse>()
  function settle(this: ServerResponse) {
    inFlight.delete(this)
  }
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
      response.on('close', settle)
      if (isClosing) response.setHeader('Connection', 'close')
      listener(request, response)
    },
  )
  server.maxConnections = connections
  server.setTimeout(inactivityMs)
  delayClose(server)
  limitPipelining(server)

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
