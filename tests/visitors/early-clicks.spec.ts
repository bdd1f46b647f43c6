import { delayApp } from '../harness/browser/delay-app'
import { expect, phone, test, hydrate } from '../harness/browser/test'

test.describe('before the app has loaded', () => {
  test('the share panel opens, and stays open', async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit('/news', options)
    await page.getByRole('button', { name: 'Share this page' }).click()
    const panel = page.getByRole('group', { name: 'Share this page on' })
    await expect(panel).toBeVisible()
    release()
    await hydrate(page)
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  test('the menu opens on a phone, and still works after hydration', async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit('/', { ...options, viewport: phone, hasTouch: true })
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Projects', { exact: true }).tap()
    await expect(menu.getByText('Technology Partners')).toBeVisible()
    release()
    await hydrate(page)
    await expect(menu.getByText('Technology Partners')).toBeVisible()
    await menu.getByRole('link', { name: 'Careers' }).tap()
    await expect(page).toHaveURL(/\/careers$/)
    await expect(menu).toBeHidden()
  })

  test('a dropdown opens on a wide screen, and stays open', async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit('/', options)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Projects', { exact: true }).click()
    release()
    await hydrate(page)
    await expect(menu.getByRole('link', { name: 'Software Partners' })).toBeVisible()
  })

  test('an FAQ answer opens, and is still the only open one after hydration', async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit('/local-store', options)
    const questions = page.getByRole('main').locator('details').filter({ visible: true })
    await questions.nth(1).locator('summary').click()
    release()
    await hydrate(page)
    const shown = () =>
      questions.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open))
    expect(await shown()).toEqual([false, true, false])
    await questions.nth(2).locator('summary').click()
    await expect.poll(shown).toEqual([false, false, true])
  })

  test('a video that was requested plays once the app has loaded', async ({ visit }) => {
    const { release, options } = delayApp()
    const page = await visit('/', {
      ...options,
      before: async (opened) => {
        await options.before(opened)
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

test.describe('if the app cannot be loaded', () => {
  test('the video opens at its own URL', async ({ visit }) => {
    const page = await visit('/', {
      isHydrated: false,
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
