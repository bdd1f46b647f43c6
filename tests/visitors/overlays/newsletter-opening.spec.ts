import type { Page } from '@playwright/test'
import { expect, phone, test } from '../../harness/browser/test'
import {
  newsletterDialog,
  waitPastOpeningTime,
  waitUntilOpen,
} from '../../harness/browser/newsletter-dialog'

const isNew = true

/** Records when the dialog first opens. */
const noteOpening = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      document.documentElement.dataset['openedAt'] = String(performance.now())
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

/** A visitor who focuses the form before the page has loaded. */
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

/** The largest contentful paints, and the sum of the layout shifts since the dialog opened. */
const painted = async () => {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => done([]), 300)
    })
  const paints = (await entriesOf('largest-contentful-paint')) as LargestContentfulPaint[]
  const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
  const openedAt = Number(document.documentElement.dataset['openedAt'])
  return {
    largest: paints.map(({ element }) => (element?.closest('dialog') ? 'the dialog' : 'the page')),
    moved: shifts
      .filter(({ startTime }) => startTime >= openedAt)
      .reduce((sum, { value }) => sum + value, 0),
  }
}

test.describe('the newsletter dialog', () => {
  test('opens a second after the page has loaded, with the email field focused', async ({
    visit,
  }) => {
    const page = await visit('/partnerships', { isNew, isHydrated: false, before: noteOpening })
    const { email } = await waitUntilOpen(page)
    expect(await page.evaluate(waitSinceLoad)).toBeGreaterThanOrEqual(1000)
    await page.keyboard.type('ana@example.org')
    await expect(email).toHaveValue('ana@example.org')
  })

  test('makes the page behind it inert and moves nothing', async ({ visit }) => {
    const page = await visit('/partnerships', {
      isNew,
      isHydrated: false,
      viewport: phone,
      before: noteOpening,
    })
    await waitUntilOpen(page)
    const { largest, moved } = await page.evaluate(painted)
    expect(largest.at(-1)).toBe('the page')
    expect(moved).toBeLessThan(0.001)
    for (const landmark of ['banner', 'main', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(landmark)).toHaveAttribute('inert')
    await page.mouse.move(10, 10)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await waitUntilOpen(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('does not open while a visitor fills in a form', async ({ visit }) => {
    const page = await visit('/contacts', { isNew, before: startWriting })
    await waitPastOpeningTime(page)
    await page.keyboard.type('Ana')
    await expect(newsletterDialog(page).dialog).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await page.getByRole('link', { name: 'Beam, home' }).click()
    await waitUntilOpen(page)
  })

  test('does not open where the settings turn it off', async ({ visit }) => {
    const withSettings = (from: string, to: string) => (page: Page) =>
      page.route(
        (url) => url.pathname.startsWith('/_layout/'),
        async (route) => {
          const response = await route.fetch()
          const json = await response.text()
          expect(json).toContain(from)
          await route.fulfill({ response, body: json.replace(from, to) })
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
    await Promise.all(pages.map(waitPastOpeningTime))
    for (const page of pages) await expect(newsletterDialog(page).dialog).toBeHidden()
  })
})
