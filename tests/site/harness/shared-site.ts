import type { TestProject } from 'vitest/node'
import { freePort } from '../../../scripts/servers/free-port'
import { startWeb } from '../../harness/start-web'

declare module 'vitest' {
  interface ProvidedContext {
    /** The site in front of the shared cms, which most tests share, and where its metrics are. */
    site: { url: string; metricsUrl: string }
  }
}

export default async function setup(project: TestProject) {
  const { url: cmsUrl, dataDir } = project.getProvidedContext().cms
  const port = await freePort()
  const web = await startWeb({
    dataDir,
    cmsUrl,
    environment: { WEB_METRICS_PORT: String(port) },
  })
  await web.showingAllOfCms()
  project.provide('site', { url: web.url, metricsUrl: `http://127.0.0.1:${port}/metrics` })
  return () => web.stop().then(() => undefined)
}
