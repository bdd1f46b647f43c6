import { setTimeout as sleep } from 'node:timers/promises'
import { keepFilesPrivate } from '@app/runtime'
import { build } from './builds/all'
import { interrupted, interruptedTwice, throwIfInterrupted, waitForInterrupt } from './interrupt'
import { step } from './progress'
import { makeSecrets } from './secrets'
import { claimDataFolder } from './servers/claim-data-folder'
import { checkPorts, prepareDataFolder } from './servers/preflight'
import { type Stack, startStack } from './servers/stack'
import { summary } from './servers/summary'
import type { SupervisedServer } from './servers/supervise'
import { type Settings, readSettings } from './settings'

/** After this long the summary is printed, whatever is still missing. */
const START_LIMIT_MS = 2 * 60_000

const CONTENT_LIMIT_MS = 30_000
const CONTENT_INTERVAL_MS = 100

async function waitForStart(server: SupervisedServer) {
  const limit = sleep(START_LIMIT_MS, undefined, { ref: false })
  await Promise.race([server.ready, server.failed, limit, waitForInterrupt()])
  throwIfInterrupted()
  return server.isReady()
}

/** Waits until every page shows the content of the cms, which is up. */
async function waitForContent({ site, cms, showsContentOfCms }: Stack) {
  const deadline = performance.now() + CONTENT_LIMIT_MS
  while (site.isReady() && cms.isReady() && !interrupted.aborted) {
    if (await showsContentOfCms()) return true
    if (performance.now() > deadline) return false
    await sleep(CONTENT_INTERVAL_MS)
  }
  return false
}

const judge = (isReady: boolean) =>
  isReady ? { isGood: true } : { isGood: false, message: 'not ready yet' }

/** Resolves to whether the site shows the content of the cms. */
async function showStart(stack: Stack): Promise<boolean> {
  const areReady = await Promise.all([
    step('Start the site', () => waitForStart(stack.site), judge),
    step(
      'Start the cms',
      (detail) => {
        stack.onCmsProgress(detail)
        return waitForStart(stack.cms)
      },
      judge,
    ),
  ])
  if (areReady.includes(false)) return false
  const isShown = await step('Render the content', () => waitForContent(stack), judge)
  throwIfInterrupted()
  return isShown
}

async function showSummary(settings: Settings, stack: Stack, showsContent: boolean) {
  const { site, cms } = stack
  const missing = [site, cms].filter((server) => !server.isReady())
  const isReady = { site: site.isReady(), cms: cms.isReady(), content: showsContent }
  console.log(summary(settings, isReady))
  if (missing.length === 0) return
  await Promise.race([Promise.all(missing.map(({ ready }) => ready)), waitForInterrupt()])
  const content = await waitForContent(stack)
  if (!interrupted.aborted) console.log(summary(settings, { site: true, cms: true, content }))
}

async function stopStack(stack: Stack) {
  const sayHurried = () => console.log('Stopping without waiting for requests in flight.')
  interruptedTwice.addEventListener('abort', sayHurried, { once: true })
  await step('Stop', () => stack.stop(interruptedTwice))
}

/** `npm start`: the whole seeded stack in production mode, until Ctrl-C. */
export async function run(): Promise<number> {
  const settings = readSettings({ NODE_ENV: 'production', DEMO_ACCOUNTS: 'true' })
  prepareDataFolder(settings)
  await checkPorts(settings)
  await build('all')
  throwIfInterrupted()
  keepFilesPrivate()
  await makeSecrets(settings.secretsDir)
  const release = await claimDataFolder(settings)
  const stack = startStack(settings)
  try {
    const showsContent = await showStart(stack)
    await showSummary(settings, stack, showsContent)
    await waitForInterrupt()
    return 0
  } finally {
    await stopStack(stack)
    release()
  }
}
