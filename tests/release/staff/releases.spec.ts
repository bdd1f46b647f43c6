import { stack } from '../../harness/browser/stack'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms, site } = stack
const editor = asEditor(cmsAt(cms))
const PAGES = '/admin/content-manager/collection-types/api::page.page'

test.afterAll(async () => {
  await editor.removeCreated()
  await change(cms, 'delete from app_releases', [])
})

const statusOf = async (slug: string) => (await fetch(new URL(slug, site))).status

test('an editor puts two pages into a release, publishes them together, and takes it back', async ({
  signIn,
}) => {
  const ids = [
    await editor.pages.create(pageWithText('released-first', 'Released first', 'Words')),
    await editor.pages.create(pageWithText('released-second', 'Released second', 'Words')),
  ]
  const page = await signIn('Marketing editor', { at: `${PAGES}/${ids[0]}` })
  const dialog = page.getByRole('dialog')
  const putIn = async () => {
    await page.getByRole('button', { name: 'More actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Put into a release' }).click()
  }
  await putIn()
  const name = dialog.getByRole('textbox', { name: 'Name of the release' })
  await expect(name).toBeFocused()
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await name.fill('Both at once')
  await name.press('Enter')
  await expect(page.getByText('It is in the release “Both at once”.')).toBeVisible()
  const planned = page.getByRole('list', { name: 'Planned' })
  await expect(planned).toContainText('Goes live with the release “Both at once”')

  await page.goto(new URL(`${PAGES}/${ids[1]}`, cms.url).href)
  await putIn()
  await expect(dialog.getByRole('radio', { name: 'Both at once' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Put it in' }).click()
  await expect(planned).toContainText('with the release “Both at once”')
  expect([await statusOf('released-first'), await statusOf('released-second')]).toEqual([404, 404])

  await page.getByRole('link', { name: 'Releases' }).click()
  const release = page.getByRole('listitem').filter({ hasText: 'Both at once' }).first()
  await expect(release).toContainText('No time yet · Made by Marketing Editor')
  await expect(release.getByRole('list').getByRole('link')).toHaveText([
    'Released first',
    'Released second',
  ])
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => accessibilityViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await release.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish it' }).click()
  await expect(release).toContainText(/Published on/)
  await expect.poll(() => statusOf('released-first')).toBe(200)
  await expect.poll(() => statusOf('released-second')).toBe(200)

  await release.getByRole('button', { name: 'Undo “Both at once”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo it' }).click()
  await expect(release).toContainText('and undone')
  await expect.poll(() => statusOf('released-first')).toBe(404)
  await expect.poll(() => statusOf('released-second')).toBe(404)
})
