import type { Page } from 'playwright'
import { inject } from 'vitest'
import { footerLink, goTo, heading } from './harness/go-to'
import { describe, expect, test } from './harness/test'

const { url: cmsUrl } = inject('place').cms
const cutOff = (page: Page) => page.route(`${cmsUrl}/**`, (route) => route.abort())
const source = (page: Page) => page.locator('html')

const failures = [/net::ERR_FAILED/]

describe('when the content service is cut off', () => {
  test('built-in content steps in for the next page, and the page says so', async ({ visit }) => {
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

  test.for(['/careers', '/careers/tester', '/terms-and-conditions'])(
    '%s is there all the same',
    async (path, { visit }) => {
      const page = await visit('/', { expects: failures })
      await cutOff(page)
      await goTo(page, path)
      await expect(heading(page)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(source(page)).toHaveAttribute('data-content', 'built-in')
    },
  )

  test('and its built-in content too, the server is asked', async ({ visit }) => {
    const page = await visit('/', { expects: [...failures, /help-center/] })
    await cutOff(page)
    await page.route('**/assets/help-center*', (route) => route.abort())
    await footerLink(page, 'Help Center').click()
    await expect(page).toHaveTitle('Help Center')
    await expect(heading(page)).toBeVisible()
    await expect(source(page)).toHaveAttribute('data-content', 'cms')
  })
})

describe('when the content service is slow', () => {
  test('the reader hears of it, and reads built-in content in the end', async ({ visit }) => {
    const page = await visit('/', { expects: failures })
    await page.route(`${cmsUrl}/**`, () => undefined)
    await footerLink(page, 'Help Center').click()
    await expect(page.getByText('Loading…')).toBeAttached()
    await expect(page).toHaveTitle('Help Center')
    await expect(source(page)).toHaveAttribute('data-content', 'built-in')
    await expect(page.getByText('Loading…')).not.toBeAttached()
  })

  test('a second thought is followed at once', async ({ visit }) => {
    const page = await visit('/help-center')
    await page.route(`${cmsUrl}/api/pages?*contacts*`, () => undefined)
    await footerLink(page, 'Contacts').click()
    await footerLink(page, 'Privacy Policy').click()
    await expect(page).toHaveTitle(/Privacy/)
    await expect(page).toHaveURL(/\/privacy-policy$/)
  })
})

describe('when a screen breaks', () => {
  test('the frame stands, and leads back', async ({ visit }) => {
    const page = await visit('/', { expects: [/Broken on purpose/] })
    await page.evaluate(() => {
      const encode = encodeURIComponent
      window.encodeURIComponent = (words) => {
        if (words === 'Tester') throw new Error('Broken on purpose')
        return encode(words)
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

describe('an address that nothing stands at', () => {
  test.for(['/nothing-here', '/careers/astronaut'])('%s says so', async (path, { visit }) => {
    const page = await visit(path, { expects: [/404/] })
    await expect(page).toHaveTitle('Page Not Found')
    await expect(heading(page)).toHaveCount(1)
    await goTo(page, '/careers')
    await expect(page).toHaveTitle(/Careers|careers/)
    await goTo(page, `${path}-either`)
    await expect(page).toHaveTitle('Page Not Found')
  })
})

test('a reader without a connection is told, and told no more once it is back', async ({
  visit,
}) => {
  const page = await visit('/')
  const notice = page.getByText('You are offline. You can keep reading this page.')
  await page.context().setOffline(true)
  await expect(notice).toBeVisible()
  await page.context().setOffline(false)
  await expect(notice).toHaveCount(0)
})
