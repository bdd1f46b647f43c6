import { resolve } from 'node:path'
import { readConfig } from './config'
import { createSiteServer } from './site-server'

const SHUTDOWN_TIMEOUT_MS = 10_000

const log = (message: string) => console.log(`${new Date().toISOString()} ${message}`)

/** Built to dist/server/main.js, beside the browser's files in dist/client. */
const rooms = {
  clientDir: resolve(import.meta.dirname, '../client'),
  drawnDir: resolve(import.meta.dirname, '../drawn'),
  mediaDir: resolve(import.meta.dirname, '../../../seed/media'),
}

async function main() {
  const config = readConfig(process.env, rooms)
  const { server, stop } = await createSiteServer(config, log)
  let isStopping = false
  const shutDown = () => {
    // A second signal, such as one to the whole process group, must not cut requests in flight.
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
