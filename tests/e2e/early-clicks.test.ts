import { heldBack } from './harness/held-back'
import { describe, expect, phone, test, wake } from './harness/test'

describe('before the app is there', () => {
  test('the share panel opens, and stays open', async ({ visit }) => {
    const { release, wishes } = heldBack()
    const page = await visit('/news', wishes)
    await page.getByRole('button', { name: 'Share this page' }).click()
    const panel = page.getByRole('group', { name: 'Share this page on' })
    await expect(panel).toBeVisible()
    release()
    await wake(page)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('the menu opens on a phone, and works on afterwards', async ({ visit }) => {
    const { release, wishes } = heldBack()
    const page = await visit('/', { ...wishes, viewport: phone, hasTouch: true })
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Projects', { exact: true }).tap()
    await expect(menu.getByText('Technology Partners')).toBeVisible()
    release()
    await wake(page)
    await expect(menu.getByText('Technology Partners')).toBeVisible()
    await menu.getByRole('link', { name: 'Careers' }).tap()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(menu).toBeHidden()
  })

  test('a dropdown opens on a wide screen, and stays open', async ({ visit }) => {
    const { release, wishes } = heldBack()
    const page = await visit('/', wishes)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Projects', { exact: true }).click()
    release()
    await wake(page)
    await expect(menu.getByRole('link', { name: 'Software Partners' })).toBeVisible()
  })

  test('an answer opens, and is still the only one afterwards', async ({ visit }) => {
    const { release, wishes } = heldBack()
    const page = await visit('/local-store', wishes)
    const questions = page.getByRole('main').locator('details')
    await questions.nth(1).locator('summary').click()
    release()
    await wake(page)
    const shown = () =>
      questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    expect(await shown()).toEqual([false, true, false])
    await questions.nth(2).locator('summary').click()
    await expect.poll(shown).toEqual([false, false, true])
  })

  test('the film that was asked for plays as soon as it can', async ({ visit }) => {
    const { release, wishes } = heldBack()
    const page = await visit('/', {
      ...wishes,
      before: async (opened) => {
        await wishes.before(opened)
        await opened.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        )
      },
      expects: [/another host: https:\/\/www\.youtube-nocookie\.com/],
    })
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
  })
})

describe('where the app can not be had', () => {
  test('the film opens at its own address', async ({ visit }) => {
    const page = await visit('/', {
      isAwake: false,
      before: (opened) => opened.route('**/assets/entry-client*', (route) => route.abort()),
      expects: [/entry-client/, /net::ERR_FAILED/],
    })
    await page
      .context()
      .route('https://www.youtube.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      )
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Play the film' }).click(),
    ])
    await expect(tab).toHaveURL(/youtube\.com\/watch\?v=/)
  })
})
