import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { serveMetrics } from './metrics-server'
import { addProcessMetrics, countRequests } from './process-metrics'
import { Metrics } from './registry'

it('metrics are written in the text format of Prometheus', async () => {
  const metrics = new Metrics()
  const count = metrics.counter('posts_total', 'Posts.')
  count({ form: 'contact' })
  count({ form: 'contact' })
  count({ form: 'a "quoted"\\\nname' })
  metrics.gauge('queue', 'Waiting.', async () => [{ value: 3 }])
  const observe = metrics.histogram('seconds', 'Durations.', [0.1, 1])
  for (const seconds of [0.05, 0.5, 5]) observe(seconds)
  expect((await metrics.text()).split('\n')).toEqual([
    '# HELP posts_total Posts.',
    '# TYPE posts_total counter',
    'posts_total{form="contact"} 2',
    'posts_total{form="a \\"quoted\\"\\\\\\nname"} 1',
    '# HELP queue Waiting.',
    '# TYPE queue gauge',
    'queue 3',
    '# HELP seconds Durations.',
    '# TYPE seconds histogram',
    'seconds_bucket{le="0.1"} 1',
    'seconds_bucket{le="1"} 2',
    'seconds_bucket{le="+Inf"} 3',
    'seconds_sum 5.55',
    'seconds_count 3',
    '',
  ])
})

it('a metric that can’t be read leaves the others readable', async () => {
  const metrics = new Metrics()
  metrics.gauge('broken', 'Fails.', () => Promise.reject(new Error('The database is down.')))
  metrics.gauge('memory', 'Works.', () => [{ value: 1 }])
  expect(await metrics.text()).toBe('# HELP memory Works.\n# TYPE memory gauge\nmemory 1\n')
})

it('requests are counted by status, and only /metrics is served', async () => {
  const metrics = new Metrics()
  addProcessMetrics(metrics)
  const site = createServer((_request, response) => void response.writeHead(404).end())
  countRequests(metrics, site)
  await once(site.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void site.close())
  const addressOf = (server: typeof site) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await fetch(addressOf(site))

  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const server = serveMetrics(metrics, { host: '127.0.0.1', port, report: () => undefined })
  onTestFinished(() => void server?.close())
  await once(server ?? site, 'listening')
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('http_requests_total{status="404"} 1')
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}/)
  expect(text).toMatch(/^# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total \d/m)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

it('a port that is taken is reported and ends nothing', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const message = await new Promise<string>((report) =>
    serveMetrics(new Metrics(), { host: '127.0.0.1', port, report }),
  )
  expect(message).toContain('EADDRINUSE')
})
