import { stack } from '../../harness/browser/stack'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms, site } = stack
const editor = asEditor(cmsAt(cms))

test.afterAll(async () => {
  await editor.removeCreated()
  await change(
    cms,
    `delete from redirects where "from" like '/from-file-%' or "from" = '/before-rename'`,
    [],
  )
})

const good = Array.from({ length: 197 }, (_, number) => `/from-file-${number},/banks`)
const file = {
  name: 'redirects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['from,to', ...good, 'no-slash,/banks', '/news,/banks', '/alone'].join('\n')),
}

test.describe('a marketing editor', () => {
  test('imports 200 redirects, of which three are wrong, after seeing what they do', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor')
    await page.getByRole('link', { name: 'Redirects', exact: true }).click()
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('File').setInputFiles(file)
    await expect(dialog.getByRole('status')).toHaveText(
      'This file: 197 new, 0 with a new target, 0 here already, 3 with errors.',
    )
    const errors = dialog.getByRole('list').getByRole('listitem')
    await expect(errors).toHaveText([
      /^Line 199 no-slash: The old address starts with \//,
      /^Line 200 \/news: \/news is the page News\.$/,
      /^Line 201 \/alone: A line has two columns/,
    ])
    await dialog.getByRole('button', { name: 'Import 197 redirects' }).click()
    await expect(dialog.getByRole('status')).toContainText('Done: 197 new')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('gridcell', { name: '/from-file-0', exact: true })).toBeVisible()

    const followed = async () =>
      (await fetch(new URL('/from-file-196', site), { redirect: 'manual' })).status
    await expect.poll(followed).toBe(301)
  })
})

test('what was saved as new is not offered again as not saved', async ({ signIn }) => {
  const at = '/admin/content-manager/collection-types/api::redirect.redirect/create'
  const page = await signIn('Marketing editor', { at })
  await page.getByRole('textbox', { name: 'From' }).fill('from-file-new')
  await expect(page.getByRole('list', { name: 'To check' })).toContainText('it starts with a slash')
  await page.getByRole('textbox', { name: 'From' }).fill('/from-file-new')
  await page.getByRole('combobox', { name: 'To' }).fill('/banks')
  // As long as it takes for what was typed to be kept.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('redirect.new')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page).not.toHaveURL(/create/)
  await page.goto(`${cms.url}${at}`)
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Save and publish' })).toBeVisible()
  await expect(page.getByText('Not saved')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('redirect.new')
})

test('an editor renames a page, and its old address leads visitors to it', async ({
  signIn,
  visit,
}) => {
  const id = await editor.pages.create(pageWithText('before-rename', 'Renamed', 'Still here'))
  await editor.pages.publish(id)
  const page = await signIn('Marketing editor', {
    at: `/admin/content-manager/collection-types/api::page.page/${id}`,
  })
  await page.getByRole('textbox', { name: 'Slug' }).fill('after-rename')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const answer = () => fetch(new URL('before-rename', site), { redirect: 'manual' })
  await expect.poll(async () => (await answer()).status).toBe(301)
  const reader = await visit('/before-rename', { isHydrated: false })
  await expect(reader).toHaveURL(new URL('after-rename', site).href)
  await expect(reader.getByText('Still here')).toBeVisible()
})
