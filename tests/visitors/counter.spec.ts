import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { expect, hydrate, test } from '../harness/browser/test'

const PAID = 'Paid €12.50 to Fernway. €1.25 cashback. You have €248.60 now.'

async function atTheCounter(page: Page, label = 'Hold to pay') {
  await hydrate(page)
  const hero = page.locator('.hero')
  const button = hero.locator('.hero__picture').getByRole('button')
  await expect(button).toHaveText(label)
  /** How much of a part of the drawing is seen. */
  const shown = (part: string) =>
    button.locator(`svg .${part}`).evaluate((each) => Number(getComputedStyle(each).opacity))
  return { hero, button, shown, news: hero.getByRole('status') }
}

test.describe('the counter of the home page', () => {
  test('is paid at while it is held, and shows what holding does if it is tapped', async ({
    visit,
  }) => {
    const page = await visit('/')
    const { hero, button, shown, news } = await atTheCounter(page)
    await expect(hero.getByRole('img')).toHaveCSS('opacity', '1')
    await expect(news).toBeEmpty()
    await button.hover()
    await page.mouse.down()
    await expect(button).toHaveText('Hold on …')
    await page.mouse.up()
    await expect(button).toHaveText('Keep holding')
    await expect(news).toHaveText('Keep holding until the beam is across.')
    await expect(hero.getByRole('img')).toHaveCSS('opacity', '0')
    // The terminal asks for the sum all the time.
    expect(await shown('s')).toBe(1)
    for (const part of ['d', 'n', 'k']) expect(await shown(part)).toBe(0)
    await page.mouse.down()
    await expect(button).toHaveText('Hold to pay again')
    await page.mouse.up()
    await expect(news).toHaveText(PAID)
    for (const part of ['s', 'd', 'n', 'k']) await expect.poll(() => shown(part)).toBe(1)
    await expect.poll(() => shown('o')).toBe(0)
    expect(await accessibilityViolations(page, '.hero')).toEqual([])
  })

  test('rests as it was found when it was let go and is left alone', async ({ visit }) => {
    const page = await visit('/')
    const { hero, button } = await atTheCounter(page)
    await button.hover()
    await page.mouse.down()
    await expect(button).toHaveText('Hold on …')
    await page.mouse.up()
    await expect(button).toHaveText('Hold to pay')
    await expect(hero.getByRole('img')).toHaveCSS('opacity', '1')
  })

  test('is paid at by a second tap of who cannot hold', async ({ visit }) => {
    const page = await visit('/')
    const { button, news } = await atTheCounter(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveText('Keep holding')
    await page.keyboard.press('Enter')
    await expect(news).toHaveText(PAID)
  })

  test('is paid at by keyboard, and keeps the focus', async ({ visit }) => {
    const page = await visit('/')
    const { button, news } = await atTheCounter(page)
    await button.focus()
    for (const key of ['Enter', ' ']) {
      await page.keyboard.down(key)
      await expect(button).toHaveText('Hold on …')
      await expect(button).toHaveText('Hold to pay again')
      await page.keyboard.up(key)
      await expect(news).toHaveText(PAID)
      await expect(button).toBeFocused()
    }
  })

  test('is paid at by one press where motion is not welcome', async ({ visit }) => {
    const page = await visit('/', { reducedMotion: 'reduce' })
    const { button, news } = await atTheCounter(page, 'Pay')
    await button.click()
    await expect(button).toHaveText('Hold on …')
    await expect(news).toHaveText(PAID)
  })

  test('is a picture until the page has loaded, and costs no second request', async ({ visit }) => {
    const page = await visit('/')
    const { hero } = await atTheCounter(page)
    const drawing = String(await hero.getByRole('img').getAttribute('src'))
    const requests = (src: string) => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const code = files.filter(({ name }) => /\/counter-[^/]*\.js$/.test(name))
      return {
        transferred: files
          .filter(({ name, initiatorType }) => name.includes(src) && initiatorType === 'fetch')
          .map(({ transferSize }) => transferSize),
        isAfterLoad: code.map(({ startTime }) => startTime > load!.loadEventStart),
      }
    }
    // The browser lists a request a moment after its answer was read.
    await expect
      .poll(() => page.evaluate(requests, drawing))
      .toEqual({ transferred: [0], isAfterLoad: [true] })
  })

  test('is nothing that another picture would turn into', async ({ visit }) => {
    const page = await visit('/pay-online')
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.hero__picture').getByRole('img')).toHaveCount(1)
    await expect(page.locator('.hero__picture').getByRole('button')).toHaveCount(0)
  })
})
