import type { TestProject } from 'vitest/node'
import type { CmsPlace } from '../../api/harness/cms'
import { startCms } from '../../api/harness/start-cms'
import { freePort } from '../../api/harness/free-port'
import { startWeb } from '../../site/harness/start-web'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cms and the site in front of it that every browser test shares. */
    place: { site: string; cms: CmsPlace }
  }
}

export default async function setup(project: TestProject) {
  // The cms lets in the calls of one site only, so the port is settled before either starts.
  const port = await freePort()
  const cms = await startCms({
    postgres: '',
    environment: { PUBLIC_SITE_URL: `http://127.0.0.1:${port}` },
  })
  try {
    const { url, dataDir, databaseUrl } = cms
    const web = await startWeb({ dataDir, cmsUrl: url, port })
    await web.showing('cms')
    project.provide('place', { site: web.url, cms: { url, dataDir, databaseUrl } })
    return async () => {
      await web.stop()
      await cms.remove()
    }
  } catch (error) {
    await cms.remove()
    throw error
  }
}
