import { resolve } from 'node:path'
import {
  addProcessMetrics,
  countRequests,
  keepFilesPrivate,
  keepTickShape,
  Metrics,
  serveMetrics,
} from '@app/runtime'
import { readConfig } from './config'
import { createLog } from './logging/log'
import { createSiteServer } from './site-server'

const SHUTDOWN_TIMEOUT_MS = 10_000

/** Built to dist/server/main.js, beside the browser's files in dist/client. */
const folders = {
  clientDir: resolve(import.meta.dirname, '../client'),
  drawnDir: resolve(import.meta.dirname, '../drawn'),
  mediaDir: resolve(import.meta.dirname, '../../../seed/media'),
}

async function main() {
  keepTickShape()
  keepFilesPrivate()
  const config = readConfig(process.env, folders)
  const log = createLog(config.logFormat)
  const metrics = new Metrics()
  const { server, stop } = await createSiteServer(config, log, metrics)
  if (config.metrics.port > 0) {
    addProcessMetrics(metrics)
    countRequests(metrics, server)
    serveMetrics(metrics, { ...config.metrics, report: log })
  }
  let isStopping = false
  const shutDown = () => {
    // A second signal, such as one to the whole process group, must not cut off requests in flight.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  server.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  server.listen(config.port, config.host, () =>
    log(`The site listens on http://${config.host}:${config.port}`),
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
