import type { Page } from 'playwright'
import { describe, expect, test } from './harness/test'

const play = (page: Page) => page.getByRole('button', { name: 'Play the film' })
const dialog = (page: Page) => page.getByRole('dialog')

const standIn = (page: Page) =>
  page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
  )

const wishes = { before: standIn, expects: [/another host: https:\/\/www\.youtube-nocookie\.com/] }

describe('the film', () => {
  test('is nowhere on the page before it is asked for', async ({ visit }) => {
    const page = await visit('/', { before: standIn })
    await play(page).scrollIntoViewIfNeeded()
    await expect(page.locator('iframe, dialog')).toHaveCount(0)
  })

  test('plays at once, in a window of its own', async ({ visit }) => {
    const page = await visit('/', wishes)
    await play(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).locator('iframe')).toHaveAttribute(
      'src',
      /\/embed\/[\w-]{11}\?(.*&)?autoplay=1/,
    )
  })

  test('stays for a click inside, and goes by its button', async ({ visit }) => {
    const page = await visit('/', wishes)
    await play(page).click()
    const close = dialog(page).getByRole('button', { name: 'Close' })
    const { x, y } = (await close.boundingBox())!
    await page.mouse.click(x - 100, y + 10)
    await dialog(page).locator('iframe').click()
    await expect(dialog(page)).toBeVisible()
    await close.click()
    await expect(page.locator('iframe, dialog')).toHaveCount(0)
    await expect(play(page)).toBeFocused()
  })

  test('goes by a click beside it, and by Escape', async ({ visit }) => {
    const page = await visit('/', wishes)
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
