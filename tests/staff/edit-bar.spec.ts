import { stack } from '../harness/browser/stack'
import { asEditor, pageWithText } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const { site } = stack
const cms = cmsAt(stack.cms)
const SLUG = 'page-with-an-edit-bar'
const address = new URL(SLUG, site).href

let editor: ReturnType<typeof asEditor>
let id: string

test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText(SLUG, 'Page with an edit bar', 'Text of before'))
  await editor.pages.publish(id)
})
test.afterAll(() => editor.pages.remove(id))

const publicHtml = async () => {
  const response = await fetch(address)
  return response.status === 200 ? response.text() : ''
}

test('an editor sees on the live page what the panel knows of it, until the bar is hidden', async ({
  signIn,
}) => {
  await expect.poll(publicHtml).toContain('Text of before')
  const before = await publicHtml()

  const panel = await signIn('Marketing editor')
  await panel.goto(`${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`)
  const [live] = await Promise.all([
    panel.waitForEvent('popup'),
    panel.getByRole('link', { name: 'Open the live page' }).click(),
  ])
  await live.waitForURL(address)
  await live.dispatchEvent('body', 'touchstart')
  const bar = live.getByRole('complementary', { name: 'Edit bar' })
  await expect(bar).toContainText(/Live since/)
  await expect(bar).not.toContainText('Draft waiting')
  const edit = bar.getByRole('link', { name: 'Edit this page' })
  await expect(edit).toHaveAttribute('href', new RegExp(`${id}$`))
  // The pass is behind the # of a page that is left at once.
  expect(live.url()).toBe(address)

  await editor.pages.save(id, pageWithText(SLUG, 'Page with an edit bar', 'Text of after'))
  await live.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(bar).toContainText('Draft waiting')

  await goTo(live, '/banks')
  await expect(edit).not.toHaveAttribute('href', new RegExp(`${id}$`))
  await live.reload()
  await live.dispatchEvent('body', 'touchstart')
  await expect(bar).toContainText(/Live since/)
  expect(await publicHtml()).toBe(before)

  await bar.getByRole('button', { name: 'Hide' }).click()
  await expect(bar).toHaveCount(0)
  expect(await live.evaluate(() => Object.keys(localStorage))).not.toContain('edit_bar_pass')
})

test('staff see the dialogs of visitors only when they ask for them', async ({ signIn }) => {
  const panel = await signIn('Marketing editor')
  await panel.goto(`${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`)
  const [live] = await Promise.all([
    panel.waitForEvent('popup'),
    panel.getByRole('link', { name: 'Open the live page' }).click(),
  ])
  await live.waitForURL(address)
  await live.evaluate(() => localStorage.removeItem('cookie_consent'))
  await live.reload()
  await live.dispatchEvent('body', 'touchstart')
  const bar = live.getByRole('complementary', { name: 'Edit bar' })
  const accept = live.getByRole('button', { name: 'Accept' })
  const dialog = live.getByRole('dialog', { name: /newsletter/ })
  await expect(bar).toBeVisible()
  await expect(accept).toBeHidden()
  const loaded = () =>
    live.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await loaded()).filter((name) => name.includes('newsletter-dialog'))).toEqual([])

  await bar.getByRole('button', { name: 'Show the dialogs' }).click()
  await expect(accept).toBeVisible()
  const answer = async () => {
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await expect(dialog).toHaveCount(0)
    await live.getByRole('button', { name: 'Decline' }).click()
    await expect(accept).toBeHidden()
  }
  await answer()
  await bar.getByRole('button', { name: 'Show the dialogs' }).click()
  await answer()
  await bar.getByRole('button', { name: 'Hide' }).click()
})

test('visitors load nothing of the bar', async ({ visit }) => {
  const visitor = await visit('/banks')
  const loaded = await visitor.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(loaded.filter((name) => name.includes('edit-bar'))).toEqual([])
})

test('a link with a pass that the cms does not confirm leaves none in the browser, and replaces none', async ({
  visit,
}) => {
  const expects = [/401/, /ERR_FAILED/]
  const page = await visit('/edit-bar', { isHydrated: false, expects })
  const passNow = () => page.evaluate(() => localStorage.getItem('edit_bar_pass'))
  await page.evaluate(() => localStorage.setItem('edit_bar_pass', 'own'))
  const openLink = async (hash: string) => {
    await page.goto(new URL('/robots.txt', site).href)
    await page.goto(new URL(`/edit-bar${hash}`, site).href)
  }

  await openLink('#pass=1.1.x&to=/banks')
  await expect(
    page.getByText('This link to the edit bar is not valid, or has expired.'),
  ).toBeVisible()
  expect(await passNow()).toBe('own')

  await openLink('#pass=x&to=//example.com/')
  await expect(page.getByText('Open the live page from the panel')).toBeVisible()
  expect(await passNow()).toBe('own')

  await page.route('**/api/edit-bar', (route) => route.abort())
  await openLink('#pass=1.1.x&to=/banks')
  await expect(page.getByText('The edit bar could not be reached.')).toBeVisible()
  expect(await passNow()).toBe('own')
  await page.unroute('**/api/edit-bar')

  // The page itself opens without the bar, which also drops a pass that has expired since.
  await page.getByRole('link', { name: 'Go to the page without the edit bar' }).click()
  await page.waitForURL(new URL('/banks', site).href)
  await page.dispatchEvent('body', 'touchstart')
  await expect.poll(passNow).toBeNull()
  await expect(page.getByRole('complementary', { name: 'Edit bar' })).toHaveCount(0)
})
