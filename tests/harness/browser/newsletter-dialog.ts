import type { Page } from '@playwright/test'
import { expect } from './test'

const errorTexts = (controls: Element[]) =>
  controls.map((one) => {
    const id = one.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })

/** The newsletter dialog, open or not. */
export function newsletterDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Join the Beam newsletter' })
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

/** Waits longer than the dialog takes to open. */
export const waitPastOpeningTime = (page: Page) => page.waitForTimeout(2000)
