import { stack } from '../../harness/browser/stack'
import type { Page } from '@playwright/test'
import { type RunningWeb, startWeb } from '../../harness/start-web'
import { expect, hydrate, test } from '../../harness/browser/test'
import { respondWith } from './calls'

const chat = 'https://chat.example/widget.js'
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'

const scripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith('https:')),
  )

const loadedScripts = (page: Page) =>
  page.evaluate(() => (window as unknown as { loadedScripts?: string[] }).loadedScripts ?? [])

/** A visitor whose requests to other hosts are intercepted. */
const options = {
  isNew: true,
  expects: [/request to another host: https:\/\/(chat\.example|www\.googletagmanager\.com)\//],
  async before(page: Page) {
    const script = (name: string) =>
      respondWith(200, `(self.loadedScripts??=[]).push("${name}")`, 'text/javascript')
    await page.route('https://chat.example/**', (route) => route.fulfill(script('chat')))
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill(script('tags')),
    )
    await page.route('**/api/log-consent', (route) => route.fulfill(respondWith(201, '{}')))
    await page.addInitScript(() => localStorage.setItem('beam_newsletter_email_provided', 'true'))
  },
}

test.describe('analytics and chat', () => {
  let both: RunningWeb
  test.beforeAll(async () => {
    const environment = { GTM_ID: 'GTM-TEST123', CHAT_WIDGET_URL: chat }
    both = await startWeb({ dataDir: stack.cms.dataDir, cmsUrl: stack.cms.url, environment })
  })
  test.afterAll(() => both.stop())

  test('load after "Accept", on this page and the next, and not before', async ({ visit }) => {
    const page = await visit(`${both.url}/banks`, options)
    expect(await scripts(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect
      .poll(() => loadedScripts(page).then((names) => names.sort()))
      .toEqual(['chat', 'tags'])
    expect(await scripts(page)).toEqual([container, chat])
    const layer = await page.evaluate(() =>
      (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
        'event' in entry ? entry.event : Object.values(entry).slice(0, 2).join(' '),
      ),
    )
    expect(layer).toEqual(['consent default', 'consent update', 'gtm.js'])
    await page.reload()
    await expect.poll(() => loadedScripts(page).then((names) => names.length)).toBe(2)
  })

  test('end with the page when the visitor withdraws, and do not load again', async ({ visit }) => {
    const page = await visit(`${both.url}/banks`, options)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => loadedScripts(page).then((names) => names.length)).toBe(2)
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Decline' }).click(),
    ])
    await hydrate(page)
    expect(await scripts(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
  })

  test('never load after "Decline"', async ({ visit }) => {
    const page = await visit(`${both.url}/banks`, { ...options, expects: [] })
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.reload()
    await hydrate(page)
    expect(await scripts(page)).toEqual([])
  })

  test('the chat loads before any choice if CHAT_BEFORE_CONSENT is set', async ({ visit }) => {
    const early = async (page: Page) => {
      await options.before(page)
      await page.route(`${both.url}/banks`, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const [from, to] = ['"chatBeforeConsent":false', '"chatBeforeConsent":true']
        expect(html).toContain(from)
        await route.fulfill({ response, body: html.replace(from, to) })
      })
    }
    const page = await visit(`${both.url}/banks`, { ...options, before: early })
    await expect.poll(() => loadedScripts(page)).toEqual(['chat'])
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  test('the CSP allows only the configured hosts', async () => {
    const policyOf = async (web: string) =>
      (await fetch(web)).headers.get('content-security-policy') ?? ''
    expect(await policyOf(both.url)).toMatch(
      /script-src [^;]*googletagmanager\.com https:\/\/chat\.example/,
    )
    const defaultPolicy = await policyOf(stack.site)
    expect(defaultPolicy).not.toMatch(/googletagmanager|chat\.example/)
    for (const policy of [defaultPolicy, await policyOf(both.url)])
      expect(policy).not.toContain('unsafe')
  })
})
