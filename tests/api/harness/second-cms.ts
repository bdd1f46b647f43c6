import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { inject } from 'vitest'
import { mailProxy } from '../../../scripts/mail-proxy'
import { freePort } from '../../../scripts/servers/free-port'
import { makeClock } from '../../harness/clock'
import { startMailServer } from '../../harness/mail-server'
import { makeData, startCms } from '../../harness/start-cms'

let started: ReturnType<typeof start> | undefined

/**
 * A cms that several files share, started by the first that asks for it. It sends mail through a
 * proxy, serves metrics, has a clock that moves, believes in X-Forwarded-For, and its log can be read.
 */
export const secondCms = () => (started ??= start())

async function start() {
  const postgres = inject('postgres')
  const data = await makeData(postgres, inject('seeded'))
  const clock = makeClock()
  const smtp = await startMailServer()
  const mailTargets: string[] = []
  const proxy = mailProxy(smtp.url).listen(0, '127.0.0.1')
  proxy.on('connect', ({ url }) => mailTargets.push(String(url)))
  await once(proxy, 'listening')
  const metricsPort = await freePort()
  const cms = await startCms({
    postgres,
    sharing: data,
    environment: {
      ...clock.environment,
      SMTP_URL: smtp.url,
      SMTP_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      CMS_METRICS_PORT: String(metricsPort),
      TRUST_PROXY: 'true',
    },
  })
  // Vitest ends the process that runs the tests with this signal: no file is the last.
  process.once('SIGTERM', () => process.exit())
  process.on('exit', () => {
    process.kill(cms.pid(), 'SIGKILL')
    clock.remove()
    rmSync(data.dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  return {
    cms,
    clock,
    smtp,
    /** Where the proxy was asked to connect to. */
    mailTargets,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
  }
}
