import type { Page } from 'playwright'
import { footerLink, goTo, heading } from './harness/go-to'
import { describe, expect, phone, test } from './harness/test'

const top = (page: Page) => page.evaluate(() => window.scrollY)
const announced = (page: Page) => page.locator('p[role=status]:last-child').last()

describe('going to another page', () => {
  test('begins at its top, with its heading in focus, its title in the tab and read out', async ({
    visit,
  }) => {
    const page = await visit('/')
    await footerLink(page, 'Help Center').click()
    await expect(page).toHaveURL(/\/help-center$/)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle('Help Center')
    await expect(announced(page)).toHaveText('Help Center')
    await expect.poll(() => top(page)).toBe(0)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/help-center$/)
  })

  test('tells search engines of it what the server would', async ({ visit }) => {
    const page = await visit('/nothing-here', { expects: [/404/] })
    const robots = page.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    await expect(robots).toHaveCount(0)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/help-center$/)
  })

  test('keeps the open app: nothing is loaded twice', async ({ visit }) => {
    const page = await visit('/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    for (const name of ['Contacts', 'Privacy Policy', 'Terms and Conditions']) {
      await footerLink(page, name).click()
      await expect(heading(page)).toBeFocused()
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })

  test('and back again leads to where the reader was', async ({ visit }) => {
    const page = await visit('/help-center', { viewport: phone })
    await footerLink(page, 'Terms and Conditions').click()
    await expect(heading(page)).toBeFocused()
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(() => top(page)).toBe(1500)
    await footerLink(page, 'Privacy Policy').click()
    await expect(page).toHaveTitle(/Privacy/)
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveTitle(/Terms/)
    await expect.poll(() => top(page)).toBeGreaterThan(1000)
    await page.goForward()
    await expect(page).toHaveTitle(/Privacy/)
  })

  test('in a browser with view transitions uses them', async ({ visit }) => {
    const page = await visit('/', { before: countTransitions })
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => (window as Counting).transitions)).toBe(1)
  })

  test('moves nothing for a reader who asked for less motion', async ({ visit }) => {
    const page = await visit('/', { before: countTransitions, reducedMotion: 'reduce' })
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => (window as Counting).transitions)).toBe(0)
  })

  test('that the server moved elsewhere follows it there', async ({ visit }) => {
    const page = await visit('/')
    await goTo(page, '/forinvestors')
    await expect(page).toHaveURL(/\/investors-form$/)
    await expect(heading(page)).toBeVisible()
  })
})

describe('an anchor', () => {
  test('on the same page is scrolled to', async ({ visit }) => {
    const page = await visit('/local-store', { reducedMotion: 'reduce' })
    await page.getByRole('main').locator('a[href="#installation-packs"]').first().click()
    await expect(page).toHaveURL(/#installation-packs$/)
    await expect.poll(() => distance(page, 'installation-packs')).toBeLessThan(200)
  })

  test('of another page is reached when that page is there', async ({ visit }) => {
    const page = await visit('/')
    await goTo(page, '/local-store#installation-packs')
    await expect(page).toHaveTitle('Local Store')
    await expect.poll(() => distance(page, 'installation-packs')).toBeLessThan(200)
    await expect(page.locator('#installation-packs')).toBeFocused()
  })
})

/** How far below the window's top an element begins. */
const distance = (page: Page, id: string) =>
  page.evaluate((name) => Math.abs(document.getElementById(name)!.getBoundingClientRect().top), id)

type Counting = Window & { transitions?: number }

const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const counting = window as Counting
    counting.transitions = 0
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      counting.transitions = (counting.transitions ?? 0) + 1
      return start(update)
    }
  })
