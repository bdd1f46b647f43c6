import type { Page } from 'playwright'
import { routes } from '../site/harness/routes'
import { barriers } from './harness/barriers'
import { describe, expect, phone, test, wake } from './harness/test'

const sizes = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': phone }
const known = new Set(routes.map(({ path }) => path))

describe.concurrent.each(Object.entries(sizes))('every page on %s', (_, viewport) => {
  test('is without faults, barriers and links astray', async ({ visit }) => {
    const page = await visit('/', { viewport, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const { path } of routes) {
      await page.goto(new URL(path, page.url()).href)
      await wake(page)
      const troubles = [...(await barriers(page)), ...(await linksAstray(page))]
      found.push(...troubles.map((trouble) => `${path} ${trouble}`))
    }
    expect(found).toEqual([])
  })
})

/** Links that lead to no page of ours, to no anchor that there is, or elsewhere in the same tab. */
async function linksAstray(page: Page): Promise<string[]> {
  const links = await page.locator('a').evaluateAll((all) =>
    all.map((one) => {
      const { href, hash, origin, pathname, target } = one as HTMLAnchorElement
      const isHere = origin === location.origin
      const hasAnchor = hash === '' || document.getElementById(hash.slice(1)) !== null
      return {
        href,
        isHere,
        pathname,
        isSamePage: pathname === location.pathname,
        hasAnchor,
        target,
      }
    }),
  )
  return links
    .filter(({ href, isHere, pathname, isSamePage, hasAnchor, target }) => {
      if (isHere) return isSamePage ? !hasAnchor : !known.has(pathname)
      return !href.startsWith('mailto:') && !(href.startsWith('https://') && target === '_blank')
    })
    .map(({ href }) => `link astray: ${href}`)
}
