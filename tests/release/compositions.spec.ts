import { expect, phone, test } from '../harness/browser/test'

const wide = { width: 1440, height: 900 }

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor

test.describe('the compositions that an editor can choose', () => {
  test('a hero can fill its side with its picture beside the text; below it, the picture is as wide as the page', async ({
    visit,
  }) => {
    const tablet = { width: 820, height: 1180 }
    const page = await visit('/banks')
    for (const viewport of [wide, tablet, phone]) {
      await page.setViewportSize(viewport)
      const hero = (await page.locator('.hero').boundingBox())!
      const picture = (await page.locator('.hero img').boundingBox())!
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
      expect(picture.y + picture.height).toBeCloseTo(hero.y + hero.height, 0)
      const isBeside = viewport !== phone
      if (isBeside) {
        expect(picture.x + picture.width).toBeCloseTo(viewport.width, 0)
        expect(picture.y).toBeCloseTo(hero.y, 0)
        expect(title.x + title.width).toBeLessThan(picture.x)
      } else {
        expect(picture.x).toBe(0)
        expect(picture.width).toBe(viewport.width)
        expect(title.y + title.height).toBeLessThan(picture.y)
      }
    }
  })

  test('a hero can share its background with the section below', async ({ visit }) => {
    const shared = ['/partnerships', '/local-partners', '/news', '/help-center']
    for (const path of shared) {
      const page = await visit(path)
      const hero = page.locator('.hero--joined')
      expect(await page.locator('.hero--joined + .section').evaluate(backgroundOf), path).toBe(
        await hero.evaluate(backgroundOf),
      )
    }
  })

  test('each sentence of a headline has a line of its own', async ({ visit }) => {
    for (const path of ['/pay-in-store', '/partnerships', '/local-partners']) {
      const page = await visit(path, { viewport: wide })
      const title = page.getByRole('heading', { level: 1 })
      const { height } = (await title.boundingBox())!
      const lineHeight = await title.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).lineHeight),
      )
      expect(Math.round(height / lineHeight), path).toBe(2)
      const [first, second] = await title
        .locator('.sentence')
        .evaluateAll((sentences) => sentences.map((each) => each.getBoundingClientRect()))
      expect(first!.bottom, path).toBeLessThanOrEqual(second!.top)
    }
  })

  test('a street map below a hero is as wide as the page', async ({ visit }) => {
    const page = await visit('/local-partners')
    for (const viewport of [wide, phone]) {
      await page.setViewportSize(viewport)
      const map = (await page.locator('.steps--map ol').boundingBox())!
      expect([Math.round(map.x), Math.round(map.width)]).toEqual([0, viewport.width])
      await expect(page.locator('.steps--map').getByRole('listitem')).toHaveCount(4)
    }
  })

  test('a beam joins the pins of a street map at every width', async ({ visit }) => {
    const page = await visit('/local-partners')
    for (const width of [1440, 820, phone.width]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await page.locator('.steps--map li').evaluateAll((steps) => {
        const lengthOf = (value: string) => Number.parseFloat(value) || 0
        const boxOf = (element: Element, pseudo: string, { left, top }: DOMRect) => {
          const style = getComputedStyle(element, pseudo)
          const [, y = '0'] = style.translate.split(' ')
          return {
            x: left + lengthOf(style.left),
            y: top + lengthOf(style.top) + lengthOf(y),
            width: lengthOf(style.width),
            height: lengthOf(style.height),
          }
        }
        const pins = steps.map((step) => {
          const pin = boxOf(step, '::before', step.getBoundingClientRect())
          return { x: pin.x + pin.width / 2, y: pin.y + pin.height / 2, radius: pin.width / 2 }
        })
        return steps.slice(1).map((_, index) => {
          const step = steps[index]!
          const text = step.querySelector('.steps__text')!
          const beam = boxOf(text, '::before', step.getBoundingClientRect())
          const [from, to] = [pins[index]!, pins[index + 1]!]
          const isOutside = (distance: number) => Math.max(0, Math.abs(distance) - from.radius)
          return (
            isOutside(Math.min(from.x, to.x) - beam.x) +
            isOutside(Math.max(from.x, to.x) - beam.x - beam.width) +
            isOutside(Math.min(from.y, to.y) - beam.y) +
            isOutside(Math.max(from.y, to.y) - beam.y - beam.height)
          )
        })
      })
      expect(gaps, `at ${width}`).toEqual([0, 0, 0])
    }
  })

  test('a feature can be a band across the page, its picture up to the edge', async ({ visit }) => {
    const page = await visit('/pay-online', { viewport: wide })
    const picture = page.locator('.feature--band img')
    await picture.scrollIntoViewIfNeeded()
    const { x, width } = (await picture.boundingBox())!
    expect([x, width]).toEqual([0, 720])
  })
})
