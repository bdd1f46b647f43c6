import type { Page } from '@playwright/test'
import { footerLink, goTo, heading } from '../harness/browser/go-to'
import { expect, phone, test } from '../harness/browser/test'

const top = (page: Page) => page.evaluate(() => window.scrollY)
const announcement = (page: Page) => page.locator('p[role=status]:last-child').last()

test.describe('navigating to another page', () => {
  test('starts at its top with a view transition, focuses its heading, and sets and announces its title', async ({
    visit,
  }) => {
    const page = await visit('/', { before: countTransitions })
    await footerLink(page, 'Help Center').click()
    await expect(page).toHaveURL(/\/help-center$/)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle('Help Center')
    await expect(announcement(page)).toHaveText('Help Center')
    await expect.poll(() => top(page)).toBe(0)
    expect(await page.evaluate(() => (window as Counting).transitions)).toBe(1)
  })

  test('sets the same metadata as the server would', async ({ visit }) => {
    const page = await visit('/nothing-here', { expects: [/404/] })
    const robots = page.locator('meta[name=robots]')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    await expect(robots).toHaveCount(0)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', /\/help-center$/)
  })

  test('keeps the app, and follows the server’s redirects', async ({ visit }) => {
    const page = await visit('/')
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    for (const name of ['Contacts', 'Privacy Policy', 'Terms and Conditions']) {
      await footerLink(page, name).click()
      await expect(heading(page)).toBeFocused()
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    await goTo(page, '/forinvestors')
    await expect(page).toHaveURL(/\/investors-form$/)
    await expect(heading(page)).toBeVisible()
  })

  test('and back restores the scroll position', async ({ visit }) => {
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

  test('animates nothing for a visitor who prefers reduced motion', async ({ visit }) => {
    const page = await visit('/', { before: countTransitions, reducedMotion: 'reduce' })
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    expect(await page.evaluate(() => (window as Counting).transitions)).toBe(0)
  })
})

test.describe('an anchor', () => {
  test('on the same page is scrolled to', async ({ visit }) => {
    const page = await visit('/local-store', { reducedMotion: 'reduce' })
    await page.getByRole('main').locator('a[href="#installation-packs"]').first().click()
    await expect(page).toHaveURL(/#installation-packs$/)
    await expect.poll(() => distanceTo(page, 'installation-packs')).toBeLessThan(200)
  })

  test('of another page is scrolled to once that page has loaded', async ({ visit }) => {
    const page = await visit('/')
    await goTo(page, '/local-store#installation-packs')
    await expect(page).toHaveTitle('Local Store')
    await expect.poll(() => distanceTo(page, 'installation-packs')).toBeLessThan(200)
    await expect(page.locator('#installation-packs')).toBeFocused()
  })
})

/** The distance of an element from the top of the viewport. */
const distanceTo = (page: Page, id: string) =>
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
