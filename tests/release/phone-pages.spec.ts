import type { Page } from '@playwright/test'
import { fonts } from '../harness/browser/fonts'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { expect, hydrate, phone, test } from '../harness/browser/test'
import { patience } from '../harness/patience'
import { pagePaths } from '../harness/routes'

/** The pages with the most sections, and how long they may be. */
const maxHeights = { '/': 9000, '/local-store': 8600, '/careers': 7000 }

const swiped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.className),
  )

test.describe('on a phone', () => {
  test('every page has no errors or accessibility violations', async ({ visit }) => {
    test.setTimeout(patience.walk)
    const page = await visit('/', { viewport: phone, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const path of pagePaths) {
      await page.goto(new URL(path, page.url()).href)
      await hydrate(page)
      const problems = await accessibilityViolations(page)
      found.push(...problems.map((problem) => `${path} ${problem}`))
    }
    expect(found).toEqual([])
  })

  for (const [path, maxHeight] of Object.entries(maxHeights))
    for (const [title, options] of fonts)
      test(`${path} is at most ${maxHeight} pixels long in ${title}, and nothing is swiped sideways`, async ({
        visit,
      }) => {
        const page = await visit(path, { ...options, viewport: phone })
        await page.reload()
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height).toBeLessThanOrEqual(maxHeight)
        expect(await swiped(page)).toEqual([])
      })

  test('nothing on /technology-partnerships is hidden until it is swiped sideways', async ({
    visit,
  }) => {
    expect(await swiped(await visit('/technology-partnerships', { viewport: phone }))).toEqual([])
  })
})
