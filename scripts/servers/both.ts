import { inRoot } from '../paths'
import { step } from '../progress'
import type { Settings } from '../settings'
import { addressOf, untilReady } from './ready'
import { type ServerProgram, startServer } from './server-program'

const PROGRESS = 'progress: '

/** Starts the cms and, once it is there, the site; whatever was started stands in `programs`. */
export async function startBoth(settings: Settings, programs: ServerProgram[]) {
  const { environment, dataDir, variables } = settings
  const { HOST, CMS_PORT, WEB_PORT } = environment
  const cmsAddress = addressOf(HOST, CMS_PORT)
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
    await untilReady(addressOf(HOST, WEB_PORT), web)
  })
}
