import type { Page } from 'playwright'
import { describe, expect, phone, test } from '../harness/test'
import { longEnough, newsletterWindow, opened } from './newsletter-window'

const isNew = true

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
    largest: paints.map(({ element }) => (element?.closest('dialog') ? 'the window' : 'the page')),
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
    const { largest, moved } = await page.evaluate(painted)
    expect(largest.at(-1)).toBe('the page')
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
