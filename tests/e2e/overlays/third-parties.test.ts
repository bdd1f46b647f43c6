import type { Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { type RunningWeb, startWeb } from '../../site/harness/start-web'
import { describe, expect, test } from '../harness/test'
import { answering } from './calls'

const place = inject('place')
const chat = 'https://chat.example/widget.js'
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'

const configured = (environment: Record<string, string>) =>
  startWeb({ dataDir: place.cms.dataDir, cmsUrl: place.cms.url, environment })

const scripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith('https:')),
  )

const saidBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { saidBy?: string[] }).saidBy ?? [])

/** A visitor whose requests to other hosts are stopped here. */
const wishes = {
  isNew: true,
  expects: [/request to another host: https:\/\/(chat\.example|www\.googletagmanager\.com)\//],
  async before(page: Page) {
    const script = (name: string) =>
      answering(200, `(self.saidBy??=[]).push("${name}")`, 'text/javascript')
    await page.route('https://chat.example/**', (route) => route.fulfill(script('chat')))
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill(script('tags')),
    )
    await page.route('**/api/log-consent', (route) => route.fulfill(answering(201, '{}')))
    await page.addInitScript(() => localStorage.setItem('beam_newsletter_email_provided', 'true'))
  },
}

describe('analytics and chat', () => {
  let both: RunningWeb
  let early: RunningWeb
  beforeAll(async () => {
    both = await configured({ GTM_ID: 'GTM-TEST123', CHAT_WIDGET_URL: chat })
    early = await configured({ CHAT_WIDGET_URL: chat, CHAT_BEFORE_CONSENT: 'true' })
  })
  afterAll(() => Promise.all([both.stop(), early.stop()]))

  test('come with "Accept", on this page and the next, and not before', async ({ visit }) => {
    const page = await visit(`${both.url}/banks`, wishes)
    expect(await scripts(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => saidBy(page).then((names) => names.sort())).toEqual(['chat', 'tags'])
    expect(await scripts(page)).toEqual([container, chat])
    const layer = await page.evaluate(() =>
      (window as unknown as { dataLayer: object[] }).dataLayer.map((entry) =>
        'event' in entry ? entry.event : Object.values(entry).slice(0, 2).join(' '),
      ),
    )
    expect(layer).toEqual(['consent default', 'consent update', 'gtm.js'])
    await page.reload()
    await expect.poll(() => saidBy(page).then((names) => names.length)).toBe(2)
  })

  test('stay away after "Decline"', async ({ visit }) => {
    const page = await visit(`${both.url}/banks`, { ...wishes, expects: [] })
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.reload()
    await page.waitForTimeout(1500)
    expect(await scripts(page)).toEqual([])
  })

  test('the chat comes before any choice where it was set so', async ({ visit }) => {
    const page = await visit(`${early.url}/banks`, wishes)
    await expect.poll(() => saidBy(page)).toEqual(['chat'])
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  test('the policy lets in who is configured, and nobody else', async () => {
    const policyOf = async (web: string) =>
      (await fetch(web)).headers.get('content-security-policy') ?? ''
    expect(await policyOf(both.url)).toMatch(
      /script-src [^;]*googletagmanager\.com https:\/\/chat\.example/,
    )
    expect(await policyOf(early.url)).toMatch(/script-src [^;]*https:\/\/chat\.example/)
    expect(await policyOf(early.url)).not.toContain('googletagmanager')
    const usual = await policyOf(place.site)
    expect(usual).not.toMatch(/googletagmanager|chat\.example/)
    for (const policy of [usual, await policyOf(both.url)]) expect(policy).not.toContain('unsafe')
  })
})
