import { brand } from '../../contract/brand'
import type { Page } from '@playwright/test'
import { routes } from '../harness/routes'
import { expect, phone, test } from '../harness/browser/test'

const footer = (page: Page) => page.getByRole('contentinfo')

const linksIn = (page: Page, name: string) =>
  footer(page)
    .getByRole('list', { name })
    .or(footer(page).getByRole('navigation', { name }))
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((one) => {
        const { href, target } = one as HTMLAnchorElement
        const text = one.getAttribute('aria-label') ?? one.textContent ?? ''
        return { name: text.replace(' (opens in a new tab)', ''), href, target }
      }),
    )

test.describe('the footer', () => {
  test('has working links, the external ones in a new tab', async ({ visit }) => {
    const page = await visit('/', { viewport: phone })
    const quick = await linksIn(page, 'Quick links')
    expect(quick.map(({ name }) => name)).toEqual([
      'Blog',
      'Help Center',
      'Terms and Conditions',
      'Privacy Policy',
      'Contacts',
    ])
    const social = await linksIn(page, `${brand.name} elsewhere`)
    expect(social.map(({ name }) => name)).toEqual([
      'Instagram',
      'Facebook',
      'X',
      'LinkedIn',
      'YouTube',
      'Medium',
      'Telegram',
      'TikTok',
      'Pinterest',
    ])
    const known = routes.map(({ path }) => path)
    for (const { href, target } of [...quick, ...social]) {
      const { origin, pathname } = new URL(href)
      const isOurs = origin === new URL(page.url()).origin
      expect(target).toBe(isOurs ? '' : '_blank')
      if (isOurs) expect(known).toContain(pathname)
    }
  })

  test('takes little more than one screen of a phone, and ends the page', async ({ visit }) => {
    const page = await visit('/careers', { viewport: phone })
    const box = await footer(page).boundingBox()
    expect(box?.height).toBeLessThan(phone.height * 1.25)
    const { bottom, end } = await footer(page).evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom + scrollY,
      end: document.documentElement.scrollHeight,
    }))
    expect(end).toBe(Math.round(bottom))
  })

  test('offers the app in both stores, in a new tab', async ({ visit }) => {
    const page = await visit('/')
    for (const name of [/App Store/, /Google Play/]) {
      const link = footer(page).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', /^https:\/\/(apps\.apple|play\.google)\.com\//)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('shows four partners, two badges and the current year', async ({ visit }) => {
    const page = await visit('/news')
    const marks = (name: string) => footer(page).getByRole('list', { name }).getByRole('img')
    await expect(marks('Partners')).toHaveCount(4)
    await expect(marks('Certifications')).toHaveCount(2)
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${brand.name}`)
    await expect(footer(page)).toContainText('trademarks')
  })
})
