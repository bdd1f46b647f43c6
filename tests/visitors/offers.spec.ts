import { brand } from '../../contract/brand'
import type { Page } from '@playwright/test'
import { goTo } from '../harness/browser/go-to'
import { expect, test } from '../harness/browser/test'

const inPink = (page: Page) =>
  page.route('**/api/pages?*home*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"theme":"teal"', '"theme":"pink"')
    await route.fulfill({ response, body })
  })

test.describe('the public sale', () => {
  for (const theme of ['teal', 'pink'])
    test(`is offered in ${theme}, with two links`, async ({ visit }) => {
      const page = await visit('/help-center', theme === 'pink' ? { before: inPink } : {})
      await goTo(page, '/')
      const banner = page
        .locator('section')
        .filter({ hasText: `Participate in the ${brand.name} token Public-Sale` })
      await expect(banner).toHaveAttribute('data-variant', theme)
      for (const name of [/^Click here/, 'Participate in public sale']) {
        const link = banner.getByRole('link', { name })
        await expect(link).toHaveAttribute('href', /^https:\/\/sale\./)
        await expect(link).toHaveAttribute('target', '_blank')
      }
    })
})

test.describe('a job', () => {
  test('can be applied for in a new tab, with its position selected', async ({ visit }) => {
    const page = await visit('/careers/java-scala-developer')
    const apply = page.getByRole('link', { name: /^Apply Now/ })
    const [tab] = await Promise.all([page.waitForEvent('popup'), apply.click()])
    expect(tab.url()).toMatch(/\/careers\/apply\?position=Java%2FScala%20Developer$/)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('can be applied for from its card', async ({ visit }) => {
    const page = await visit('/careers')
    await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(14)
    await page.getByRole('link', { name: /^Apply Now.*SEO/ }).click()
    await expect(page).toHaveURL(/\/careers\/apply\?position=SEO%20Specialist$/)
  })
})
