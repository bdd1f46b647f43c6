import { brand } from '../../contract/brand'
import type { Page } from '@playwright/test'
import { addressInCode } from '../harness/browser/address-in-code'
import { alterMenu } from '../harness/browser/altered-menu'
import { footerLink, heading } from '../harness/browser/go-to'
import { expect, phone, test } from '../harness/browser/test'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const projects = (page: Page) => menuOf(page).getByText('Projects', { exact: true })
const link = (page: Page, name: string | RegExp) => menuOf(page).getByRole('link', { name })

test('the logo stays drawn once the app has started, and on the next page', async ({ visit }) => {
  const page = await visit('/')
  const drawn = page
    .getByRole('banner')
    .getByRole('link', { name: `${brand.name}, home` })
    .locator('path')
  await expect(drawn).toHaveCount(3)
  await link(page, 'Careers').click()
  await expect(heading(page)).toBeFocused()
  await expect(drawn).toHaveCount(3)
})

test.describe('the menu on a wide screen', () => {
  test('shows its titles in upper case, and in a dropdown icon, title and reason, which the keyboard follows', async ({
    visit,
  }) => {
    const page = await visit('/')
    const titles = (await menuOf(page).innerText()).split('\n').filter(Boolean)
    expect(titles).toEqual([
      `USE ${brand.name.toUpperCase()}`,
      'PROJECTS',
      'ABOUT US',
      'CAREERS',
      'NEWS',
      'INVESTORS',
      'CONTACTS',
    ])
    await menuOf(page).getByText(`Use ${brand.name}`, { exact: true }).focus()
    await page.keyboard.press('Enter')
    const store = link(page, /^Pay in Store/)
    await expect(store.getByText('Hold out your phone at the till')).toBeVisible()
    await expect(store).toHaveText('Pay in Store Hold out your phone at the till')
    expect((await store.locator('svg').boundingBox())?.width).toBeGreaterThan(20)
    await page.keyboard.press('ArrowDown')
    await expect(store).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/pay-online$/)
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
    await link(page, `${brand.name} & Banks`).click()
    await expect(page).toHaveURL(/\/banks$/)
    await expect(heading(page)).toBeFocused()
    await expect(link(page, `${brand.name} & Banks`)).toBeHidden()
  })

  test('works by keyboard, and Escape closes each level', async ({ visit }) => {
    const page = await visit('/')
    await projects(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(link(page, `${brand.name} & Banks`)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link(page, `${brand.name} & Banks`)).toBeHidden()
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
      ['Shop', 'https://shop.wallet.example'],
      ['Status', 'https://status.wallet.example/'],
    ] as const) {
      await expect(link(page, new RegExp(name))).toHaveAttribute('href', href)
      await expect(link(page, new RegExp(name))).toHaveAttribute('target', '_blank')
    }
    await menuOf(page).getByText('More', { exact: true }).click()
    await expect(link(page, 'Backers')).toHaveAttribute('href', '/technology-partnerships')
    await expect(link(page, 'Help')).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('the code beside the stores', () => {
  for (const [how, options] of [
    ['with the app', {}],
    ['without scripts', { javaScriptEnabled: false, isHydrated: false }],
  ] as const)
    test(`opens and closes ${how}`, async ({ visit }) => {
      const requests: string[] = []
      const page = await visit('/about-us', {
        ...options,
        before: async (one) => void one.on('request', (request) => requests.push(request.url())),
      })
      const fetched = () => requests.filter((url) => url.endsWith('/get-the-app.svg')).length
      // The page has loaded, with all that does not wait until it is seen. Without scripts nothing waits.
      if (how === 'with the app') expect(fetched()).toBe(0)
      await page.getByRole('banner').getByRole('button', { name: 'Get the app' }).click()
      const code = page.getByRole('img', { name: 'QR code' })
      await expect(code).toBeVisible()
      await expect.poll(fetched).toBe(1)
      await expect
        .poll(async () => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      expect(await addressInCode(code)).toBe(new URL('/get-the-app', page.url()).href)
      await page.keyboard.press('Escape')
      await expect(code).toBeHidden()
    })
})

for (const [title, options] of [
  ['a tablet', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
  ['a small window', { viewport: { width: 1210, height: 800 } }],
] as const)
  test(`${title} has the store links without the code`, async ({ visit }) => {
    const header = (await visit('/about-us', options)).getByRole('banner')
    await expect(header.getByRole('link', { name: /App Store/ })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Get the app' })).toBeHidden()
  })

test.describe('the menu on a phone', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const options = { viewport: phone, hasTouch: true }

  test('opens as a panel that traps the focus, and closes on Escape, a tap on the overlay or a link', async ({
    visit,
  }) => {
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
    await opener(page).tap()
    await expect(panel(page)).toBeVisible()
    await page.touchscreen.tap(10, 400)
    await expect(panel(page)).toBeHidden()
    await opener(page).tap()
    await link(page, 'Careers').tap()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(heading(page)).toBeFocused()
  })

  test('has the reasons, the search, the quick links and the stores', async ({ visit }) => {
    const page = await visit('/', options)
    await opener(page).tap()
    await menuOf(page).getByText(`Use ${brand.name}`, { exact: true }).tap()
    await expect(menuOf(page).getByText('Take payments, give cashback')).toBeVisible()
    await expect(panel(page).getByRole('link', { name: /App Store/ })).toBeVisible()
    await panel(page).getByRole('link', { name: 'Help Center', exact: true }).tap()
    await expect(page).toHaveURL(/\/help-center$/)
    await expect(panel(page)).toBeHidden()
    await opener(page).tap()
    await panel(page).getByRole('searchbox', { name: 'Search' }).fill('cashback')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=cashback$/)
    await expect(heading(page)).toHaveText('Search')
  })

  test('shows the current page in its third level at once', async ({ visit }) => {
    const page = await visit('/software-partners', options)
    await opener(page).tap()
    await projects(page).tap()
    await expect(link(page, /^Software Partners/)).toHaveAttribute('aria-current', 'page')
    await expect(link(page, /^Software Partners/)).toBeVisible()
  })

  test('leaves the focus in its search field, however soon that has it', async ({ visit }) => {
    const page = await visit('/', options)
    await page
      .getByRole('dialog', { name: 'Menu', includeHidden: true })
      .evaluate(async (menu: HTMLElement) => {
        const opened = new Promise((resolve) => menu.addEventListener('toggle', resolve))
        menu.showPopover()
        menu.querySelector('input')?.focus()
        await opened
      })
    await expect(panel(page).getByRole('searchbox', { name: 'Search' })).toBeFocused()
  })

  test('keeps the focus when the page of a link appears after it was opened again', async ({
    visit,
  }) => {
    const page = await visit('/', options)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/pages?*careers*', (route) => released.then(() => route.fallback()))
    await opener(page).tap()
    await link(page, 'Careers').tap()
    await expect(page).toHaveURL(/\/careers$/)
    await opener(page).tap()
    const search = panel(page).getByRole('searchbox', { name: 'Search' })
    await search.fill('cash')
    release()
    await expect(heading(page)).toContainText('wallet')
    await expect(search).toBeFocused()
    await page.keyboard.type('back')
    await expect(search).toHaveValue('cashback')
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
})
