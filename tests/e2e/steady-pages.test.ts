import type { Page } from 'playwright'
import { routes } from '../site/harness/routes'
import { describe, expect, phone, test, wake } from './harness/test'

const sizes = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': phone }

/** One address of each page, and one job for all fourteen. */
const paths = routes
  .filter(({ path, canonical = path, words }) => canonical === path && words !== 'Apply Now')
  .map(({ path }) => path)
  .concat('/careers/tester')

/** Shifts below this are too small to notice. */
const FELT = 0.01

/** Late fonts are not swapped in, so they move nothing. */
const LATE_FONTS = 0.0001

type Watching = Window & { shifts?: string[] }

/** Notes whatever moves by itself on every page that is opened from now on. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    ;(window as Watching).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        }
        const moved = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent,
        )
        shifts.push(`${value.toFixed(5)} ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** All that has moved, once what was drawn last is in the books. */
const moves = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as Watching).shifts ?? []
  })

const felt = (all: string[]) => all.filter((move) => Number.parseFloat(move) >= FELT)

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Keeps the fonts back until the words can be read without them. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await painted(page)
    await route.continue()
  })

/** What a careless page would do: a strip that comes late, above all that is being read. */
const pushDown = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0)
    const strip = document.createElement('div')
    strip.style.height = '200px'
    document.querySelector('main')?.prepend(strip)
  })

/** Down to the end, a screen at a time. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight)
      await new Promise(requestAnimationFrame)
    }
  })

describe.concurrent.each(Object.entries(sizes))('on %s', (_, viewport) => {
  test('nothing on any page moves by itself', async ({ visit }) => {
    const page = await visit(paths[0]!, { viewport, before: watchMoves })
    const found: string[] = []
    for (const path of paths) {
      if (path !== paths[0]) await page.goto(new URL(path, page.url()).href)
      await wake(page)
      await page.evaluate(() => document.fonts.ready)
      await readOn(page)
      found.push(...felt(await moves(page)).map((move) => `${path} ${move}`))
    }
    expect(found).toEqual([])
    await pushDown(page)
    await expect.poll(async () => felt(await moves(page))).not.toEqual([])
  })

  test('fonts that come late move nothing', async ({ visit }) => {
    const page = await visit('/', {
      viewport,
      isAwake: false,
      before: async (one) => {
        await watchMoves(one)
        await delayFonts(one)
      },
    })
    await page.evaluate(() => document.fonts.ready)
    const moved = (await moves(page)).map(Number.parseFloat)
    expect(moved.reduce((sum, move) => sum + move, 0)).toBeLessThan(LATE_FONTS)
  })

  test('the cookie sheet and the newsletter’s window move nothing', async ({ visit }) => {
    const page = await visit('/', { viewport, isNew: true, before: watchMoves })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(felt(await moves(page))).toEqual([])
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    expect(felt(await moves(page))).toEqual([])
  })

  test('the film’s window moves nothing', async ({ visit }) => {
    const page = await visit('/', {
      viewport,
      expects: [/another host: https:\/\/www\.youtube-nocookie\.com/],
      before: async (one) => {
        await watchMoves(one)
        await one.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
        )
      },
    })
    await page.evaluate(() => document.fonts.ready)
    const { length } = await moves(page)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await moves(page)).slice(length)).toEqual([])
  })
})
