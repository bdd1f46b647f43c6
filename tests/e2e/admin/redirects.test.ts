import { afterAll, describe, inject } from 'vitest'
import { change } from '../../harness/database'
import { expect } from '../harness/test'
import { test } from './staff'

const { cms, site } = inject('stack')

afterAll(() => change(cms, `delete from redirects where "from" like '/from-file-%'`, []))

const good = Array.from({ length: 197 }, (_, number) => `/from-file-${number},/banks`)
const file = {
  name: 'redirects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['from,to', ...good, 'no-slash,/banks', '/news,/banks', '/alone'].join('\n')),
}

describe('a marketing editor', () => {
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
