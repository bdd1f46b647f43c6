import type { Page } from 'playwright'
import { pagePaths as paths } from '../harness/routes'
import { describe, expect, phone, test, hydrate } from './harness/test'

const sizes = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': phone }

/** Shifts below this are too small to notice. */
const MIN_SHIFT = 0.01

/** Late fonts are not swapped in, so they cause no shifts. */
const LATE_FONTS = 0.0001

type Watching = Window & { shifts?: string[] }

/** Records the layout shifts of every page that is opened from now on. */
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

/** All layout shifts, once the last frame has been recorded. */
const moves = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as Watching).shifts ?? []
  })

const noticeable = (all: string[]) => all.filter((move) => Number.parseFloat(move) >= MIN_SHIFT)

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** Delays the fonts until the page is parsed and readable in the fallback font; `shiftsBefore` tells what had moved by then. */
async function delayFonts(page: Page) {
  const parsed = () => page.waitForFunction(() => document.readyState !== 'loading')
  let before: Promise<number> | undefined
  await page.route('**/*.woff2', async (route) => {
    await painted(page)
    await parsed()
    await (before ??= moves(page).then(({ length }) => length))
    await route.continue()
  })
  return { shiftsBefore: async () => (await before) ?? 0 }
}

/** One path for each way a hero is composed: free, a scene, with the beam. */
const heroPaths = ['/', '/pay-in-store', '/help-center', '/software-partners']

/** Takes the hero's elements away from its end, one at a time, and names those that stood elsewhere with all of it. */
const movedByMore = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll('.hero__text :not(a *)')]
    const place = (element: Element) => {
      const { left, top } = element.getBoundingClientRect()
      return `${element.tagName} ${left.toFixed()} ${top.toFixed()}`
    }
    const whole = new Map(words.map((element) => [element, place(element)]))
    const rest = [...words, ...document.querySelectorAll('.hero__picture, .hero__picture *')]
    const moved = new Set<string>()
    for (const element of rest.toReversed()) {
      element.remove()
      for (const word of words)
        if (word.isConnected && place(word) !== whole.get(word))
          moved.add(`${whole.get(word)} → ${place(word)}`)
    }
    return [...moved]
  })

/** What a careless page would do: insert a late banner above the text. */
const pushDown = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0)
    const strip = document.createElement('div')
    strip.style.height = '200px'
    document.querySelector('main')?.prepend(strip)
  })

/** Scrolls to the end, one screen at a time. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, innerHeight)
      await new Promise(requestAnimationFrame)
    }
  })

describe.concurrent.each(Object.entries(sizes))('on %s', (_, viewport) => {
  test('no page shifts its layout', async ({ visit }) => {
    const page = await visit(paths[0]!, { viewport, before: watchMoves })
    const found: string[] = []
    for (const path of paths) {
      if (path !== paths[0]) await page.goto(new URL(path, page.url()).href)
      await hydrate(page)
      await page.evaluate(() => document.fonts.ready)
      await readOn(page)
      found.push(...noticeable(await moves(page)).map((move) => `${path} ${move}`))
    }
    expect(found).toEqual([])
    await pushDown(page)
    await expect.poll(async () => noticeable(await moves(page))).not.toEqual([])
  })

  // A slow device paints what the parser has read so far.
  test('no word of a hero moves while the rest of it is still parsed', async ({ visit }) => {
    const page = await visit('/', { viewport })
    for (const path of heroPaths) {
      await page.goto(new URL(path, page.url()).href)
      await expect(page.locator('.hero__text')).toBeVisible()
      expect(await movedByMore(page), path).toEqual([])
    }
  })

  test('late fonts shift nothing', async ({ visit }) => {
    let fonts: Awaited<ReturnType<typeof delayFonts>> | undefined
    const page = await visit('/', {
      viewport,
      isHydrated: false,
      before: async (one) => {
        await watchMoves(one)
        fonts = await delayFonts(one)
      },
    })
    await page.evaluate(() => document.fonts.ready)
    const moved = (await moves(page)).slice(await fonts?.shiftsBefore()).map(Number.parseFloat)
    expect(moved.reduce((sum, move) => sum + move, 0)).toBeLessThan(LATE_FONTS)
  })

  test('the cookie banner and the newsletter dialog shift nothing', async ({ visit }) => {
    const page = await visit('/', { viewport, isNew: true, before: watchMoves })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(noticeable(await moves(page))).toEqual([])
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    expect(noticeable(await moves(page))).toEqual([])
  })

  test('the video dialog shifts nothing', async ({ visit }) => {
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
