import { describe, expect, phone, test } from './harness/test'

describe('the menu', () => {
  test('opens as a panel on a phone, and a tap on the overlay closes it', async ({ visit }) => {
    const page = await visit('/', { viewport: phone, hasTouch: true })
    await page.getByRole('button', { name: /menu/i }).click()
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(panel).toBeHidden()
  })
})
