import { stack } from '../harness/browser/stack'
import type { Page } from '@playwright/test'
import { asEditor, pageWithText } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const cms = cmsAt(stack.cms)

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText('for-two-editors', 'For two editors', 'Text'))
})
test.afterAll(() => editor.pages.remove(id))

const expects = [/^409: .*\/content-manager\//]
const addressOf = (page: string) =>
  `${cms.url}/admin/content-manager/collection-types/api::page.page/${page}`
const address = () => addressOf(id)
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' }).first()
const storedTitle = async () => {
  const [row] = await cms.select(
    'select title from pages where document_id = ? and published_at is null',
    [id],
  )
  return row?.['title']
}

async function open(page: Page, shown: string) {
  await page.goto(address())
  await expect(title(page)).toHaveValue(shown)
}
/** Strapi reads an entry again after a save, which would replace what the test types meanwhile. */
async function inNewTab(page: Page, shown: string) {
  const tab = await page.context().newPage()
  await page.close()
  await open(tab, shown)
  return tab
}
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody else saved first' })

async function save(page: Page, text: string) {
  await title(page).fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test.describe('two editors of one page', () => {
  test('are told of each other’s save, compare, and choose', async ({ signIn }) => {
    const first = await signIn('Marketing editor')
    let second = await signIn('Super admin', { expects })
    await open(first, 'For two editors')
    await open(second, 'For two editors')

    await save(first, 'By the first')
    await expect.poll(storedTitle).toBe('By the first')
    await save(second, 'By the second')
    let dialog = conflict(second)
    await expect(dialog.getByRole('alert')).toContainText(/saved this on .* after you opened it/)
    const compared = dialog.getByRole('region', { name: 'Title', exact: true })
    await expect(compared).toContainText('By the first')
    await expect(compared).toContainText('By the second')

    await dialog.getByRole('button', { name: 'Go on typing' }).click()
    await expect(title(second)).toHaveValue('By the second')
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(storedTitle).toBe('By the second')

    second = await inNewTab(second, 'By the second')
    dialog = conflict(second)
    await editor.pages.save(id, { title: 'By a third' })
    await save(second, 'Kept')
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect.poll(storedTitle).toBe('Kept')

    second = await inNewTab(second, 'Kept')
    dialog = conflict(second)
    await editor.pages.save(id, { title: 'By a fourth' })
    await save(second, 'Given up')
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect(title(second)).toHaveValue('By a fourth')
    expect(await storedTitle()).toBe('By a fourth')
  })
})

test.describe('what was typed and not saved', () => {
  test('is offered again after the tab was closed', async ({ signIn }) => {
    const page = await signIn('Marketing editor', { at: address() })
    await title(page).fill('Typed and lost')
    const keptIn = (tab: Page) => () =>
      tab.evaluate(() =>
        Object.values(localStorage).some((text) => text.includes('Typed and lost')),
      )
    await expect.poll(keptIn(page)).toBe(true)

    const again = await page.context().newPage()
    await page.close()
    await again.goto(address())
    await again.getByRole('button', { name: 'Bring it back' }).click()
    await expect(title(again)).toHaveValue('Typed and lost')
    await again.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(storedTitle).toBe('Typed and lost')
    await expect.poll(keptIn(again)).toBe(false)
    await again.reload()
    await expect(title(again)).toHaveValue('Typed and lost')
    await expect(again.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
  })

  test('see that the other has the page open', async ({ signIn }) => {
    // The windows that the tests above closed count as here for a while.
    const own = await editor.pages.create(pageWithText('open-in-two', 'Open in two', 'Text'))
    const first = await signIn('Marketing editor')
    const second = await signIn('Super admin')
    const told = (method: string) =>
      first.waitForResponse(
        (answer) => answer.url().includes('/presence/') && answer.request().method() === method,
      )
    await Promise.all([told('POST'), first.goto(addressOf(own))])
    await second.goto(addressOf(own))
    const here = second.getByRole('status').filter({ hasText: 'Editor is here, too.' })
    await expect(here).toBeVisible()
    await second.reload()
    await expect(here).toBeVisible()
    await expect(second.getByText('You, in another window')).toHaveCount(0)
    const home = first.getByRole('navigation').getByRole('link', { name: 'Home', exact: true })
    await Promise.all([told('DELETE'), home.first().click()])
    await second.reload()
    await expect(second.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect(here).toHaveCount(0)
    await editor.pages.remove(own)
  })
})
