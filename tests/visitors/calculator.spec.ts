import type { Page } from '@playwright/test'
import { delayApp } from '../harness/browser/delay-app'
import { expect, test, hydrate } from '../harness/browser/test'

/** Types an amount in the moment in which the app shows the calculator. */
const typeOnceShown = (page: Page, amount: string) =>
  page.evaluate(
    async (value) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const field = document.querySelector<HTMLInputElement>('[data-calculator] [type=number]')
          if (!field) return
          observer.disconnect()
          field.value = value
          field.dispatchEvent(new Event('input', { bubbles: true }))
          resolve()
        }).observe(document.body, { childList: true, subtree: true })
      }),
    amount,
  )

test.describe('the cashback calculator', () => {
  test('answers before the app has started, and keeps what was chosen', async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit('/pay-in-store', options)
    const figure = page.locator('main output')
    await expect(figure).toHaveText('€1.25')
    await page.getByRole('spinbutton', { name: 'At the till' }).fill('40')
    await expect(figure).toHaveText('€4.00')
    release()
    await hydrate(page)
    await expect(figure).toHaveText('€4.00')
    await expect(page.getByRole('slider', { name: 'At the till' })).toHaveValue('40')
  })

  test('moves by keyboard, and says the same to a screen reader', async ({ visit }) => {
    const page = await visit('/pay-in-store')
    const rate = page.getByRole('slider', { name: 'The shop gives back' })
    await rate.focus()
    await page.keyboard.press('ArrowRight')
    await expect(rate).toHaveAttribute('aria-valuetext', '15%')
    await expect(page.getByRole('spinbutton', { name: 'The shop gives back' })).toHaveValue('15')
    await expect(page.locator('main output')).toHaveText('€1.88')
    await page.getByRole('spinbutton', { name: 'At the till' }).fill('100000')
    await expect(page.locator('main output')).toHaveText('–')
    await expect(page.locator('.cashback-calculator__field').first()).toMatchAriaSnapshot(
      '- text: €1 to €200',
    )
  })

  test('loads its code only once it is used', async ({ visit }) => {
    const loaded: string[] = []
    const page = await visit('/pay-in-store', {
      before: async (one) => {
        one.on('request', (request) => void loaded.push(new URL(request.url()).pathname))
      },
    })
    const calculator = page.locator('[data-calculator]')
    await calculator.scrollIntoViewIfNeeded()
    await hydrate(page)
    const code = () => loaded.filter((file) => file.includes('calculator'))
    expect(code()).toEqual([])
    const figure = calculator.locator('output').first()
    await calculator.getByRole('slider').first().press('End')
    await expect(figure).not.toHaveText('€1.25')
    expect(code()).toHaveLength(1)
  })

  test('works after moving to its page within the app, and is shown again after that was left', async ({
    visit,
  }) => {
    const page = await visit('/pay-online')
    const typed = typeOnceShown(page, '20')
    await page.getByRole('link', { name: 'Pay in store instead' }).click()
    await typed
    await expect(page.locator('main output')).toHaveText('€2.00')
    await page.getByRole('link', { name: 'Pay online instead' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Check out')
    await page.goBack()
    await page.getByRole('spinbutton', { name: 'At the till' }).fill('60')
    await expect(page.locator('main output')).toHaveText('€6.00')
  })
})
