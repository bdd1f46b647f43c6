import { chromium, type Page } from '@playwright/test'
import { testBrowser } from '../harness/browser/browser'
import { stack } from '../harness/browser/stack'
import { expect, phone, test } from '../harness/browser/test'

/** The words of titles that are continued on the next line without a hyphen. */
const brokenWords = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, th')
    .evaluateAll((titles) =>
      titles.flatMap((title) => {
        const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-–—/]+/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              broken.push(word)
          }
        return broken
      }),
    )

test('no word of a title is broken at 320 pixels', async ({ visit }) => {
  const page = await visit('/local-store', { viewport: { width: 320, height: 640 } })
  expect(await brokenWords(page)).toEqual([])
})

test('on a phone, what is said of a service has lines of its own', async ({ visit }) => {
  const page = await visit('/local-store', { viewport: phone })
  const row = page.getByRole('main').locator('tbody tr').nth(5)
  const cells = await row.locator('td').evaluateAll((all) =>
    all.map((cell) => {
      const { top, height } = cell.getBoundingClientRect()
      return { top, height }
    }),
  )
  expect(cells).toHaveLength(2)
  for (const [index, { top }] of cells.entries()) {
    const before = cells[index - 1]
    if (before) expect(top).toBeGreaterThanOrEqual(before.top + before.height)
  }
})

test('lines of a title do not cover one another in forced colours', async ({ visit }) => {
  const page = await visit('/', { viewport: phone, forcedColors: 'active' })
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const rects: DOMRect[] = []
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      rects.push(...range.getClientRects())
    }
    // Parts of one line have the same top.
    return rects
      .filter(({ top }, index) => top !== rects[index - 1]?.top)
      .map(({ top, bottom }) => ({ top, bottom }))
  })
  expect(lines.length).toBeGreaterThan(1)
  for (const [index, { top }] of lines.entries())
    expect(top).toBeGreaterThanOrEqual((lines[index - 1]?.bottom ?? top) - 1)
})

test('beside a scrollbar that takes room, a head across the page begins where its form does', async () => {
  const browser = await chromium.launch({
    ...testBrowser,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ viewport: { width: 820, height: 900 } })
  await page.goto(`${stack.site}/contacts`)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(820)
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x
  expect(await left('.form__title')).toBe(await left('main form'))
  await browser.close()
})
