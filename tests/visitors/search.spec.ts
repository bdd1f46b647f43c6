import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { expect, phone, test, hydrate } from '../harness/browser/test'

test('a visitor searches from the header with the keyboard alone', async ({ visit }) => {
  const page = await visit('/about-us')
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
  const page = await visit('/search?q=cashback')
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
  const page = await visit('/search?q=zzyzxq')
  expect(await accessibilityViolations(page)).toEqual([])
  const links = page.getByRole('navigation', { name: 'Main pages' })
  await links.getByRole('link', { name: 'Contacts' }).click()
  await expect(page).toHaveURL(/\/contacts$/)
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
