import { freePort } from '../../scripts/servers/free-port'
import type { CmsLocation } from './cms'
import { seededData } from './seeded-data'
import { startCms } from './start-cms'
import { startWeb } from './start-web'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cms and the site in front of it that all browser tests share. */
    stack: { site: string; cms: CmsLocation }
  }
}

/** A cms with the seeded content and the site in front of it. */
export async function startStack() {
  const cleanups: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }
  try {
    // The cms allows requests from one site's origin only, so the port is chosen before either starts.
    const port = await freePort()
    const seeded = await seededData()
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
    return {
      seeded,
      stack: { site: web.url, cms: { url, dataDir, databaseUrl } },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
