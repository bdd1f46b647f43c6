import { inRoot } from '../paths'
import { step } from '../progress'
import type { Settings } from '../settings'
import { untilReady } from './ready'
import { type ServerProgram, startServer } from './server-program'

const PROGRESS = 'progress: '

/** Host names that mean "everywhere" can be listened on but not always called. */
const reachable = (host: string) => {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** Starts the cms and, once it is there, the site; whatever was started stands in `programs`. */
export async function startBoth(settings: Settings, programs: ServerProgram[]) {
  const { environment, dataDir, variables } = settings
  const host = reachable(environment.HOST)
  const cmsAddress = `http://${host}:${environment.CMS_PORT}`
  await step('Start the cms', async (detail) => {
    const cms = startServer({
      name: 'cms',
      words: [inRoot('cms/dist/src/server.js')],
      variables,
      log: `${dataDir}/logs/cms.log`,
      onLine: (line) => line.startsWith(PROGRESS) && detail(line.slice(PROGRESS.length)),
    })
    programs.push(cms)
    await untilReady(cmsAddress, cms)
  })
  await step('Start the site', async () => {
    const web = startServer({
      name: 'site',
      words: [inRoot('web/dist/server/main.js')],
      variables: { CMS_INTERNAL_URL: cmsAddress, ...variables },
      log: `${dataDir}/logs/web.log`,
    })
    programs.push(web)
    await untilReady(`http://${host}:${environment.WEB_PORT}`, web)
  })
}
