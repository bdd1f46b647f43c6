import { stack } from '../harness/browser/stack'
import { asEditor, pageWithText } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const cms = cmsAt(stack.cms)

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(
    pageWithText('page-with-history', 'Page with history', 'Cashback never expires'),
  )
  await editor.pages.publish(id)
})
test.afterAll(() => editor.pages.remove(id))

const storedTitle = async () => {
  const [row] = await cms.select(
    'select title from pages where document_id = ? and published_at is null',
    [id],
  )
  return row?.['title']
}
const bodies = async (isPublished: boolean) => {
  const { text } = await cms.get(
    `/content-manager/collection-types/api::page.page/${id}?status=${isPublished ? 'published' : 'draft'}`,
    await cms.adminLogin(),
  )
  return text
}

test.describe('a marketing editor', () => {
  test('saves, publishes, compares two versions, and restores one section', async ({ signIn }) => {
    const page = await signIn('Marketing editor', {
      at: `/admin/content-manager/collection-types/api::page.page/${id}`,
    })
    const title = page.getByRole('textbox', { name: 'Title' }).first()
    await expect(title).toHaveValue('Page with history')
    await title.fill('Retitled')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(storedTitle).toBe('Retitled')
    const newest = page.getByRole('list', { name: 'Newest versions' }).getByRole('listitem')
    await expect(newest.first()).toContainText('Marketing Editor saved')
    await expect(newest.first()).toContainText('Title')

    // A colleague replaces the text and publishes.
    const { data } = JSON.parse(await bodies(false)) as { data: { Content: object[] } }
    const body = [
      { type: 'paragraph', children: [{ type: 'text', text: 'Cashback expires at midnight' }] },
    ]
    await editor.pages.save(id, { Content: [{ ...data.Content[0], body }] })
    await editor.pages.publish(id)

    await page.getByRole('link', { name: 'Compare and restore' }).click()
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('button')
    await expect(versions.first()).toContainText('Site Administrator published')
    await versions.filter({ hasText: 'Marketing Editor saved' }).first().click()
    const change = page.getByRole('region', { name: 'Sections › Page with history › Text' })
    await expect(change.locator('del')).toHaveText(['never'])
    await expect(change.locator('ins')).toHaveText(['at midnight'])
    await page.getByRole('button', { name: 'With the one before' }).click()
    await expect(page.getByRole('region', { name: 'Title' })).toContainText('Retitled')
    await expect(change).toHaveCount(0)
    await page.getByRole('button', { name: 'With the newest' }).click()

    await page.getByRole('button', { name: 'Pages' }).click()
    const frames = page.locator('figure iframe')
    await expect(frames).toHaveCount(2)
    await expect(frames.first().contentFrame().getByText('Cashback never expires')).toBeVisible()
    await expect(
      frames.last().contentFrame().getByText('Cashback expires at midnight'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Words' }).click()

    await change.getByRole('button', { name: 'Restore this section' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Visitors see it once you publish.')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => bodies(false)).toContain('Cashback never expires')
    expect(await bodies(true)).toContain('Cashback expires at midnight')
    await expect(title).toHaveValue('Retitled')
    await expect(newest.first()).toContainText('restored an earlier version')
  })
})
