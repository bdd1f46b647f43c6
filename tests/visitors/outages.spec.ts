import { stack } from '../harness/browser/stack'
import type { Page } from '@playwright/test'
import { footerLink, goTo, heading } from '../harness/browser/go-to'
import { expect, test } from '../harness/browser/test'

const { url: cmsUrl } = stack.cms
const cutOff = (page: Page) => page.route(`${cmsUrl}/**`, (route) => route.abort())
const source = (page: Page) => page.locator('html')

const failures = [/net::ERR_FAILED/]

test.describe('when the content service is unreachable', () => {
  test('the next page shows built-in content, and says so', async ({ visit }) => {
    const page = await visit('/', { expects: failures })
    await expect(source(page)).toHaveAttribute('data-content', 'cms')
    await cutOff(page)
    await footerLink(page, 'Help Center').click()
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle('Help Center')
    await expect(source(page)).toHaveAttribute('data-content', 'built-in')
    await expect(page.getByRole('contentinfo')).toContainText('Terms and Conditions')
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('About Us')

    await page.unroute(`${cmsUrl}/**`)
    await footerLink(page, 'Contacts').click()
    await expect(source(page)).toHaveAttribute('data-content', 'cms')
  })

  test('every kind of page is shown all the same', async ({ visit }) => {
    const page = await visit('/', { expects: failures })
    await cutOff(page)
    for (const path of ['/careers', '/careers/tester', '/terms-and-conditions']) {
      await goTo(page, path)
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(source(page)).toHaveAttribute('data-content', 'built-in')
    }
  })

  test('and built-in content cannot be loaded either, the site’s server is asked for the page', async ({
    visit,
  }) => {
    const page = await visit('/', { expects: [...failures, /help-center/] })
    await cutOff(page)
    await page.route('**/assets/help-center*', (route) => route.abort())
    await footerLink(page, 'Help Center').click()
    await expect(page).toHaveTitle('Help Center')
    await expect(heading(page)).toBeVisible()
    await expect(source(page)).toHaveAttribute('data-content', 'cms')
  })
})

test.describe('when the content service is slow', () => {
  test('the visitor sees a loading state, then built-in content', async ({ visit }) => {
    const page = await visit('/', { expects: failures })
    await page.route(`${cmsUrl}/**`, () => undefined)
    await footerLink(page, 'Help Center').click()
    await expect(page.getByText('Loading…')).toBeAttached()
    await expect(page).toHaveTitle('Help Center')
    await expect(source(page)).toHaveAttribute('data-content', 'built-in')
    await expect(page.getByText('Loading…')).not.toBeAttached()
  })

  test('a second navigation replaces the first at once', async ({ visit }) => {
    const page = await visit('/help-center')
    await page.route(`${cmsUrl}/api/pages?*contacts*`, () => undefined)
    await footerLink(page, 'Contacts').click()
    await footerLink(page, 'Privacy Policy').click()
    await expect(page).toHaveTitle(/Privacy/)
    await expect(page).toHaveURL(/\/privacy-policy$/)
  })
})

test.describe('when a screen breaks', () => {
  test('header and footer stay, with a link back', async ({ visit }) => {
    const page = await visit('/', { expects: [/Broken on purpose/] })
    await page.evaluate(() => {
      const encode = encodeURIComponent
      window.encodeURIComponent = (text) => {
        if (text === 'Tester') throw new Error('Broken on purpose')
        return encode(text)
      }
    })
    await goTo(page, '/careers/tester')
    await expect(heading(page)).toHaveText('This page could not be shown')
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle('This page could not be shown')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(heading(page)).toHaveText(/Pay with your phone/)
    await expect(page).toHaveURL(/\/$/)
  })
})

test.describe('an unknown path', () => {
  for (const path of ['/nothing-here', '/careers/astronaut'])
    test(`${path} shows the not-found page`, async ({ visit }) => {
      const page = await visit(path, { expects: [/404/] })
      await expect(page).toHaveTitle('Page Not Found')
      await expect(heading(page)).toHaveCount(1)
      await expect(page.getByRole('link', { name: 'Ask the Help Center' })).toBeVisible()
      await goTo(page, '/careers')
      await expect(page).toHaveTitle(/Careers|careers/)
      await goTo(page, `${path}-either`)
      await expect(page).toHaveTitle('Page Not Found')
    })
})

test('a visitor sees a notice while offline, and no longer once online', async ({ visit }) => {
  // A page that loads nothing late: a script requested while offline would be reported as an error.
  const page = await visit('/terms')
  const notice = page.getByText('You are offline. You can keep reading this page.')
  await page.context().setOffline(true)
  await expect(notice).toBeVisible()
  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
})
