import { brand } from '../../../contract/brand'
import type { Page } from '@playwright/test'
import { expect, hydrate } from './test'

const errorTexts = (controls: Element[]) =>
  controls.map((one) => {
    const id = one.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })

/** The newsletter dialog, open or not. */
export function newsletterDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: `Join the ${brand.name} newsletter` })
  const email = dialog.getByLabel('Your email')
  const terms = dialog.getByRole('checkbox', { name: /^I agree to the Terms and Conditions/ })
  const agree = dialog.getByRole('button', { name: /^Agree/ })
  return {
    dialog,
    email,
    terms,
    agree,
    notNow: dialog.getByRole('button', { name: 'Not now' }),
    status: dialog.getByRole('status'),
    /** The error messages shown, in field order. */
    errors: () => dialog.locator('[aria-invalid]').evaluateAll(errorTexts),
    async submit(address: string, isAgreed = true) {
      await email.fill(address)
      await terms.setChecked(isAgreed)
      await agree.click()
    },
  }
}

/** Waits until the dialog has opened by itself. */
export async function waitUntilOpen(page: Page) {
  const shown = newsletterDialog(page)
  await expect(shown.email).toBeFocused()
  return shown
}

/**
 * Lets longer pass than the dialog takes to open, on a page with Playwright's clock. In steps, between
 * which code that the page has asked for arrives.
 */
export async function passOpeningTime(page: Page) {
  await hydrate(page)
  for (let step = 0; step < 10; step++) await page.clock.runFor(1000)
}
