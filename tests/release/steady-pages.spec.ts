import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { pagePaths as paths } from '../harness/routes'
import { expect, phone, test, hydrate } from '../harness/browser/test'
import { patience } from '../harness/patience'

const sizes = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': phone }

/** Shifts below this are too small to notice. */
const MIN_SHIFT = 0.01

/** A late font is set in only where it fits the place of the fallback. */
const LATE_FONTS = 0.0001

type Watching = Window & { shifts?: string[]; isWhole?: boolean }

/** Records the layout shifts of every page that is opened from now on. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    ;(window as Watching).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const where = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.textContent
          return `${name} (${where(previousRect)} → ${where(currentRect)})`
        })
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

/**
 * Takes the elements of a page away from its end, one at a time. Names those of the first screen that stood
 * elsewhere with all of them, and the layout shift that this makes. What CSS draws before and after an
 * element counts as well.
 */
const movedByMore = (page: Page) =>
  page.evaluate(() => {
    const area = (left: number, top: number, right: number, bottom: number) =>
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    const shift = (a: DOMRect, b: DOMRect) => {
      const way = Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top))
      const covered = area(
        Math.min(a.left, b.left),
        Math.min(a.top, b.top),
        Math.max(a.right, b.right),
        Math.max(a.bottom, b.bottom),
      )
      return ((way / Math.max(innerWidth, innerHeight)) * covered) / (innerWidth * innerHeight)
    }
    const boxes = (element: Element) => {
      const rect = element.getBoundingClientRect()
      const drawn = ['::before', '::after'].flatMap((part) => {
        const { content, position, top, left, width, height } = getComputedStyle(element, part)
        if (content === 'none' || position !== 'absolute') return []
        const [x, y, w, h] = [left, top, width, height].map(Number.parseFloat)
        return [new DOMRect(rect.left + x!, rect.top + y!, w, h)]
      })
      return [rect, ...drawn]
    }
    const rects = (elements: Element[]) =>
      elements.flatMap((element) => boxes(element).map((rect, part) => ({ element, part, rect })))
    const isShown = ({ rect }: { rect: DOMRect }) =>
      rect.width > 0 && rect.height > 0 && rect.top < innerHeight
    const all = [...document.querySelectorAll('main *, footer')]
    const whole = rects(all).filter(isShown)
    const found: string[] = []
    for (const last of all.toReversed()) {
      const [lost] = rects([last]).filter(isShown)
      last.remove()
      if (!lost) continue
      for (const { element, part, rect } of whole) {
        if (!element.isConnected) continue
        const now = rects([element]).find((one) => one.part === part && isShown(one))
        if (now)
          found.push(
            `${shift(now.rect, rect).toFixed(5)} ${element.tagName}.${element.getAttribute('class')} ${part}`,
          )
      }
    }
    return found
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

for (const [title, viewport] of Object.entries(sizes))
  test.describe(`on ${title}`, () => {
    test('no page shifts its layout', async ({ visit }) => {
      test.setTimeout(patience.walk)
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
    test('nothing on the first screen moves while the rest is still parsed', async ({ visit }) => {
      test.setTimeout(patience.walk)
      const page = await visit(paths[0]!, { viewport, javaScriptEnabled: false, isHydrated: false })
      const found: string[] = []
      for (const path of paths) {
        await page.goto(new URL(path, page.url()).href)
        found.push(...noticeable(await movedByMore(page)).map((move) => `${path} ${move}`))
      }
      expect(found).toEqual([])
    })

    test('a header that arrives in two parts is painted once it is whole', async ({
      browser,
      openPage,
      visit,
    }) => {
      const html = await (await fetch((await visit('/')).url())).text()
      const whole = html.replace(/<script[^]*?<\/script>/g, '')
      const middle = whole.indexOf('<li', whole.indexOf('<ul class="store-badges'))
      let sendRest: () => void = () => undefined
      const server = createServer((request, response) => {
        if (request.url === '/rest') sendRest()
        if (request.url !== '/') return response.writeHead(204).end()
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        response.write(whole.slice(0, middle))
        sendRest = () => response.end(whole.slice(middle))
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const site = `http://127.0.0.1:${port}`

      const context = await browser.newContext({ viewport })
      const page = await openPage({ context, isShared: false, expects: [], servers: [site] })
      await page.addInitScript(() => {
        const has = (selector: string) => document.querySelector(selector) !== null
        requestAnimationFrame(() => {
          ;(window as Watching).isWhole = has('#mobile-menu')
        })
        // Timers run while nothing is painted.
        let ticks = 0
        const timer = setInterval(() => {
          if (has('.store-badges')) ticks += 1
          if (ticks < 20) return
          clearInterval(timer)
          void fetch('/rest')
        }, 25)
      })
      await page.goto(site)
      await painted(page)
      expect(await page.evaluate(() => (window as Watching).isWhole)).toBe(true)
      // Pictures further down are asked for as long as the page is open.
      await page.close()
      server.close()
    })

    test('a late font is set in the headline, and shifts nothing', async ({ visit }) => {
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
      const headline = page.getByRole('heading', { level: 1 })
      const family = await headline.evaluate((h1) => getComputedStyle(h1).fontFamily)
      expect(family).toMatch(/^late,/)
      expect(await page.evaluate(() => document.fonts.check('1em late'))).toBe(true)
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
