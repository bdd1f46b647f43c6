import { utimesSync } from 'node:fs'
import { context, type Plugin } from 'esbuild'
import { build } from './builds/all'
import { bundleOptions } from './builds/packages'
import { forget } from './builds/stamp'
import { timesInterrupted, untilInterrupted } from './interrupt'
import { inRoot } from './paths'
import { paint } from './progress'
import { makeSecrets } from './secrets'
import { checkPorts, prepareDataFolder } from './servers/preflight'
import { addressOf, untilReady } from './servers/ready'
import { claimDataFolder } from './servers/running'
import { startServer } from './servers/server-program'
import { summary } from './servers/summary'
import { startWatchedSite } from './servers/watched-site'
import { readSettings } from './settings'

/** Strapi watches its own folder only: a touched file there makes it take up the new package. */
const reloadCms = (): Plugin => ({
  name: 'reload-cms',
  setup({ onEnd }) {
    let isFirst = true
    onEnd(({ errors }) => {
      for (const { text, location } of errors) console.error(`${location?.file}: ${text}`)
      if (!isFirst && errors.length === 0)
        utimesSync(inRoot('cms/src/index.ts'), new Date(), new Date())
      isFirst = false
    })
  },
})

const watchPackage = async (room: string) => {
  const watched = await context({ ...bundleOptions(room), plugins: [reloadCms()] })
  await watched.watch()
  return watched
}

/** Every request is in the log. */
const REQUEST = /\bhttp\S*: [A-Z]+ \//

const tell = (name: string) => (line: string) => {
  if (!REQUEST.test(line))
    console.log(`${paint('dim', name.padEnd(4))} ${line.replace(/^progress: /, '')}`)
}

/** `npm run dev`: both servers from their sources; a saved file shows at once. */
export async function run(): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'development', DEMO_ACCOUNTS: 'true' })
  const { dataDir, environment, variables } = settings
  const cmsAddress = addressOf(environment.HOST, environment.CMS_PORT)
  prepareDataFolder(settings)
  await checkPorts(settings)
  await build('packages')
  // Vite takes it for the kind of build that is wanted.
  process.env['NODE_ENV'] = 'development'
  forget('cms')
  forget('web')
  makeSecrets(settings.secretsDir)
  const release = await claimDataFolder(settings)
  const watched = await Promise.all(['contract', 'seed'].map(watchPackage))
  const cms = startServer({
    name: 'cms',
    words: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop', '--no-install-deps'],
    cwd: inRoot('cms'),
    variables,
    log: `${dataDir}/logs/cms.log`,
    onLine: tell('cms'),
  })
  const web = await startWatchedSite({
    name: 'site',
    words: [inRoot('web/dist/server/main.js')],
    variables: { CMS_INTERNAL_URL: cmsAddress, ...variables },
    log: `${dataDir}/logs/web.log`,
    onLine: tell('site'),
  })
  try {
    await untilReady(cmsAddress, cms)
    console.log(`${summary(settings)}\n`)
    const reason = await Promise.race([untilInterrupted(), cms.ended])
    if (reason) throw reason
    return 0
  } finally {
    await Promise.all([cms.stop(() => timesInterrupted() > 1), web.stop()])
    await Promise.all(watched.map((one) => one.dispose()))
    release()
  }
}
