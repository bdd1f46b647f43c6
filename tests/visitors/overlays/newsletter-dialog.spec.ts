import { brand } from '../../../contract/brand'
import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/browser/test'
import { respondWith, recordTexts, postsTo, storedRows } from './calls'
import {
  newsletterDialog,
  passOpeningTime,
  waitUntilOpen,
} from '../../harness/browser/newsletter-dialog'

const isNew = true
const withClock = (page: Page) => page.clock.install()
const endpoint = 'newsletter/subscribe'
const HOUR_MS = 3_600_000

const thanks = `Thank you! Your subscription has been successfully recorded. Welcome to the ${brand.name} community!`

/** The names of the animations that run on an element and its descendants. */
const movesOf = (element: Element) =>
  element.getAnimations({ subtree: true }).map((one) => (one as CSSAnimation).animationName)

test.describe('the newsletter dialog', () => {
  test('shows one error at a time while a field is missing, and sends nothing', async ({
    visit,
  }) => {
    const page = await visit('/', { isNew })
    const sent = await postsTo(page, endpoint)
    const { submit, email, terms, errors } = await waitUntilOpen(page)
    await submit('')
    expect(await errors()).toEqual(['Email is required'])
    await expect(email).toBeFocused()
    await submit('   ')
    expect(await errors()).toEqual(['Email is required'])
    await submit('ana@example')
    expect(await errors()).toEqual(['Please enter a valid email address'])
    await submit('ana@example.org', false)
    expect(await errors()).toEqual(['You must agree to the terms and conditions'])
    await expect(terms).toBeFocused()
    await submit('', false)
    expect(await errors()).toHaveLength(2)
    await email.pressSequentially('a')
    expect(await errors()).toEqual(['You must agree to the terms and conditions'])
    expect(sent).toEqual([])
  })

  test('shows the specified message for each failure, and keeps the entered text', async ({
    visit,
  }) => {
    const failures = [
      [respondWith(500, '{"message":"The list is full."}'), 'The list is full.'],
      [respondWith(500, ''), 'Failed to subscribe. Please try again later.'],
      [
        respondWith(502, '<h1>Oh</h1>', 'text/html'),
        'Failed to subscribe. Please try again later.',
      ],
      [null, 'Network error. Please check your connection and try again.'],
    ] as const
    let current: (typeof failures)[number] = failures[0]
    const page = await visit('/', { isNew, expects: [/newsletter\/subscribe/, /Failed to load/] })
    const sent = await postsTo(page, endpoint, (route) =>
      current[0] ? route.fulfill(current[0]) : route.abort(),
    )
    const { submit, agree, email, terms, status } = await waitUntilOpen(page)
    await submit('bea@example.org')
    for (const failure of failures) {
      current = failure
      await agree.click()
      await expect(status).toHaveText(failure[1])
      await expect(email).toHaveValue('bea@example.org')
      await expect(terms).toBeChecked()
      await expect(agree).toBeFocused()
    }
    await status.getByRole('button', { name: 'Dismiss this message' }).click()
    await expect(status).toBeEmpty()
    await expect(agree).toBeFocused()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)

    await email.fill('bea.b@example.org')
    await agree.click()
    await expect(status).not.toBeEmpty()
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('stores an email address once, says thank you and closes', async ({ visit }) => {
    const page = await visit('/', { isNew, before: withClock })
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    const sent = await postsTo(page, endpoint, (route) => released.then(() => route.fallback()))
    const { dialog, submit, agree, email, status } = await waitUntilOpen(page)
    await submit('Cid.Ünal@example.org')
    await expect(agree).toHaveText('Agreeing...')
    await expect(agree).toBeDisabled()
    await email.press('Enter')
    const texts = await recordTexts(status)
    release()
    await expect.poll(texts).toContain(thanks)
    const flag = () => localStorage.getItem('beam_newsletter_email_provided')
    expect(await page.evaluate(flag)).toBe('true')
    await page.clock.runFor(4000)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    expect(sent).toEqual([
      {
        path: '/api/newsletter/subscribe',
        key: expect.any(String),
        body: { email: 'Cid.Ünal@example.org' },
      },
    ])
    const stored = await storedRows('newsletter')
    expect(stored.map((row) => String(row['email'])).filter((one) => /^cid\./i.test(one))).toEqual([
      'Cid.Ünal@example.org',
    ])
    await page.reload()
    await passOpeningTime(page)
    await expect(dialog).toBeHidden()
  })

  for (const [motion, moves] of [
    ['no-preference', ['newsletter-fade-out', 'newsletter-sink']],
    ['reduce', []],
  ] as const)
    test(`its thank-you message can be dismissed, with prefers-reduced-motion: ${motion}`, async ({
      visit,
    }) => {
      const page = await visit('/', {
        isNew,
        reducedMotion: motion,
        before: withClock,
      })
      const { dialog, submit, status } = await waitUntilOpen(page)
      await postsTo(page, endpoint, (route) => route.fulfill(respondWith(201, '{}')))
      await page.clock.pauseAt(new Date(Date.now() + HOUR_MS))
      await submit('fay@example.org')
      // The clock moves a little with each poll, never far enough for the dialog to close by itself.
      const text = () => page.clock.runFor(10).then(() => status.textContent())
      await expect.poll(text).toContain(thanks)
      await status.getByRole('button', { name: 'Dismiss this message' }).click()
      const going = page.locator('[data-closing]')
      await expect(going).toBeVisible()
      expect(await going.evaluate(movesOf)).toEqual(moves)
      await page.clock.runFor(300)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    })

  test('"Not now" closes it for this session and returns the focus', async ({ visit }) => {
    const page = await visit('/', { isNew, isHydrated: false, before: withClock })
    const here = page.getByRole('link', { name: `${brand.name}, home` })
    await here.focus()
    const { dialog, notNow } = await waitUntilOpen(page)
    await notNow.click()
    await expect(dialog).toBeHidden()
    await expect(here).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto(new URL('/banks', page.url()).href)
    await passOpeningTime(page)
    await expect(dialog).toBeHidden()
  })

  test('opens the terms in another tab, where it does not appear', async ({ visit }) => {
    const page = await visit('/', { isNew, before: withClock })
    const { dialog } = await waitUntilOpen(page)
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Terms and Conditions' }).click(),
    ])
    await terms.waitForLoadState()
    expect(new URL(terms.url()).pathname).toBe('/terms-and-conditions')
    await passOpeningTime(terms)
    await expect(newsletterDialog(terms).dialog).toBeHidden()
    await expect(dialog).toBeVisible()
  })
})
