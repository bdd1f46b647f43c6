import { stack } from '../../harness/browser/stack'
import { jpegOf } from '../../harness/photo'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms } = stack

test.describe('a marketing editor', () => {
  test('is told that a picture in use stays', async ({ signIn }) => {
    const page = await signIn('Marketing editor', {
      at: '/admin/plugins/upload?_q=leader-rui',
      expects: [/^400: .*\/bulk-delete/],
    })
    await page.getByRole('checkbox', { name: /leader-rui/ }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('uses one of these files.')).toBeVisible()
  })

  test('finds what shows a picture, and which could be better', async ({ signIn }) => {
    const page = await signIn('Marketing editor', { at: '/admin/plugins/upload' })
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('menuitem', { name: 'File upload', exact: true }).click(),
    ])
    const tiny = await jpegOf({ width: 300, height: 200, channels: 3, background: 'teal' })
    await chooser.setFiles({
      name: 'tiny-photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await tiny.arrayBuffer()),
    })
    await expect(page.getByText('1 file uploaded successfully')).toBeVisible()

    await page.goto(`${cms.url}/admin`)
    await page.getByRole('link', { name: 'Pictures in use' }).click()
    const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem')
    await page.getByRole('button', { name: /^Could be better/ }).click()
    await expect(files.filter({ hasText: 'tiny-photo.jpg' })).toHaveText(
      /Used nowhere.*no description.*300 pixels wide/,
    )
    await expect(files.filter({ hasText: 'leader-rui' })).toHaveCount(0)
    await page.getByRole('button', { name: /^All files/ }).click()
    await page.getByRole('searchbox', { name: 'Search files' }).fill('leader-rui')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 file')
    await files.getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  })

  test('picks a picture for a section with one click, out of all files', async ({ signIn }) => {
    const page = await signIn('Marketing editor', {
      at: '/admin/content-manager/collection-types/api::page.page?pageSize=100',
    })
    await page.getByRole('gridcell', { name: 'banks', exact: true }).click()
    await page.getByRole('button', { name: /^Hero/ }).click()
    await page.getByText('Click to choose a file').first().click()
    const dialog = page.getByRole('dialog', { name: 'Add files' })
    await expect(dialog.getByRole('checkbox')).toHaveCount(50)
    await expect(dialog).not.toContainText('(50)')
    await dialog.getByRole('heading', { name: 'leader-rui.svg' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('leader-rui.svg')).toBeVisible()
  })
  test('uploads a file for a section by keyboard alone', async ({ signIn }) => {
    const page = await signIn('Marketing editor', {
      at: '/admin/content-manager/single-types/api::site-setting.site-setting',
    })
    await page.getByText('Click to choose a file').first().click()
    await page.getByRole('button', { name: 'Add more files' }).click()
    const upload = page.getByLabel('Choose files, or drop them here').last()
    await expect(upload).toBeAttached()
    // The browser is asked to hand choosers over before a key can open one.
    const chosen = page.waitForEvent('filechooser')
    while (!(await upload.evaluate((input) => input === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await (
      await chosen
    ).setFiles({
      name: 'by-keyboard.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    })
    await expect(page.getByText('1 file to upload')).toBeVisible()
  })

  test('reaches all that a picture is chosen with on a phone', async ({ signIn }) => {
    const page = await signIn('Marketing editor')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${cms.url}/admin/content-manager/single-types/api::site-setting.site-setting`)
    await page.getByText('Click to choose a file').first().click()
    const dialog = page.getByRole('dialog', { name: 'Add files' })
    for (const name of ['Add folder', 'Add more files', 'Filters', 'Search'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    const edit = dialog.getByRole('button', { name: 'Edit' }).first()
    await expect(edit).toBeInViewport({ ratio: 1 })
    await expect(dialog).not.toContainText(/asset/i)
  })
})
