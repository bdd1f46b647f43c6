import { addProcessMetrics, countRequests, serveMetrics } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { MAILS } from '../outbox/table'
import { settings } from '../settings/settings'
import { metrics } from './registry'

type Pool = { numUsed: () => number; numPendingAcquires: () => number }

/** Serves the metrics once this process takes requests; the seed command never does. */
export function serveCmsMetrics(strapi: Core.Strapi) {
  const { CMS_METRICS_PORT: port, METRICS_HOST: host } = settings.environment
  if (port === 0) return
  const { httpServer } = strapi.server
  addProcessMetrics(metrics)
  countRequests(metrics, httpServer)
  addQueues(strapi)
  httpServer.once('listening', () =>
    serveMetrics(metrics, { host, port, report: (message) => strapi.log.info(message) }),
  )
}

function addQueues(strapi: Core.Strapi) {
  const { connection } = strapi.db
  metrics.gauge('app_mails', 'Mails in the outbox that are due or failed.', async () => {
    const states = ['pending', 'failed']
    const rows: { state: string; count: number | string }[] = await connection(MAILS)
      .select('state')
      .count({ count: '*' })
      .whereIn('state', states)
      .groupBy('state')
    const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
    return states.map((state) => ({ labels: { state }, value: counts.get(state) ?? 0 }))
  })
  const { pool }: { pool: Pool } = connection.client
  metrics.gauge(
    'app_database_connections',
    'Database connections in use, and waits for one.',
    () => [
      { labels: { state: 'used' }, value: pool.numUsed() },
      { labels: { state: 'awaited' }, value: pool.numPendingAcquires() },
    ],
  )
}
