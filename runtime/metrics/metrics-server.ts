import { createServer, type Server } from 'node:http'
import type { Metrics } from './registry'

type Options = {
  host: string
  /** 0 turns the metrics off. */
  port: number
  report: (message: string) => void
}

/** Serves `/metrics` on a port of its own, which must not be public. If the port is taken, it only reports that. */
export function serveMetrics(
  metrics: Metrics,
  { host, port, report }: Options,
): Server | undefined {
  if (port === 0) return undefined
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 5_000 },
    (request, response) => {
      const isRead = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
      if (!isRead) return void response.writeHead(404).end()
      void metrics.text().then((text) => {
        response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
        response.end(text)
      })
    },
  )
  server.maxConnections = 20
  server.on('error', (error) => report(`The metrics are not served: ${error.message}`))
  server.listen(port, host, () =>
    report(`The metrics are served on http://${host}:${port}/metrics`),
  )
  return server.unref()
}
