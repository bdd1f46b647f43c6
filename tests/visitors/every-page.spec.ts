import type { Page } from '@playwright/test'
import { pagePaths, routes } from '../harness/routes'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { expect, test, hydrate } from '../harness/browser/test'
import { patience } from '../harness/patience'

const known = new Set(routes.map(({ path }) => path))

test('every page has no errors, accessibility violations or broken links', async ({ visit }) => {
  test.setTimeout(patience.walk)
  const page = await visit('/', { reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of pagePaths) {
    await page.goto(new URL(path, page.url()).href)
    await hydrate(page)
    // Header and footer are the same on all pages.
    const part = path === '/' ? 'html' : 'main'
    const problems = [...(await accessibilityViolations(page, part)), ...(await brokenLinks(page))]
    found.push(...problems.map((problem) => `${path} ${problem}`))
  }
  expect(found).toEqual([])
})

/** Links to missing pages or anchors, and external links that open in the same tab. */
async function brokenLinks(page: Page): Promise<string[]> {
  const links = await page.locator('a').evaluateAll((all) =>
    all.map((one) => {
      const { href, hash, origin, pathname, target } = one as HTMLAnchorElement
      const isInternal = origin === location.origin
      const hasAnchor = hash === '' || document.getElementById(hash.slice(1)) !== null
      return {
        href,
        isInternal,
        pathname,
        isSamePage: pathname === location.pathname,
        hasAnchor,
        target,
      }
    }),
  )
  return links
    .filter(({ href, isInternal, pathname, isSamePage, hasAnchor, target }) => {
      if (isInternal) return isSamePage ? !hasAnchor : !known.has(pathname)
      return !href.startsWith('mailto:') && !(href.startsWith('https://') && target === '_blank')
    })
    .map(({ href }) => `broken link: ${href}`)
}
