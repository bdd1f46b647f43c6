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

let begun: string | undefined
test.afterAll(async () => {
  if (begun !== undefined) await editor.pages.remove(begun)
  await editor.removeCreated()
  await change(cms, 'delete from app_templates', [])
})

test('an editor keeps a page as a template, and begins another with it in three clicks', async ({
  signIn,
}) => {
  const id = await editor.pages.create(
    pageWithText('kept-page', 'Kept page', 'Words to begin with'),
  )
  const page = await signIn('Marketing editor', { at: `${PAGES}/${id}` })
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Name of the template' })
  await expect(name).toBeFocused()
  await name.fill('Offer')
  // A dialog that is still fading in has pale letters.
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await name.press('Enter')
  await expect(page.getByText('“Offer” is a template now.')).toBeVisible()

  await page.goto(new URL(PAGES, cms.url).href)
  await page.getByRole('button', { name: 'New page from a template' }).click()
  const title = dialog.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await expect(dialog.getByRole('radio', { name: /^Offer/ })).toBeChecked()
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await title.fill('Offer of spring')
  await title.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Offer of spring' })).toBeVisible()
  begun = new URL(page.url()).pathname.split('/').at(-1)
  await expect(page.getByRole('button', { name: /^Text - Kept page/ })).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: false }).first()).toBeVisible()
})

test('a template is deleted, and what was made from it stays', async ({ signIn }) => {
  const id = await editor.pages.create(pageWithText('kept-too', 'Kept too', 'Words'))
  await editor.call('POST', '/templates/api::page.page', { documentId: id, name: 'Not needed' })
  const page = await signIn('Marketing editor', { at: PAGES })
  await page.getByRole('button', { name: 'New page from a template' }).click()
  const template = page.getByRole('radio', { name: /^Not needed/ })
  await expect(template).toBeVisible()
  await page.getByRole('button', { name: 'Delete the template “Not needed”' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Pages and jobs that began with it stay.')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(template).toHaveCount(0)
})
