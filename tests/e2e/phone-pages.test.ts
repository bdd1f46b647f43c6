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

  test.for([...LONG, '/technology-partnerships'])(
    'nothing on %s is hidden until it is swiped sideways',
    async (path, { visit }) => {
      const page = await visit(path, { viewport: phone })
      const swiped = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.className),
      )
      expect(swiped).toEqual([])
    },
  )
})
