import { describe, expect, phone, test } from './harness/test'

/** The pages with the most sections. */
const LONG = ['/', '/local-store', '/careers']

describe('on a phone', () => {
  test.for(LONG)('%s is at most 9,000 pixels long', async (path, { visit }) => {
    const page = await visit(path, { viewport: { ...phone, width: 390 } })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(9000)
  })

  test('the services open one at a time, and none hides a benefit for good', async ({ visit }) => {
    const page = await visit('/local-store', {
      viewport: phone,
      javaScriptEnabled: false,
      isHydrated: false,
    })
    const list = page.locator('.service-table__list')
    const [first, second] = [list.getByText('Ideas from'), list.getByText('You know who')]
    await expect(first).toBeHidden()
    await list.getByText('Sales AI').click()
    await expect(first).toBeVisible()
    await list.getByText('CRM', { exact: true }).click()
    await expect(second).toBeVisible()
    await expect(first).toBeHidden()
    await expect(page.getByRole('table')).toBeHidden()
  })

  test('the keyboard reaches the second pack in its row', async ({ visit }) => {
    const page = await visit('/local-store', { viewport: phone, reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Get the physical store pack' }).focus()
    const second = page.getByRole('link', { name: 'Get the online store pack' })
    await expect(second).not.toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(second).toBeFocused()
    await expect(second).toBeInViewport({ ratio: 1 })
  })
})
