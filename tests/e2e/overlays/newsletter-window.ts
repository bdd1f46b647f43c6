import type { Page } from 'playwright'
import { expect } from '../harness/test'

const describedFaults = (controls: Element[]) =>
  controls.map((one) => {
    const id = one.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })

/** The newsletter's window, whether it stands or not. */
export function newsletterWindow(page: Page) {
  const box = page.getByRole('dialog', { name: 'Join the Beam newsletter' })
  const email = box.getByLabel('Your email')
  const terms = box.getByRole('checkbox', { name: /^I agree to the Terms and Conditions/ })
  const agree = box.getByRole('button', { name: /^Agree/ })
  return {
    box,
    email,
    terms,
    agree,
    notNow: box.getByRole('button', { name: 'Not now' }),
    status: box.getByRole('status'),
    /** What is said to be wrong with the answers, in their order. */
    faults: () => box.locator('[aria-invalid]').evaluateAll(describedFaults),
    async answer(address: string, isAgreed = true) {
      await email.fill(address)
      await terms.setChecked(isAgreed)
      await agree.click()
    },
  }
}

/** The same, once it has opened by itself. */
export async function opened(page: Page) {
  const shown = newsletterWindow(page)
  await expect(shown.email).toBeFocused()
  return shown
}

/** Longer than it takes to open. */
export const longEnough = (page: Page) => page.waitForTimeout(2000)
