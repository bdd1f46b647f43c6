import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { expect, phone, test, hydrate } from '../harness/browser/test'

const sizes = { 'a wide screen': { width: 1280, height: 800 }, 'a phone': phone }

for (const [title, viewport] of Object.entries(sizes))
  test.describe(`on ${title}`, () => {
    test('a visitor searches from the header with the keyboard alone', async ({ visit }) => {
      const page = await visit('/about-us', { viewport })
      const link = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search$/)
      const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
      await expect(field).toBeFocused()
      await page.keyboard.type('cashbak')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=cashbak$/)
      await hydrate(page)
      await expect(page).toHaveTitle(/results for “cashbak” – Search/)
      await expect(field).toHaveValue('cashbak')
      expect(await accessibilityViolations(page)).toEqual([])

      const first = page.getByRole('main').getByRole('listitem').first().getByRole('link')
      const href = (await first.getAttribute('href')) ?? ''
      await first.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).pathname).toBe(href.split('#')[0])
    })

    test('going back from another page shows the results again', async ({ visit }) => {
      const page = await visit('/search?q=cashback', { viewport })
      const results = page.getByRole('main').getByRole('listitem')
      const count = await results.count()
      expect(count).toBeGreaterThan(12)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
      await expect(page).toHaveTitle('Help Center')
      await page.goBack()
      await expect(page).toHaveTitle(/results for “cashback”/)
      await expect(results).toHaveCount(count)
    })

    test('a search without results is accessible and leads on', async ({ visit }) => {
      const page = await visit('/search?q=zzyzxq', { viewport })
      expect(await accessibilityViolations(page)).toEqual([])
      const links = page.getByRole('navigation', { name: 'Main pages' })
      await links.getByRole('link', { name: 'Contacts' }).click()
      await expect(page).toHaveURL(/\/contacts$/)
    })
  })

test('a visitor without scripts searches', async ({ visit }) => {
  const page = await visit('/', { viewport: phone, javaScriptEnabled: false, isHydrated: false })
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('portugal')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  await expect(page.locator('mark').first()).toHaveText('Portugal')
})

test('a visitor without scripts sees the results of one kind, and everything again', async ({
  visit,
}) => {
  const page = await visit('/search?q=cashback', {
    viewport: phone,
    javaScriptEnabled: false,
    isHydrated: false,
  })
  const kinds = page.getByRole('navigation', { name: 'Show' })
  const results = page.getByRole('main').getByRole('listitem')
  const everything = await results.count()
  await kinds.getByRole('link', { name: /^Jobs \d+$/ }).click()
  await expect(page).toHaveURL(/\/search\?q=cashback&kind=job$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Jobs'])
  const [, count] = /(\d+)$/.exec(await kinds.locator('[aria-current]').innerText()) ?? []
  await expect(results).toHaveCount(Number(count))
  await kinds.getByRole('link', { name: /^Everything/ }).click()
  await expect(results).toHaveCount(everything)
})

test('the header is one row with all its parts at every width', async ({ visit }) => {
  const page = await visit('/search?q=cashback')
  for (const width of [320, 390, 560, 820, 1119, 1120, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const { scrollWidth, overflows, height } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('.site-header__row > *')].filter((part) =>
        part.checkVisibility(),
      )
      const boxes = shown
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.width < innerWidth)
      return {
        scrollWidth: document.documentElement.scrollWidth,
        overflows: boxes.some((box, index) => index > 0 && box.left < boxes[index - 1]!.right - 1),
        height: Math.max(...boxes.map((box) => box.height)),
      }
    })
    expect({ width, scrollWidth, overflows }).toEqual({
      width,
      scrollWidth: width,
      overflows: false,
    })
    expect(height, String(width)).toBeLessThan(60)
  }
})
