import { brand } from '../../../contract/brand'
import type { Page } from '@playwright/test'
import { expect, phone, test } from '../../harness/browser/test'
import {
  newsletterDialog,
  passOpeningTime,
  waitUntilOpen,
} from '../../harness/browser/newsletter-dialog'

const isNew = true

/** A visitor who focuses the form before the page has loaded. */
const startWriting = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('[name=firstName]')?.focus(),
    ),
  )

test.describe('the newsletter dialog', () => {
  test('opens a second after the page has loaded, with the email field focused', async ({
    visit,
  }) => {
    let code: Promise<unknown> | undefined
    const page = await visit('/partnerships', {
      isNew,
      async before(one) {
        await one.clock.install()
        await one.clock.pauseAt(Date.now() + 1000)
        code = one.waitForResponse(/newsletter-dialog.*\.js/)
      },
    })
    await code
    const { dialog, email } = newsletterDialog(page)
    await page.clock.runFor(900)
    await expect(dialog).toBeHidden()
    // In steps, until the code that has just arrived has run, too.
    await expect.poll(() => page.clock.runFor(100).then(() => dialog.isVisible())).toBe(true)
    await expect(email).toBeFocused()
    await page.keyboard.type('ana@example.org')
    await expect(email).toHaveValue('ana@example.org')
  })

  test('makes the page behind it inert', async ({ visit }) => {
    const page = await visit('/partnerships', { isNew, isHydrated: false, viewport: phone })
    await waitUntilOpen(page)
    for (const landmark of ['banner', 'main', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(landmark)).toHaveAttribute('inert')
    await page.mouse.move(10, 10)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await waitUntilOpen(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('does not open while a visitor fills in a form', async ({ visit }) => {
    const page = await visit('/contacts', {
      isNew,
      async before(one) {
        await startWriting(one)
        await one.clock.install()
      },
    })
    await passOpeningTime(page)
    await page.keyboard.type('Ana')
    await expect(newsletterDialog(page).dialog).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await page.getByRole('link', { name: `${brand.name}, home` }).click()
    await waitUntilOpen(page)
  })

  test('does not open where the settings turn it off', async ({ visit }) => {
    const withSettings = (from: string, to: string) => async (page: Page) => {
      await page.clock.install()
      await page.route(
        (url) => url.pathname.startsWith('/_layout/'),
        async (route) => {
          const response = await route.fetch()
          const json = await response.text()
          expect(json).toContain(from)
          await route.fulfill({ response, body: json.replace(from, to) })
        },
      )
    }
    const off = withSettings('"newsletterModalEnabled":true', '"newsletterModalEnabled":false')
    const hidden = withSettings(
      '"newsletterModalHiddenOn":[]',
      '"newsletterModalHiddenOn":[{"slug":"news"}]',
    )
    const pages = [
      await visit('/beamnews', { isNew, before: off }),
      await visit('/beamnews', { isNew, before: hidden }),
    ]
    for (const page of pages) {
      await passOpeningTime(page)
      await expect(newsletterDialog(page).dialog).toBeHidden()
    }
  })
})
