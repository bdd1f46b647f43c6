import type { Page } from '@playwright/test'
import { waitUntilOpen } from '../harness/browser/newsletter-dialog'
import { expect, phone, test } from '../harness/browser/test'

/** Records when the dialog first opens. */
const noteOpening = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      document.documentElement.dataset['openedAt'] = String(performance.now())
      observer.disconnect()
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })

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

test('the newsletter dialog moves nothing, and is not the largest paint', async ({ visit }) => {
  const page = await visit('/partnerships', {
    isNew: true,
    isHydrated: false,
    viewport: phone,
    before: noteOpening,
  })
  await waitUntilOpen(page)
  const { largest, moved } = await page.evaluate(painted)
  expect(largest.at(-1)).toBe('the page')
  expect(moved).toBeLessThan(0.001)
})
