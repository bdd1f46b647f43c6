import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect as expectInBrowser } from 'playwright/test'
import { inject, test as base } from 'vitest'
import { watch } from './watch'

export { describe } from 'vitest'

/** Reached only on failure: a machine ten times slower must still pass. */
const TIMEOUT_MS = 60_000

export const expect = expectInBrowser.configure({ timeout: TIMEOUT_MS })

const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

type Wishes = BrowserContextOptions & {
  /** A first visit: neither the cookie choice nor the newsletter dialog has been answered. */
  isNew?: boolean
  /** The errors expected here, as patterns of their messages. */
  expects?: readonly RegExp[]
  /** Waits until the app has hydrated the page. */
  isAwake?: boolean
  /** Prepares the page before its first navigation. */
  before?: (page: Page) => Promise<unknown>
}

type Shared = {
  place: ReturnType<typeof inject<'place'>>
  browser: Browser
  /** An empty page in a browser context of its own; unexpected errors fail the test. */
  enter: (
    options: BrowserContextOptions,
    expects: readonly RegExp[],
    site?: string,
  ) => Promise<Page>
  /** Opens the shared site by path, or another site by its full address. */
  visit: (path: string, wishes?: Wishes) => Promise<Page>
}

const answered = () => {
  if (window !== window.top) return
  localStorage.setItem('cookie_consent', 'declined')
  localStorage.setItem('beam_newsletter_email_provided', 'true')
}

/** Starts hydration with a pointer event and waits until it is complete. */
export async function wake(page: Page) {
  await page.dispatchEvent('body', 'pointerover')
  await page.waitForFunction(() => document.documentElement.dataset['app'] === 'awake')
}

export const test = base.extend<Shared>({
  place: [inject('place'), { scope: 'file' }],
  browser: [
    async ({ place }, use) => {
      const browser = await chromium.connect(place.browser)
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  enter: async ({ browser, place }, use) => {
    const checks: (() => Promise<void>)[] = []
    await use(async (options, expects, site = place.site) => {
      const context = await browser.newContext(options)
      context.setDefaultTimeout(TIMEOUT_MS)
      const page = await context.newPage()
      const errors = watch(page, [site, place.cms.url])
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
  visit: async ({ enter, place }, use) =>
    use(async (path, { isNew, expects = [], isAwake = true, before, ...options } = {}) => {
      const address = new URL(path, place.site)
      const page = await enter({ viewport: desktop, ...options }, expects, address.origin)
      if (!isNew) await page.context().addInitScript(answered)
      await before?.(page)
      await page.goto(address.href)
      if (isAwake) await wake(page)
      return page
    }),
})
