import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { expect as expectInBrowser } from 'playwright/test'
import { inject, test as base } from 'vitest'
import { watch } from './watch'

export { describe } from 'vitest'

/** Only a fault waits this long: a machine ten times slower has to pass as well. */
const PATIENCE_MS = 60_000

export const expect = expectInBrowser.configure({ timeout: PATIENCE_MS })

const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 844 }

type Wishes = BrowserContextOptions & {
  /** Neither the cookie choice nor the newsletter was answered before. */
  isNew?: boolean
  /** What is expected to go wrong here, as a part of its words. */
  expects?: readonly RegExp[]
  /** Waits until the app has taken the page over. */
  isAwake?: boolean
  /** Changes the page before it opens its first address. */
  before?: (page: Page) => Promise<unknown>
}

type Shared = {
  place: ReturnType<typeof inject<'place'>>
  browser: Browser
  /** An empty page of somebody with a browser of their own, who must meet no trouble. */
  enter: (
    options: BrowserContextOptions,
    expects: readonly RegExp[],
    site?: string,
  ) => Promise<Page>
  /** Opens the site by path, or by the whole address of another than the one all tests share. */
  visit: (path: string, wishes?: Wishes) => Promise<Page>
}

const answered = () => {
  if (window !== window.top) return
  localStorage.setItem('cookie_consent', 'declined')
  localStorage.setItem('beam_newsletter_email_provided', 'true')
}

/** The first touch that wakes the app, and the moment at which it has. */
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
      context.setDefaultTimeout(PATIENCE_MS)
      const page = await context.newPage()
      const troubles = watch(page, [site, place.cms.url])
      checks.push(async () => {
        await context.close()
        expect(troubles.filter((one) => !expects.some((words) => words.test(one)))).toEqual([])
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
