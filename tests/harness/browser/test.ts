import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { dismissDialogs } from './dismiss-dialogs'
import { stack } from './stack'
import { watch } from './watch-errors'

export { expect } from '@playwright/test'

const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

type VisitOptions = BrowserContextOptions & {
  /** A first visit: neither the cookie choice nor the newsletter dialog has been answered. */
  isNew?: boolean
  /** The errors expected here, as patterns of their messages. */
  expects?: readonly RegExp[]
  /** Waits until the app has hydrated the page. */
  isHydrated?: boolean
  /** Prepares the page before its first navigation. */
  before?: (page: Page) => Promise<unknown>
}

type OpenOptions = {
  context: BrowserContext
  /** The context closes with the test; a shared one keeps its cache for the next test. */
  isShared: boolean
  expects: readonly RegExp[]
  /** The servers that the page may call; the shared ones by default. */
  servers?: readonly string[]
}

type Fixtures = {
  /** Opens an empty page; unexpected errors on it fail the test. */
  openPage: (options: OpenOptions) => Promise<Page>
  /** Opens the shared site by path, or another site by its full address. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>
}

type WorkerFixtures = {
  /** A browser with these options that tests share: scripts, styles and fonts are in its cache. */
  warmBrowser: (options: BrowserContextOptions) => Promise<BrowserContext>
}

/** Starts hydration with a touch and waits until it is complete. */
export async function hydrate(page: Page) {
  await page.dispatchEvent('body', 'touchstart')
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
}

/** Deletes what earlier tests stored in a shared context, but not its cache. */
export async function forget(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

/** How many times slower the pages run, see `npm run test:repeat`. */
const slowed = process.env['TEST_SLOWED']

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  warmBrowser: [
    async ({ browser }, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(async (options) => {
        const key = JSON.stringify(options)
        const context =
          contexts.get(key) ?? (await browser.newContext({ viewport: desktop, ...options }))
        contexts.set(key, context)
        return context
      })
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  openPage: async ({}, use) => {
    const opened: (OpenOptions & { errors: string[] })[] = []
    await use(async (options) => {
      const page = await options.context.newPage()
      if (slowed) await slowDown(page, Number(slowed))
      opened.push({ ...options, errors: watch(page, options.servers) })
      return page
    })
    for (const { context, isShared, expects, errors } of opened) {
      if (isShared) await emptyContext(context)
      else await context.close()
      const unexpected = errors.filter((error) => !expects.some((one) => one.test(error)))
      expect(unexpected).toEqual([])
    }
  },
  visit: async ({ browser, warmBrowser, openPage }, use) => {
    const used = new Set<BrowserContext>()
    await use(async (path, options = {}) => {
      const { isNew, expects = [], isHydrated = true, before, ...more } = options
      const { viewport, reducedMotion, ...others } = more
      const { origin, href } = new URL(path, stack.site)
      const isShared = !isNew && origin === stack.site
      const context = isShared
        ? await warmBrowser(others)
        : await browser.newContext({ viewport: desktop, ...more })
      const servers = [origin, stack.cms.url]
      const page = await openPage({ context, isShared, expects, servers })
      if (isShared) {
        if (!used.has(context)) await forget(page, origin)
        used.add(context)
        if (viewport) await page.setViewportSize(viewport)
        if (reducedMotion) await page.emulateMedia({ reducedMotion })
      }
      if (!isNew) await page.addInitScript(dismissDialogs)
      await before?.(page)
      await page.goto(href)
      if (isHydrated) await hydrate(page)
      return page
    })
  },
})

async function emptyContext(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  for (const page of context.pages()) await page.close()
}
