import type { Page } from 'playwright'
import { alterMenu } from './harness/altered-menu'
import { footerLink, heading } from './harness/go-to'
import { describe, expect, phone, test } from './harness/test'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const projects = (page: Page) => menuOf(page).getByText('Projects', { exact: true })
const link = (page: Page, name: string | RegExp) => menuOf(page).getByRole('link', { name })

describe('the menu on a wide screen', () => {
  test('shows its titles in upper case', async ({ visit }) => {
    const page = await visit('/')
    const titles = (await menuOf(page).innerText()).split('\n').filter(Boolean)
    expect(titles).toEqual([
      'USE BEAM',
      'PROJECTS',
      'ABOUT US',
      'CAREERS',
      'NEWS',
      'INVESTORS',
      'CONTACTS',
    ])
  })

  test('opens its three levels on hover; a click keeps them open until a click elsewhere', async ({
    visit,
  }) => {
    const page = await visit('/')
    await projects(page).hover()
    await expect(menuOf(page).getByText('Technology Partners')).toBeVisible()
    await expect(link(page, 'Software Partners')).toBeVisible()
    await projects(page).click()
    await expect(link(page, 'Software Partners')).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(link(page, 'Software Partners')).toBeVisible()
    await page.mouse.click(640, 700)
    await expect(link(page, 'Software Partners')).toBeHidden()

    await projects(page).hover()
    await link(page, 'Beam & Banks').click()
    await expect(page).toHaveURL(/\/banks$/)
    await expect(heading(page)).toBeFocused()
    await expect(link(page, 'Beam & Banks')).toBeHidden()
  })

  test('works by keyboard, and Escape closes each level', async ({ visit }) => {
    const page = await visit('/')
    await projects(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(link(page, 'Beam & Banks')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link(page, 'Beam & Banks')).toBeHidden()
    await expect(projects(page)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(link(page, 'About Us')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(link(page, 'Software Partners')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/software-partners$/)
  })

  test('opens and closes by touch', async ({ visit }) => {
    const page = await visit('/', { hasTouch: true })
    await projects(page).tap()
    await expect(link(page, 'Software Partners')).toBeVisible()
    await page.touchscreen.tap(640, 700)
    await expect(link(page, 'Software Partners')).toBeHidden()
    await projects(page).tap()
    await link(page, 'Software Partners').tap()
    await expect(page).toHaveURL(/\/software-partners$/)
  })

  test('opens external links in a new tab, and rewrites old paths', async ({ visit }) => {
    const page = await visit('/', { before: alterMenu })
    await footerLink(page, 'Help Center').click()
    for (const [name, href] of [
      ['Shop', 'https://shop.beam.example'],
      ['Status', 'https://status.beam.example/'],
    ] as const) {
      await expect(link(page, new RegExp(name))).toHaveAttribute('href', href)
      await expect(link(page, new RegExp(name))).toHaveAttribute('target', '_blank')
    }
    await menuOf(page).getByText('More', { exact: true }).click()
    await expect(link(page, 'Backers')).toHaveAttribute('href', '/technology-partnerships')
    await expect(link(page, 'Help')).toHaveAttribute('aria-current', 'page')
  })
})

describe('the menu on a phone', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const options = { viewport: phone, hasTouch: true }

  test('opens as a panel, and a tap on the overlay closes it', async ({ visit }) => {
    const page = await visit('/', options)
    await opener(page).tap()
    await expect(panel(page)).toBeVisible()
    await page.touchscreen.tap(10, 400)
    await expect(panel(page)).toBeHidden()
  })

  test('closes when a link is followed', async ({ visit }) => {
    const page = await visit('/', options)
    await opener(page).tap()
    await link(page, 'Careers').tap()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(heading(page)).toBeFocused()
  })

  test('opens one group at a time', async ({ visit }) => {
    const page = await visit('/', { ...options, before: alterMenu })
    await footerLink(page, 'Help Center').tap()
    await expect(heading(page)).toBeFocused()
    await opener(page).tap()
    await projects(page).tap()
    await menuOf(page).getByText('Technology Partners').tap()
    await expect(link(page, 'Software Partners')).toBeVisible()
    await menuOf(page).getByText('More', { exact: true }).tap()
    await expect(link(page, 'Backers')).toBeVisible()
    await expect(link(page, 'Software Partners')).toBeHidden()
    await menuOf(page).getByText('More', { exact: true }).tap()
    await expect(link(page, 'Backers')).toBeHidden()
  })

  test('traps the focus while open, and returns it afterwards', async ({ visit }) => {
    const page = await visit('/', options)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const close = panel(page).getByRole('button', { name: 'Close menu' })
    await expect(close).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(panel(page).getByRole('link', { name: /Google Play/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
})
