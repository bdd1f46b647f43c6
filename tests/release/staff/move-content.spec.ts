import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { stack } from '../../harness/browser/stack'
import { test } from '../../harness/browser/staff'
import { expect } from '../../harness/browser/test'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'

const editor = asEditor(cmsAt(stack.cms))

test.afterAll(() => editor.removeCreated())

test('a super admin exports all content, and takes back what has changed since from the package', async ({
  signIn,
}) => {
  const id = await editor.pages.create(pageWithText('moved', 'Moved', 'As it was exported'))
  await editor.pages.publish(id)
  const page = await signIn('Super admin', { at: '/admin' })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Move content' }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export all content' }).click()
  const file = await (await downloaded).path()
  await editor.pages.save(id, pageWithText('moved', 'Changed', 'Changed afterwards'))

  await page.getByLabel('Package').setInputFiles(file)
  await expect(page.getByText(/^A package of http/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 0' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Import it as' }).click()
  await page.getByRole('option', { name: 'Published: visitors see it at once' }).click()
  const conflict = page.getByRole('list', { name: 'In conflict' }).getByRole('checkbox')
  await expect(conflict).toHaveCount(1)
  await conflict.check()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page, 'main')).toEqual([])
  }
  await page.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 imported, 0 deleted.')).toBeVisible()
  await expect(conflict).toHaveCount(0)
  const { data } = await editor.call(
    'GET',
    `/content-manager/collection-types/api::page.page/${id}`,
  )
  expect(data).toMatchObject({ title: 'Moved' })
})
