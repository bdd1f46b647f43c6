import { expect, phone, test } from '../harness/browser/test'

const titles = ['Knowledge base', 'FAQs', 'Troubleshooting']

test.describe('the cards of the help centre', () => {
  test('flip on hover, and link to support in a new tab', async ({ visit }) => {
    const page = await visit('/help-center')
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
    await expect(cards).toHaveCount(titles.length)
    for (let index = 0; index < titles.length; index++) {
      const link = cards.nth(index).getByRole('link')
      await expect(link).toBeHidden()
      await cards.nth(index).hover()
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('flip by keyboard, and their link is next in the tab order', async ({ visit }) => {
    const page = await visit('/help-center')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .last()
    await card.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    const link = card.getByRole('link', { name: /Get in touch/ })
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(link).toBeHidden()
  })

  test('flip on a tap, and back on another', async ({ visit }) => {
    const page = await visit('/help-center', { viewport: phone, hasTouch: true, isMobile: true })
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    await card.tap({ position: { x: 40, y: 40 } })
    await expect(card.getByRole('link')).toBeVisible()
    await card.tap({ position: { x: 40, y: 40 } })
    await expect(card.getByRole('link')).toBeHidden()
  })
})
