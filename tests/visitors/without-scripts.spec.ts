import { footerLink, heading } from '../harness/browser/go-to'
import { expect, phone, test } from '../harness/browser/test'

const plain = { javaScriptEnabled: false, isHydrated: false }

test.describe('without JavaScript', () => {
  test('the menu opens on a wide screen and its links work', async ({ visit }) => {
    const page = await visit('/', plain)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Projects', { exact: true }).click()
    await menu.getByRole('link', { name: 'Software Partners' }).click()
    await expect(page).toHaveURL(/\/software-partners$/)
    await expect(heading(page)).toBeVisible()
  })

  test('the menu opens and closes on a phone, and its links work', async ({ visit }) => {
    const page = await visit('/', { ...plain, viewport: phone, hasTouch: true })
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await opener.tap()
    await expect(panel).toBeVisible()
    await page.touchscreen.tap(10, 400)
    await expect(panel).toBeHidden()
    await opener.tap()
    await panel.getByRole('link', { name: 'News' }).tap()
    await expect(page).toHaveURL(/\/news$/)
  })

  test('the questions open one at a time', async ({ visit }) => {
    const page = await visit('/local-partners', plain)
    const questions = page.getByRole('main').locator('details').filter({ visible: true })
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(1)).toHaveAttribute('open')
    await expect(questions.nth(0)).not.toHaveAttribute('open')
  })

  for (const path of ['/help-center', '/404'])
    test(`a visitor searches from ${path}`, async ({ visit }) => {
      const page = await visit(path, { ...plain, expects: [/404/] })
      await page.getByRole('searchbox', { name: 'Search' }).fill('cashback')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search\?q=cashback$/)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })

  test('what is said of a service stands in lines beside its name on a phone', async ({
    visit,
  }) => {
    const page = await visit('/local-store', { ...plain, viewport: phone })
    const row = page.getByRole('main').locator('tr').filter({ hasText: 'Sales AI' })
    await expect(row.getByText('Ideas from')).toBeVisible()
    const tops = await row
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(2)
    expect((await row.boundingBox())?.height).toBeLessThan(100)
  })

  test('each code sample is behind its tab', async ({ visit }) => {
    const page = await visit('/software-partners', { ...plain, viewport: phone })
    const code = page.getByRole('main').locator('.code pre').filter({ visible: true })
    await expect(code).toContainText("method: 'POST'")
    await page.getByText('Answer', { exact: true }).click()
    await expect(code).toHaveCount(1)
    await expect(code).toContainText('"status": "paid"')
  })

  test('on a wide screen the answer is beside the chosen code sample', async ({ visit }) => {
    const viewport = { width: 1440, height: 900 }
    const page = await visit('/software-partners', { ...plain, viewport })
    const code = page.getByRole('main').locator('.code pre').filter({ visible: true })
    await page.getByText('curl', { exact: true }).click()
    await expect(code).toContainText(['curl https', '"status": "paid"'])
  })

  test('the whole card of a scene leads on', async ({ visit }) => {
    const page = await visit('/partnerships', plain)
    await page.getByRole('heading', { name: 'Local Partners' }).click({ force: true })
    await expect(page).toHaveURL(/\/local-partners$/)
  })

  test('the help cards flip', async ({ visit }) => {
    const page = await visit('/help-center', plain)
    await page.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  test('a page can be shared and the video watched through plain links', async ({ visit }) => {
    const page = await visit('/', plain)
    await page.getByRole('button', { name: 'Share this page' }).click()
    const panel = page.getByRole('group', { name: 'Share this page on' })
    await expect(panel.getByRole('link')).toHaveCount(6)
    await expect(page.getByRole('button', { name: 'Play the film' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\//,
    )
  })

  test('the clauses of the terms can be opened and closed', async ({ visit }) => {
    const page = await visit('/', { ...plain, viewport: phone })
    await footerLink(page, 'Terms and Conditions').click()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByText('Contents', { exact: true }).click()
    const clause = contents.getByRole('link').nth(3)
    const name = (await clause.textContent()) ?? ''
    await clause.click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
  })
})
