import { afterAll, beforeAll, inject } from 'vitest'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { expect } from '../harness/test'
import { test } from './staff'

const { cms: location } = inject('stack')
const cms = cmsAt(location)

let editor: Awaited<ReturnType<typeof asEditor>>
let id: string
beforeAll(async () => {
  editor = await asEditor(cms)
  id = await editor.pages.create(pageWithText('page-with-panels', 'Page with panels', 'Beside it'))
  await editor.pages.publish(id)
})
afterAll(() => editor.pages.remove(id))

const formOf = () => `${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`

test('a click on a side panel is not lost while others still read what they show', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor')
  const slow = /\/(?:presence|review\/entries|addresses\/dead-links|preview\/url)\//
  await page.route(slow, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const answered = page.waitForResponse(/\/review\/entries\//)
  await page.goto(formOf())
  await page.getByRole('button', { name: 'Plan a time' }).hover()
  await page.mouse.down()
  await answered
  await expect(page.getByRole('textbox', { name: 'New comment' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the live page' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
})
