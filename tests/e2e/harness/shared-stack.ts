import type { TestProject } from 'vitest/node'
import type { CmsLocation } from '../../harness/cms'
import { startCms } from '../../harness/start-cms'
import { freePort } from '../../../scripts/servers/free-port'
import { startWeb } from '../../harness/start-web'
import { serveBrowser } from './browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cms, the site in front of it and the browser that all browser tests share. */
    stack: { site: string; cms: CmsLocation; browser: string }
  }
}

export default async function setup(project: TestProject) {
  const cleanups: (() => Promise<unknown>)[] = []
  const cleanUp = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }
  try {
    const browser = await serveBrowser()
    cleanups.push(() => browser.close())
    // The cms allows requests from one site's origin only, so the port is chosen before either starts.
    const port = await freePort()
    const seeded = await startCms({ postgres: '' })
    cleanups.push(seeded.remove)
    await seeded.stop()
    const cms = await startCms({
      postgres: '',
      from: seeded,
      environment: { PUBLIC_SITE_URL: `http://127.0.0.1:${port}` },
    })
    cleanups.push(cms.remove)
    const { url, dataDir, databaseUrl } = cms
    const web = await startWeb({ dataDir, cmsUrl: url, port })
    cleanups.push(web.stop)
    await web.showing('cms')
    project.provide('seeded', { dataDir: seeded.dataDir, databaseUrl: '' })
    project.provide('stack', {
      site: web.url,
      cms: { url, dataDir, databaseUrl },
      browser: browser.wsEndpoint(),
    })
    return cleanUp
  } catch (error) {
    await cleanUp()
    throw error
  }
}
