import type { Page } from '@playwright/test'
import { expect, phone, test } from '../../harness/browser/test'
import { footerLink, heading } from '../../harness/browser/go-to'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { postsTo, storedRows } from './calls'

const isNew = true

/** Prevents the newsletter dialog from opening. */
const hideNewsletter = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('beam_newsletter_email_provided', 'true'))

const options = { isNew, before: hideNewsletter }

const bannerOf = (page: Page) =>
  page.getByRole('region', {
    name: 'We use cookies to improve your experience and for analytical purposes. Do you accept?',
  })

const every = (state: string) => ({
  analytics_storage: state,
  ad_storage: state,
  functionality_storage: state,
  security_storage: state,
  personalization_storage: state,
  ad_user_data: state,
  ad_personalization: state,
})

const deniedAtFirst = ['consent', 'default', every('denied')]
const granted = ['consent', 'update', every('granted')]
const denied = ['consent', 'update', every('denied')]

const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
      Array.from(entry),
    ),
  )

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'))

const recorded = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent_record'))

/** The version of what the page asks. */
const asked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['ask']?.split(' ')[0])

test.describe('the cookie banner', () => {
  test('is shown before the app has loaded, and an early choice counts', async ({ visit }) => {
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    const page = await visit('/banks', {
      isNew,
      isHydrated: false,
      async before(it) {
        await hideNewsletter(it)
        await it.route('**/assets/*.js', (route) => released.then(() => route.fallback()))
      },
    })
    await expect(bannerOf(page)).toBeVisible()
    expect(await page.evaluate(() => document.scripts[0]?.text)).toContain('"default"')
    await page.getByRole('button', { name: 'Accept' }).click()
    release()
    await expect(bannerOf(page)).toBeHidden()
    expect(await stored(page)).toBe('accepted')
  })

  for (const [label, choice, update] of [
    ['Accept', 'accepted', granted],
    ['Decline', 'declined', denied],
  ] as const)
    test(`stores "${label}", updates the consent state, logs it and remembers it after a reload`, async ({
      visit,
    }) => {
      const page = await visit('/banks', options)
      expect(await dataLayer(page)).toEqual([deniedAtFirst])
      const sent = await postsTo(page, 'log-consent')
      const response = page.waitForResponse(
        (one) => one.url().endsWith('/log-consent') && one.status() === 201,
      )
      await page.getByRole('button', { name: label }).click()
      await response
      await expect(bannerOf(page)).toBeHidden()
      expect(await stored(page)).toBe(choice)
      expect(await dataLayer(page)).toEqual([deniedAtFirst, update])
      expect(sent).toMatchObject([
        { path: '/api/log-consent', body: { consent: choice, timestamp: expect.any(String) } },
      ])
      const { timestamp } = (sent[0] as { body: { timestamp: string } }).body
      expect(new Date(timestamp).toISOString()).toBe(timestamp)
      const rows = await storedRows('log-consent')
      const version = await asked(page)
      expect(rows.filter((one) => one['timestamp'] === timestamp)).toMatchObject([
        { consent: choice, wording_version: version },
      ])
      expect(await recorded(page)).toBe(`${timestamp} ${version}`)

      await page.reload()
      expect(await dataLayer(page)).toEqual([deniedAtFirst, update])
      await expect(bannerOf(page)).toBeHidden()
    })

  for (const [why, record, isAsked] of [
    ['the wording or the tags changed', (now: Date) => `${now.toISOString()} 2020-01`, true],
    [
      'it is over a year old',
      (_: Date, version: string) => `2020-01-01T00:00:00.000Z ${version}`,
      true,
    ],
    ['it was stored before choices had a date', () => null, false],
  ] as const)
    test(`${isAsked ? 'asks again' : 'does not ask again'} about a choice if ${why}`, async ({
      visit,
    }) => {
      const page = await visit('/banks', options)
      const version = (await asked(page)) ?? ''
      await page.getByRole('button', { name: 'Accept' }).click()
      const old = record(new Date(), version)
      await page.evaluate((value) => {
        localStorage.removeItem('cookie_consent_record')
        if (value !== null) localStorage.setItem('cookie_consent_record', value)
      }, old)
      await page.reload()
      await expect(bannerOf(page)).toBeVisible({ visible: isAsked })
      expect(await stored(page)).toBe(isAsked ? null : 'accepted')
      expect(await dataLayer(page)).toEqual(isAsked ? [deniedAtFirst] : [deniedAtFirst, granted])
      if (!isAsked) expect(await recorded(page)).toContain(` ${version}`)
    })

  test('closes in all tabs at once', async ({ visit }) => {
    const page = await visit('/banks', options)
    const sent = await postsTo(page, 'log-consent')
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await tab.getByRole('button', { name: 'Accept' }).click()
    await expect(bannerOf(tab)).toBeHidden()
    await expect(bannerOf(page)).toBeHidden()
    expect(await dataLayer(page)).toEqual([deniedAtFirst, granted])
    expect(sent).toEqual([])
  })

  test('opens again from the footer, and returns the focus', async ({ visit }) => {
    const page = await visit('/partnerships')
    const settings = page.getByRole('button', { name: 'Cookie settings' })
    await expect(bannerOf(page)).toBeHidden()
    await settings.click()
    await expect(bannerOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(bannerOf(page)).toBeHidden()
    await expect(settings).toBeFocused()
    expect(await stored(page)).toBe('accepted')
    expect(await dataLayer(page)).toEqual([deniedAtFirst, denied, granted])
  })

  test('does not block scrolling', async ({ visit }) => {
    const page = await visit('/banks', { ...options, viewport: phone })
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeInViewport()
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('closes even if logging the choice fails', async ({ visit }) => {
    const page = await visit('/banks', { ...options, expects: [/log-consent/, /Failed to load/] })
    await postsTo(page, 'log-consent', (route) => route.abort())
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(bannerOf(page)).toBeHidden()
    expect(await stored(page)).toBe('declined')
  })

  test('works in a browser without storage', async ({ visit }) => {
    const page = await visit('/banks', {
      isNew,
      before: (it) =>
        it.addInitScript(() => {
          for (const area of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, area, {
              get() {
                throw new DOMException('The storage is closed.', 'SecurityError')
              },
            })
        }),
    })
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(bannerOf(page)).toBeHidden()
    expect(await dataLayer(page)).toEqual([deniedAtFirst, denied])
  })

  test('without consent no other host is contacted and no cookie is set, before the choice and after it', async ({
    visit,
  }) => {
    const hosts = new Set<string>()
    const page = await visit('/', {
      isNew,
      async before(one) {
        await hideNewsletter(one)
        await one.clock.install()
        one.on('request', (request) => hosts.add(new URL(request.url()).hostname))
      },
    })
    await page.clock.runFor(60_000)
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.clock.runFor(60_000)
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    expect([...hosts]).toEqual([new URL(page.url()).hostname])
    expect(await page.context().cookies()).toEqual([])
  })
})
