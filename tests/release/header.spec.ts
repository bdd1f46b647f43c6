import { brand } from '../../contract/brand'
import type { Page } from '@playwright/test'
import { fonts } from '../harness/browser/fonts'
import { expect, hydrate, test } from '../harness/browser/test'

/** A device without the local fonts that stand in for the site's: it has its own, of any width. */
const ownFont = {
  bypassCSP: true,
  before: (page: Page) =>
    page.route('**/*', async (route) => {
      if (route.request().url().endsWith('.woff2')) return route.abort()
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/local\((['"]?)/g, 'local($1No ')
      return route.fulfill({ response, body })
    }),
  expects: [/\.woff2$/, /net::ERR_FAILED/],
}

const allFonts = [...fonts, ['the font of a device', ownFont]] as const

test.describe('the header', () => {
  for (const [title, options] of allFonts)
    test(`keeps its menu to one line, and to the window, in ${title}`, async ({ visit }) => {
      const page = await visit('/', options)
      await page.reload()
      await hydrate(page)
      const menu = page.getByRole('navigation', { name: 'Main' })
      const group = menu.getByText(`Use ${brand.name}`, { exact: true })
      const list = menu.getByRole('list').filter({ hasText: 'Pay in Store' }).last()
      for (const width of [1200, 1248, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect((await menu.boundingBox())?.height, `at ${width}`).toBeLessThan(50)
        await group.click()
        const { x = -1, width: length = 0 } = (await list.boundingBox()) ?? {}
        expect(x, `at ${width}`).toBeGreaterThanOrEqual(0)
        expect(x + length, `at ${width}`).toBeLessThanOrEqual(width)
        await page.mouse.click(5, 700)
        await expect(menu.getByRole('link', { name: 'Pay in Store' })).toBeHidden()
      }
    })

  for (const [title, options] of allFonts)
    test(`is one row of parts that cover nothing, at every width, in ${title}`, async ({
      visit,
    }) => {
      const page = await visit('/search?q=cashback', options)
      await page.reload()
      for (const width of [
        320, 390, 560, 820, 1100, 1119, 1120, 1199, 1200, 1247, 1248, 1280, 1300, 1440,
      ]) {
        await page.setViewportSize({ width, height: 800 })
        const { scrollWidth, overlaps, height } = await page.evaluate(() => {
          const row = document.querySelector('header > div')
          const boxes = [...(row?.children ?? [])]
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect())
            .filter((box) => box.width > 0)
          return {
            scrollWidth: document.documentElement.scrollWidth,
            overlaps: boxes.filter((box, index) => box.left < (boxes[index - 1]?.right ?? 0) - 1)
              .length,
            height: Math.max(...boxes.map((box) => box.height)),
          }
        })
        expect({ scrollWidth, overlaps }, `at ${width}`).toEqual({
          scrollWidth: width,
          overlaps: 0,
        })
        expect(height, `at ${width}`).toBeLessThan(60)
      }
    })
})
