import type { Server, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './registry'

/** What an operator wants to know of any of our processes. */
export function addProcessMetrics(metrics: Metrics) {
  const gauge = (name: string, help: string, read: () => number) =>
    metrics.gauge(name, help, () => [{ value: read() }])
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge(
    'nodejs_heap_size_used_bytes',
    'Used part of the JavaScript heap.',
    () => process.memoryUsage().heapUsed,
  )
  metrics.total('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return [{ value: (user + system) / 1e6 }]
  })
  gauge(
    'process_start_time_seconds',
    'Unix time of the start.',
    () => performance.timeOrigin / 1000,
  )
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  gauge('nodejs_eventloop_lag_p99_seconds', 'Event loop delay since the last read.', () => {
    const seconds = delay.percentile(99) / 1e9
    delay.reset()
    return seconds
  })
}

/** Counts each response by its status. */
export function countRequests(metrics: Metrics, server: Server) {
  const count = metrics.counter('http_requests_total', 'Responses by status.')
  const open = new Set<ServerResponse>()
  metrics.gauge('http_requests_in_flight', 'Requests without a complete response.', () => [
    { value: open.size },
  ])
  // One function for all responses: closures for each cost time on every request.
  function settle(this: ServerResponse) {
    open.delete(this)
    if (this.writableFinished) count({ status: String(this.statusCode) })
  }
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response)
    response.on('close', settle)
  })
}
