import { createServer, type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { connectionLimits, guardConnections } from '@app/runtime'

export type Limits = typeof connectionLimits

/** Connections that the kernel has accepted by now still get their response. */
const GRACE_MS = 200

/** A server that sheds slow clients, and finishes the requests in flight before it closes. */
export function gracefulServer(listener: RequestListener, limits: Partial<Limits> = {}) {
  const { headersMs, requestMs, keepAliveMs, inactivityMs, checkMs, connections } = {
    ...connectionLimits,
    ...limits,
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
      if (isClosing) response.setHeader('Connection', 'close')
      listener(request, response)
    },
  )
  server.maxConnections = connections
  server.setTimeout(inactivityMs)
  const { unanswered } = guardConnections(server)

  return {
    server,
    async close() {
      isClosing = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      await wait(GRACE_MS)
      for (let [open] = unanswered(); open; [open] = unanswered())
        await new Promise((done) => open?.once('close', done))
      // Browsers hold idle connections open.
      server.closeAllConnections()
      await closed
    },
  }
}
