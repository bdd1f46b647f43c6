import type { Page } from '@playwright/test'
import { expect, test } from '../harness/browser/test'

const play = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const dialog = (page: Page) => page.getByRole('dialog')

const standIn = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  )

const options = { before: standIn, expects: [/another host: https:\/\/www\.youtube-nocookie\.com/] }

test.describe('the video dialog', () => {
  test('is not on the page before it is opened, then plays at once, stays on a click inside, and closes with its button', async ({
    visit,
  }) => {
    const page = await visit('/', options)
    await play(page).scrollIntoViewIfNeeded()
    await expect(page.locator('iframe, dialog')).toHaveCount(0)
    await play(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).locator('iframe')).toHaveAttribute(
      'src',
      /\/embed\/[\w-]{11}\?(.*&)?autoplay=1/,
    )
    const close = dialog(page).getByRole('button', { name: 'Close' })
    const { x, y } = (await close.boundingBox())!
    await page.mouse.click(x - 100, y + 10)
    await dialog(page).locator('iframe').click()
    await expect(dialog(page)).toBeVisible()
    await close.click()
    await expect(page.locator('iframe, dialog')).toHaveCount(0)
    await expect(play(page)).toBeFocused()
  })

  test('closes on a click on the overlay, and on Escape', async ({ visit }) => {
    const page = await visit('/', options)
    for (const leave of [() => page.mouse.click(5, 5), () => page.keyboard.press('Escape')]) {
      await play(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      await leave()
      await expect(page.locator('iframe, dialog')).toHaveCount(0)
      await expect(play(page)).toBeFocused()
    }
  })
})
