import { createServer, type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { connectionLimits, guardConnections } from '@app/runtime'

export type Limits = typeof connectionLimits

/** How long a server that closes waits for requests that have arrived but that Node has not read yet. */
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
      // Only idle connections are left. Browsers hold them open, and the server would wait for them.
      server.closeAllConnections()
      await closed
    },
  }
}
