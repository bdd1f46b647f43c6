import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for what already knocked to be let in. */
const LAST_CALL_MS = 200

/** A server that lets what is under way be answered before it closes. */
export function gentleServer(listener: RequestListener) {
  const underWay = new Set<ServerResponse>()
  let isClosing = false
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isClosing) response.setHeader('Connection', 'close')
    listener(request, response)
  })

  return {
    server,
    async close() {
      isClosing = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      await pause(LAST_CALL_MS)
      for (const response of underWay)
        await new Promise((answered) => response.once('close', answered))
      // Browsers hold connections open on which they ask for nothing.
      server.closeAllConnections()
      await closed
    },
  }
}
