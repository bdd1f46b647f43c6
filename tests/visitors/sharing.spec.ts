import { brand } from '../../contract/brand'
import type { Page } from '@playwright/test'
import { footerLink } from '../harness/browser/go-to'
import { expect, test } from '../harness/browser/test'

const networks = ['LinkedIn', 'X', 'WhatsApp', 'Facebook', 'Telegram', 'Email']

const panel = (page: Page) => page.getByRole('group', { name: 'Share this page on' })
const open = (page: Page) => page.getByRole('button', { name: 'Share this page' }).click()
const option = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true })

/** The networks themselves are never contacted. */
const standIn = (page: Page) =>
  page
    .context()
    .route(/linkedin|facebook|x\.com|whatsapp|t\.me/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shared</title>' }),
    )

async function popupOf(page: Page, act: () => Promise<unknown>) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), act()])
  await popup.waitForLoadState()
  const size = await popup.evaluate(() => [window.innerWidth, window.innerHeight])
  const url = new URL(popup.url())
  await popup.close()
  return { size, url }
}

test.describe('sharing a page', () => {
  test('offers six options in a popup of 600 by 400, and closes its panel', async ({ visit }) => {
    const page = await visit('/news', { before: standIn })
    for (const name of networks.filter((one) => one !== 'Email')) {
      await open(page)
      await expect(panel(page).getByRole('link')).toHaveText(networks)
      const { size, url } = await popupOf(page, () => option(page, name).click())
      expect(size).toEqual([600, 400])
      expect(decodeURIComponent(url.search)).toContain('/news')
      await expect(panel(page)).toBeHidden()
    }
  })

  test('by email opens a new message; Escape closes the panel and returns the focus', async ({
    visit,
  }) => {
    const page = await visit('/news')
    await open(page)
    await expect(option(page, 'Email')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:\\?subject=${encodeURIComponent(brand.name)}%20in%20`),
    )
    await option(page, 'Email').click()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(/\/news$/)
    await open(page)
    await page.keyboard.press('Tab')
    await expect(option(page, 'LinkedIn')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share this page' })).toBeFocused()
  })

  test('uses the title and the URL of the current page', async ({ visit }) => {
    const page = await visit('/', { before: standIn })
    const text = async (name: string) => {
      await open(page)
      const { url } = await popupOf(page, () => option(page, name).click())
      return url.searchParams
    }
    expect((await text('X')).get('text')).toContain('get some of it back')
    await footerLink(page, 'Help Center').click()
    await expect(page).toHaveTitle('Help Center')
    const telegram = await text('Telegram')
    expect(telegram.get('url')).toMatch(/\/help-center$/)
    expect(telegram.get('text')).toBe(
      `${brand.name} Help Center\nGuides, frequent questions, and how to reach us when something isn’t working.`,
    )
  })

  for (const path of ['/careers/tester', '/nothing-here'])
    test(`uses the site’s default text for ${path}`, async ({ visit }) => {
      const page = await visit(path, { expects: [/404/] })
      await open(page)
      await expect(option(page, 'WhatsApp')).toHaveAttribute(
        'href',
        new RegExp(`text=${encodeURIComponent(`${brand.name} – payments with instant cashback`)}`),
      )
    })

  test('a job can be shared from its card', async ({ visit }) => {
    const page = await visit('/careers', { before: standIn })
    const card = page.getByRole('listitem').filter({ hasText: 'Share Tester' })
    await card.getByText('Share', { exact: false }).click()
    await expect(card.getByRole('listitem')).toHaveText(networks)
    const linkedIn = card.getByRole('link', { name: 'LinkedIn' })
    const { size, url } = await popupOf(page, () => linkedIn.click())
    expect(size).toEqual([600, 400])
    expect(url.searchParams.get('url')).toMatch(/\/careers\/tester$/)
    await expect(linkedIn).toBeHidden()
  })
})
