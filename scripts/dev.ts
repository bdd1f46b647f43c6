import { utimesSync } from 'node:fs'
import { context, type Plugin } from 'esbuild'
import { build } from './builds/all'
import { bundleOptions } from './builds/packages'
import { removeStamp } from './builds/stamp'
import { withCleanup } from './cleanup'
import { interruptedTwice, waitForInterrupt } from './interrupt'
import { inRoot } from './paths'
import { OperatorError } from './operator-error'
import { paint } from './progress'
import { makeSecrets } from './secrets'
import { claimDataFolder } from './servers/claim-data-folder'
import { checkPorts, prepareDataFolder } from './servers/preflight'
import { urlOf, exitMessage, waitUntilReady } from './servers/ready'
import { startServer } from './servers/server-process'
import { summary } from './servers/summary'
import { startWatchedSite } from './servers/watched-site'
import { readSettings } from './settings'

/** Strapi watches its own folder only: touching a file there makes it load the rebuilt package. */
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
  const watcher = await context({ ...bundleOptions(room), plugins: [reloadCms()] })
  await watcher.watch()
  return watcher
}

/** Strapi logs every request: too much for a terminal that two servers share. */
const REQUEST_LINE = /\bhttp\S*: [A-Z]+ \//

const printLine = (name: string) => (line: string) => {
  if (!REQUEST_LINE.test(line))
    console.log(`${paint('dim', name.padEnd(4))} ${line.replace(/^progress: /, '')}`)
}

/** `npm run dev`: runs both servers from their sources and picks up saved files within seconds. */
export const run = (): Promise<number> => withCleanup(develop)

async function develop(onExit: (cleanup: () => unknown) => void): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'development', DEMO_ACCOUNTS: 'true' })
  const { dataDir, environment, variables } = settings
  const cmsUrl = urlOf(environment.HOST, environment.CMS_PORT)
  prepareDataFolder(settings)
  await checkPorts(settings)
  await build('packages', 'cms-modules')
  // Vite picks its development or production build from this.
  process.env['NODE_ENV'] = 'development'
  // From here on these folders hold development builds, in whose place `npm start` has to build its own.
  removeStamp('cms')
  removeStamp('web')
  await makeSecrets(settings.secretsDir)
  onExit(await claimDataFolder(settings))
  for (const room of ['contract', 'runtime', 'seed']) {
    const watcher = await watchPackage(room)
    onExit(() => watcher.dispose())
  }
  const cms = startServer({
    name: 'cms',
    args: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop', '--no-install-deps'],
    cwd: inRoot('cms'),
    env: variables,
    logPath: `${dataDir}/logs/cms.log`,
    onLine: printLine('cms'),
  })
  onExit(() => cms.stop(interruptedTwice))
  const site = await startWatchedSite({
    name: 'site',
    args: [inRoot('web/dist/server/main.js')],
    env: { CMS_INTERNAL_URL: cmsUrl, ...variables },
    logPath: `${dataDir}/logs/web.log`,
    onLine: printLine('site'),
  })
  onExit(() => site.stop())
  await waitUntilReady(cmsUrl, cms)
  console.log(`${summary(settings, { site: true, cms: true, content: true })}\n`)
  const exit = await Promise.race([waitForInterrupt(), cms.ended])
  if (exit) throw new OperatorError(exitMessage(cms, exit))
  return 0
}
