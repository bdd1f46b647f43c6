import type { Page } from 'playwright'
import { barriers } from '../harness/barriers'
import { describe, expect, phone, test } from '../harness/test'
import { answering, postsTo, reviewed } from './calls'
import { longEnough, newsletterWindow, opened } from './newsletter-window'

const isNew = true
const address = 'newsletter/subscribe'

/** Notes when the window first stands. */
const noteOpening = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      document.documentElement.dataset['openedAt'] = String(performance.now())
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

/** Somebody quick, who is in the form before the page has loaded. */
const startWriting = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('[name=firstName]')?.focus(),
    ),
  )

const waitSinceLoad = () => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Number(document.documentElement.dataset['openedAt']) - (load?.loadEventStart ?? NaN)
}

/** What was painted largest, and how far things were moved. */
const painted = async () => {
  const told = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => done([]), 300)
    })
  const paints = (await told('largest-contentful-paint')) as LargestContentfulPaint[]
  const shifts = (await told('layout-shift')) as (PerformanceEntry & { value: number })[]
  return {
    isWindowLargest: Boolean(paints.at(-1)?.element?.closest('dialog')),
    moved: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}

describe('the newsletter window opens by itself', () => {
  test('a second after the page has loaded, ready to be typed into', async ({ visit }) => {
    const page = await visit('/partnerships', { isNew, isAwake: false, before: noteOpening })
    const { email } = await opened(page)
    expect(await page.evaluate(waitSinceLoad)).toBeGreaterThanOrEqual(1000)
    await page.keyboard.type('ana@example.org')
    await expect(email).toHaveValue('ana@example.org')
  })

  test('and keeps the page behind it still and out of reach', async ({ visit }) => {
    const page = await visit('/partnerships', { isNew, isAwake: false, viewport: phone })
    await opened(page)
    const { isWindowLargest, moved } = await page.evaluate(painted)
    expect(isWindowLargest).toBe(false)
    expect(moved).toBeLessThan(0.001)
    for (const landmark of ['banner', 'main', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(landmark)).toHaveAttribute('inert')
    await page.mouse.move(10, 10)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await opened(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('but leaves alone whoever is filling in a form, until that is done', async ({ visit }) => {
    const page = await visit('/contacts', { isNew, before: startWriting })
    await longEnough(page)
    await page.keyboard.type('Ana')
    await expect(newsletterWindow(page).box).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await page.getByRole('link', { name: 'Beam, home' }).click()
    await opened(page)
  })

  test('but not where the settings keep it away', async ({ visit }) => {
    const withSettings = (from: string, to: string) => (page: Page) =>
      page.route(
        (url) => url.pathname === '/beamnews',
        async (route) => {
          const response = await route.fetch()
          const html = await response.text()
          expect(html).toContain(from)
          await route.fulfill({ response, body: html.replace(from, to) })
        },
      )
    const off = withSettings('"newsletterModalEnabled":true', '"newsletterModalEnabled":false')
    const hidden = withSettings(
      '"newsletterModalHiddenOn":[]',
      '"newsletterModalHiddenOn":[{"slug":"news"}]',
    )
    const pages = [
      await visit('/beamnews', { isNew, before: off }),
      await visit('/beamnews', { isNew, before: hidden }),
    ]
    await Promise.all(pages.map(longEnough))
    for (const page of pages) await expect(newsletterWindow(page).box).toBeHidden()
  })
})

describe('in the newsletter window', () => {
  test('each thing that is missing is said alone, and nothing is sent', async ({ visit }) => {
    const page = await visit('/', { isNew })
    const sent = await postsTo(page, address)
    const { answer, email, terms, faults } = await opened(page)
    await answer('')
    expect(await faults()).toEqual(['Email is required'])
    await expect(email).toBeFocused()
    await answer('   ')
    expect(await faults()).toEqual(['Email is required'])
    await answer('ana@example')
    expect(await faults()).toEqual(['Please enter a valid email address'])
    await answer('ana@example.org', false)
    expect(await faults()).toEqual(['You must agree to the terms and conditions'])
    await expect(terms).toBeFocused()
    await answer('', false)
    expect(await faults()).toHaveLength(2)
    await email.pressSequentially('a')
    expect(await faults()).toEqual(['You must agree to the terms and conditions'])
    expect(sent).toEqual([])
  })

  test('a failure is told in the right words, and what was typed stays', async ({ visit }) => {
    const failures = [
      [answering(500, '{"message":"The list is full."}'), 'The list is full.'],
      [answering(500, ''), 'Failed to subscribe. Please try again later.'],
      [answering(502, '<h1>Oh</h1>', 'text/html'), 'Failed to subscribe. Please try again later.'],
      [null, 'Network error. Please check your connection and try again.'],
    ] as const
    let current: (typeof failures)[number] = failures[0]
    const page = await visit('/', { isNew, expects: [/newsletter\/subscribe/, /Failed to load/] })
    const sent = await postsTo(page, address, (route) =>
      current[0] ? route.fulfill(current[0]) : route.abort(),
    )
    const { answer, agree, email, terms, status } = await opened(page)
    await answer('bea@example.org')
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

  test('an address is taken once, with thanks, and the window goes', async ({ visit }) => {
    const page = await visit('/', { isNew })
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    const sent = await postsTo(page, address, (route) => held.then(() => route.fallback()))
    const { box, answer, agree, email, status } = await opened(page)
    await answer('Cid.Ünal@example.org')
    await expect(agree).toHaveText('Agreeing...')
    await expect(agree).toBeDisabled()
    await email.press('Enter')
    letGo()
    await expect(status).toHaveText(
      'Thank you! Your subscription has been successfully recorded. Welcome to the Beam community!',
    )
    const flag = () => localStorage.getItem('beam_newsletter_email_provided')
    expect(await page.evaluate(flag)).toBe('true')
    await expect(box).toBeHidden()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
    expect(sent).toEqual([
      {
        path: '/api/newsletter/subscribe',
        key: expect.any(String),
        body: { email: 'Cid.Ünal@example.org' },
      },
    ])
    expect(await reviewed('newsletter', 'filters[email][$containsi]=cid.')).toEqual([
      expect.objectContaining({ email: 'Cid.Ünal@example.org' }),
    ])
    await page.reload()
    await longEnough(page)
    await expect(box).toBeHidden()
  })

  test('"Not now" is an answer for this session, and gives the focus back', async ({ visit }) => {
    const page = await visit('/', { isNew, isAwake: false })
    const here = page.getByRole('link', { name: 'Beam, home' })
    await here.focus()
    const { box, notNow } = await opened(page)
    await notNow.click()
    await expect(box).toBeHidden()
    await expect(here).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await page.goto(new URL('/banks', page.url()).href)
    await longEnough(page)
    await expect(box).toBeHidden()
  })

  test('the terms can be read in peace in another tab', async ({ visit }) => {
    const page = await visit('/', { isNew })
    const { box } = await opened(page)
    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      box.getByRole('link', { name: 'Terms and Conditions' }).click(),
    ])
    await terms.waitForLoadState()
    expect(new URL(terms.url()).pathname).toBe('/terms-and-conditions')
    await longEnough(terms)
    await expect(newsletterWindow(terms).box).toBeHidden()
    await expect(box).toBeVisible()
  })
})

const sizes = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': phone }

describe.each(Object.entries(sizes))('with the cookie question open too, on %s', (_, viewport) => {
  test('both can be answered by keyboard alone', async ({ visit }) => {
    const page = await visit('/', { isNew, viewport, reducedMotion: 'reduce' })
    const { box, email, answer, faults } = await opened(page)
    await answer('', false)
    expect(await faults()).toHaveLength(2)
    expect(await barriers(page)).toEqual([])
    const focused: string[] = []
    const decline = page.getByRole('button', { name: 'Decline' })
    while (focused.length < 20 && !(await decline.evaluate((it) => it === document.activeElement)))
      focused.push(await page.keyboard.press('Tab').then(() => page.locator(':focus').innerText()))
    expect(focused).toEqual([
      '',
      'Terms and Conditions',
      'Privacy Policy',
      'Agree',
      'Not now',
      'Decline',
    ])
    await page.keyboard.press('Enter')
    await expect(decline).toBeHidden()
    await expect(email).toBeFocused()
    await email.fill(`keys${viewport.width}@example.org`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(box).toBeHidden()
  })
})

test('both fit on the smallest screens', async ({ visit }) => {
  const page = await visit('/', { isNew, viewport: { width: 320, height: 568 } })
  const { notNow } = await opened(page)
  await notNow.scrollIntoViewIfNeeded()
  const sideways = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(sideways)).toBe(0)
  await notNow.click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('We use cookies')).toBeHidden()
})
