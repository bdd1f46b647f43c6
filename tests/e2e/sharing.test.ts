import type { Page } from 'playwright'
import { footerLink } from './harness/go-to'
import { describe, expect, test } from './harness/test'

const networks = ['LinkedIn', 'X', 'WhatsApp', 'Facebook', 'Telegram', 'Email']

const panel = (page: Page) => page.getByRole('group', { name: 'Share this page on' })
const open = (page: Page) => page.getByRole('button', { name: 'Share this page' }).click()
const option = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true })

/** The networks themselves are not asked. */
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
  const address = new URL(popup.url())
  await popup.close()
  return { size, address }
}

describe('sharing a page', () => {
  test('offers six ways, in a window of 600 by 400, and closes after', async ({ visit }) => {
    const page = await visit('/news', { before: standIn })
    for (const name of networks.filter((one) => one !== 'Email')) {
      await open(page)
      await expect(panel(page).getByRole('link')).toHaveText(networks)
      const { size, address } = await popupOf(page, () => option(page, name).click())
      expect(size).toEqual([600, 400])
      expect(decodeURIComponent(address.search)).toContain('/news')
      await expect(panel(page)).toBeHidden()
    }
  })

  test('by email writes a message', async ({ visit }) => {
    const page = await visit('/news')
    await open(page)
    await expect(option(page, 'Email')).toHaveAttribute('href', /^mailto:\?subject=Beam%20in%20/)
    await option(page, 'Email').click()
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(/\/news$/)
  })

  test('speaks of the page that is open, with its address as it is', async ({ visit }) => {
    const page = await visit('/', { before: standIn })
    const words = async (name: string) => {
      await open(page)
      const { address } = await popupOf(page, () => option(page, name).click())
      return address.searchParams
    }
    expect((await words('X')).get('text')).toContain('get some of it back')
    await footerLink(page, 'Help Center').click()
    await expect(page).toHaveTitle('Help Center')
    const telegram = await words('Telegram')
    expect(telegram.get('url')).toMatch(/\/help-center$/)
    expect(telegram.get('text')).toBe(
      'Beam Help Center\nGuides, frequent questions, and how to reach us when something isn’t working.',
    )
  })

  test.for(['/careers/tester', '/nothing-here'])(
    'says the same of %s as of the site',
    async (path, { visit }) => {
      const page = await visit(path, { expects: [/404/] })
      await open(page)
      await expect(option(page, 'WhatsApp')).toHaveAttribute(
        'href',
        /text=Beam%20%E2%80%93%20payments%20with%20instant%20cashback/,
      )
    },
  )

  test('closes by Escape, and gives the focus back', async ({ visit }) => {
    const page = await visit('/')
    await open(page)
    await page.keyboard.press('Tab')
    await expect(option(page, 'LinkedIn')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share this page' })).toBeFocused()
  })

  test('a job is shared from its card', async ({ visit }) => {
    const page = await visit('/careers', { before: standIn })
    const card = page.getByRole('listitem').filter({ hasText: 'Share Tester' })
    await card.getByText('Share', { exact: false }).click()
    await expect(card.getByRole('listitem')).toHaveText(networks)
    const linkedIn = card.getByRole('link', { name: 'LinkedIn' })
    const { size, address } = await popupOf(page, () => linkedIn.click())
    expect(size).toEqual([600, 400])
    expect(address.searchParams.get('url')).toMatch(/\/careers\/tester$/)
    await expect(linkedIn).toBeHidden()
  })
})
