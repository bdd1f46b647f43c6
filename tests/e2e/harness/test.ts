import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'playwright/test'
import { inject, test as base } from 'vitest'
import { launchBrowser } from './browser'
import { watch } from './watch'

export { expect }
export { describe } from 'vitest'

const place = inject('place')

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

/** By path, or by the whole address of another site than the one all tests share. */
type Visit = (path: string, wishes?: Wishes) => Promise<Page>

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

export const test = base.extend<{ browser: Browser; visit: Visit }>({
  browser: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  /** Opens the site as a visitor with a browser of their own, who must meet no trouble. */
  visit: async ({ browser }, use) => {
    const checks: (() => Promise<void>)[] = []
    await use(async (path, { isNew, expects = [], isAwake = true, before, ...options } = {}) => {
      const context = await browser.newContext({ viewport: desktop, ...options })
      if (!isNew) await context.addInitScript(answered)
      const page = await context.newPage()
      const address = new URL(path, place.site)
      const troubles = watch(page, [address.origin, place.cms.url])
      checks.push(async () => {
        await context.close()
        expect(troubles.filter((one) => !expects.some((words) => words.test(one)))).toEqual([])
      })
      await before?.(page)
      await page.goto(address.href)
      if (isAwake) await wake(page)
      return page
    })
    for (const check of checks) await check()
  },
})
