import { stack } from '../../harness/browser/stack'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms } = stack
const editor = asEditor(cmsAt(cms))
const PAGES = '/admin/content-manager/collection-types/api::page.page'

test.afterAll(async () => {
  await editor.removeCreated()
  await change(cms, 'delete from app_bin', [])
})

test('an editor deletes a page in its list, and brings it back from the bin', async ({
  signIn,
}) => {
  const id = await editor.pages.create(pageWithText('to-the-bin', 'To the bin', 'Still here'))
  const page = await signIn('Marketing editor', { at: `${PAGES}?_q=to-the-bin` })
  const row = page.getByRole('row').filter({ hasText: 'to-the-bin' })
  await row.getByRole('button', { name: 'Row actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('You can bring it back from the bin for 30 days.')
  await expect(question).not.toContainText('irreversible')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Bin', exact: true }).click()
  await expect(page).toHaveTitle(/Bin/)
  const deleted = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem')
  const binned = deleted.filter({ hasText: 'To the bin' })
  await expect(binned).toContainText('Page · /to-the-bin')
  await expect(binned).toContainText(/Deleted by Marketing Editor, .+ · Gone for good /)
  await expect(binned.getByRole('button', { name: /for good/ })).toHaveCount(0)
  await binned.getByRole('button', { name: 'Bring back “To the bin”' }).press('Enter')
  await expect(binned).toHaveCount(0)

  await expect(page.getByRole('status').filter({ hasText: 'is back' })).toContainText(
    'It is a draft now.',
  )
  const link = page.getByRole('link', { name: 'Open “To the bin”' })
  await expect(link).toBeFocused()
  await link.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${id}$`))
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).first()).toHaveValue(
    'To the bin',
  )
})

test('whose address is taken gets another, which the editor may change', async ({ signIn }) => {
  const id = await editor.pages.create(pageWithText('taken-soon', 'Before', 'Still here'))
  await editor.pages.remove(id)
  await editor.pages.create(pageWithText('taken-soon', 'After', 'Here now'))
  const page = await signIn('Marketing editor', {
    at: '/admin/bin',
    expects: [/^400: .*\/bin\/entries/],
  })
  await page.getByRole('button', { name: 'Bring back “Before”' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('/taken-soon is the page After, as a draft.')
  const address = dialog.getByRole('textbox', { name: 'New address' })
  await expect(address).toHaveValue('taken-soon-2')
  // A dialog that is still fading in has pale letters.
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await address.fill('taken-soon')
  await address.press('Enter')
  await expect(dialog).toContainText('Enter another address.')
  await expect(address).toBeFocused()
  await address.fill('Taken later')
  await address.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Its address is /taken-later now.')).toBeVisible()
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await editor.pages.remove(id)
})

test('an administrator deletes for good', async ({ signIn }) => {
  const id = await editor.redirects.create({ from: '/for-good', to: '/banks' })
  await editor.redirects.remove(id)
  const page = await signIn('Super admin', { at: '/admin/bin' })
  const binned = page.getByRole('listitem').filter({ hasText: '/for-good' })
  await expect(binned).toContainText('Redirect · led to /banks')
  await binned.getByRole('button', { name: 'Delete “/for-good” for good' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('its earlier versions go, too')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(binned).toHaveCount(0)
})
