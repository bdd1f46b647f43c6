import { setTimeout as sleep } from 'node:timers/promises'
import { keepFilesPrivate } from '@app/runtime'
import { all, type Builds, whileBuilding } from './builds/all'
import { interrupted, interruptedTwice, throwIfInterrupted, waitForInterrupt } from './interrupt'
import { report, step } from './progress'
import { makeSecrets } from './secrets'
import { claimDataFolder } from './servers/claim-data-folder'
import { checkPorts, prepareDataFolder } from './servers/preflight'
import { showsContentOfCms } from './servers/ready'
import { startCms, startSite } from './servers/stack'
import { earlySiteLine, summary } from './servers/summary'
import type { SupervisedServer } from './servers/supervise'
import { type Settings, readSettings } from './settings'

/** After this long the summary is printed, whatever is still missing. */
const START_LIMIT_MS = 5 * 60_000

const CONTENT_LIMIT_MS = 30_000
const CONTENT_INTERVAL_MS = 100

async function waitForStart(server: SupervisedServer) {
  const limit = sleep(START_LIMIT_MS, undefined, { ref: false })
  await Promise.race([server.ready, server.failed, limit, waitForInterrupt()])
  throwIfInterrupted()
  return server.isReady()
}

const judge = (isReady: boolean) =>
  isReady ? { isGood: true } : { isGood: false, message: 'not ready yet' }

type Site = ReturnType<typeof startSite>
type Stack = { site: Site; cms: SupervisedServer }

/** Starts each server as soon as it is built: the site never waits for the cms, nor the cms for its panel. */
async function startServers(
  settings: Settings,
  builds: Builds,
  started: SupervisedServer[],
): Promise<Stack> {
  let isCmsBuilt = false
  const bringUpSite = async () => {
    await builds.web()
    throwIfInterrupted()
    const site = startSite(settings)
    started.push(site)
    const isReady = await step('Start the site', () => waitForStart(site), judge)
    if (isReady && !isCmsBuilt) report(earlySiteLine(settings))
    return site
  }
  const bringUpCms = async () => {
    await builds['cms-server']()
    isCmsBuilt = true
    throwIfInterrupted()
    let showProgress = (_detail: string) => {}
    const cms = startCms(settings, (detail) => showProgress(detail))
    started.push(cms)
    const start = (detail: (text: string) => void) => {
      showProgress = detail
      return waitForStart(cms)
    }
    await step('Start the cms', start, judge)
    return cms
  }
  const [site, cms] = await all([bringUpSite(), bringUpCms(), builds.cms()])
  return { site, cms }
}

/** Waits until every page shows the content of the cms, which is up. */
async function waitForContent({ site, cms }: Stack) {
  const deadline = performance.now() + CONTENT_LIMIT_MS
  while (site.isReady() && cms.isReady() && !interrupted.aborted) {
    if (await showsContentOfCms(site.address)) return true
    if (performance.now() > deadline) return false
    await sleep(CONTENT_INTERVAL_MS)
  }
  return false
}

async function showSummary(settings: Settings, stack: Stack) {
  const { site, cms } = stack
  const missing = [site, cms].filter((server) => !server.isReady())
  const content =
    missing.length === 0 && (await step('Render the content', () => waitForContent(stack), judge))
  throwIfInterrupted()
  console.log(summary(settings, { site: site.isReady(), cms: cms.isReady(), content }))
  if (missing.length === 0) return
  await Promise.race([Promise.all(missing.map(({ ready }) => ready)), waitForInterrupt()])
  const isShown = await waitForContent(stack)
  if (!interrupted.aborted)
    console.log(summary(settings, { site: true, cms: true, content: isShown }))
}

async function stop(started: SupervisedServer[]) {
  if (started.length === 0) return
  const sayHurried = () => console.log('Stopping without waiting for requests in flight.')
  interruptedTwice.addEventListener('abort', sayHurried, { once: true })
  await step('Stop', () => Promise.all(started.map((server) => server.stop(interruptedTwice))))
}

/** `npm start`: the whole seeded stack in production mode, until Ctrl-C. */
export async function run(): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' })
  prepareDataFolder(settings)
  await checkPorts(settings)
  await makeSecrets(settings.secretsDir)
  const release = await claimDataFolder(settings)
  const started: SupervisedServer[] = []
  try {
    const stack = await whileBuilding((builds) => startServers(settings, builds, started))
    // Only now: other users may read what is built.
    keepFilesPrivate()
    await showSummary(settings, stack)
    await waitForInterrupt()
    return 0
  } finally {
    await stop(started)
    release()
  }
}
