import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect as expectInBrowser } from 'playwright/test'
import { inject, test as base } from 'vitest'
import { dismissDialogs } from './dismiss-dialogs'
import { watch } from './watch-errors'

export { describe } from 'vitest'

/** Reached only on failure: a machine ten times slower must still pass. */
const TIMEOUT_MS = 60_000

export const expect = expectInBrowser.configure({ timeout: TIMEOUT_MS })

/** For a test that opens every page, as many times longer as it takes. */
export const everyPage = { timeout: 1_200_000 }

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

type Shared = {
  stack: ReturnType<typeof inject<'stack'>>
  browserAddress: string
  browser: Browser
  /** An empty page in a browser context of its own; unexpected errors fail the test. */
  enter: (
    options: BrowserContextOptions,
    expects: readonly RegExp[],
    /** The servers that the page may call; the shared ones by default. */
    servers?: readonly string[],
  ) => Promise<Page>
  /** Opens the shared site by path, or another site by its full address. */
  visit: (path: string, options?: VisitOptions) => Promise<Page>
}

/** Starts hydration with a pointer event and waits until it is complete. */
export async function hydrate(page: Page) {
  await page.dispatchEvent('body', 'pointerover')
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready')
}

export const test = base.extend<Shared>({
  stack: [inject('stack'), { scope: 'file' }],
  browserAddress: [inject('browserAddress'), { scope: 'file' }],
  browser: [
    async ({ browserAddress }, use) => {
      const browser = await chromium.connect(browserAddress)
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  enter: async ({ browser, stack }, use) => {
    const checks: (() => Promise<void>)[] = []
    await use(async (options, expects, servers = [stack.site, stack.cms.url]) => {
      const context = await browser.newContext(options)
      context.setDefaultTimeout(TIMEOUT_MS)
      const page = await context.newPage()
      const errors = watch(page, servers)
      checks.push(async () => {
        await context.close()
        expect(errors.filter((error) => !expects.some((pattern) => pattern.test(error)))).toEqual(
          [],
        )
      })
      return page
    })
    for (const check of checks) await check()
  },
  visit: async ({ enter, stack }, use) =>
    use(async (path, { isNew, expects = [], isHydrated = true, before, ...options } = {}) => {
      const url = new URL(path, stack.site)
      const servers = [url.origin, stack.cms.url]
      const page = await enter({ viewport: desktop, ...options }, expects, servers)
      if (!isNew) await page.context().addInitScript(dismissDialogs)
      await before?.(page)
      await page.goto(url.href)
      if (isHydrated) await hydrate(page)
      return page
    }),
})
