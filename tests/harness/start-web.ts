import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { here, type Place, startProgram } from './child'
import { root } from './cms-modules'
import { freePort } from '../../scripts/servers/free-port'
import { showsContentOfCms } from '../../scripts/servers/ready'
import { sendRequest } from './http'
import { readPage } from './page-content'

type Options = {
  /** The data folder of its cms, which holds the shared secret. */
  dataDir: string
  secretsDir?: string
  cmsUrl: string
  port?: number
  environment?: Record<string, string>
  /** The folder of the built site: that of a copy. */
  app?: string
  /** Another machine. */
  place?: Place
}

export type RunningWeb = Awaited<ReturnType<typeof startWeb>>

/** A running site as a visitor's browser asks it. */
export const siteAt = (url: string) => ({
  url,
  get: (path: string, headers: Record<string, string> = {}) => sendRequest(url + path, { headers }),
})

/** Starts the built site as a process. */
export async function startWeb(options: Options) {
  const { dataDir, secretsDir, cmsUrl, environment = {}, place = here } = options
  const { app = join(root, 'web') } = options
  const program = join(app, 'dist/server/main.js')
  if (!existsSync(program)) throw new Error(`${program} is not built yet: run "npm run build".`)
  const port = String(options.port ?? (await freePort()))
  const url = `http://${place.address}:${port}`
  const settings = {
    NODE_ENV: 'production',
    WEB_PORT: port,
    HOST: place.address,
    DATA_DIR: dataDir,
    SECRETS_DIR: secretsDir ?? join(dataDir, 'secrets'),
    PUBLIC_CMS_URL: cmsUrl,
    CMS_INTERNAL_URL: cmsUrl,
    PUBLIC_SITE_URL: url,
    ...environment,
  }
  const child = startProgram(program, settings, place)
  await child.waitUntil(async () => (await sendRequest(`${url}/readyz`)).status === 200)
  return {
    ...siteAt(url),
    pid: child.pid,
    /** Waits until the page reports this source of its content. */
    showing: (source: 'cms' | 'stale' | 'built-in', path = '/') =>
      child.waitUntil(
        async () => readPage((await sendRequest(url + path)).text).content === source,
      ),
    /** Waits until every page does: until then the site renders in the background, and its memory grows. */
    showingAllOfCms: () => child.waitUntil(() => showsContentOfCms(url)),
    log: () => child.log(),
    stop: () => child.stop('SIGTERM'),
    kill: () => child.stop('SIGKILL'),
  }
}
