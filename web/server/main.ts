import { productName } from '@beam/seed'
import { readConfig, type ServerConfig } from './config'
import { createSite } from './serve'

const LONGEST_WAIT_MS = 10_000

function start({ host, port, site }: ServerConfig) {
  const { server, stop } = createSite(site)
  const end = () => {
    setTimeout(() => process.exit(0), LONGEST_WAIT_MS).unref()
    void stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  server.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  server.listen(port, host, () => console.log(`The site listens on http://${host}:${port}`))
}

try {
  start(readConfig(process.env, productName))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
