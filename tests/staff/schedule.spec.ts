import { stack } from '../harness/browser/stack'
import { asEditor, pageWithText } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { change } from '../harness/database'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const { cms: location, site } = stack
const cms = cmsAt(location)
const PAGES = `${cms.url}/admin/content-manager/collection-types/api::page.page`

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText('page-with-a-plan', 'Page with a plan', 'Soon here'))
})
test.afterAll(() => editor.pages.remove(id))

/** No clocks change in January, wherever this runs. */
const year = new Date().getFullYear() + 1
const inJanuary = (day: number) => `${year}-01-${day}T09:00`
const shownInJanuary = (day: number) => new RegExp(`${day} \\S+ ${year}, 09:00 \\(.+\\)`)

test.describe('a marketing editor', () => {
  test('plans when a page goes live, sees it in the list, moves and cancels it', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor', {
      at: `${PAGES}/${id}`,
      expects: [/^400: .*\/schedule\//],
    })
    await page.getByRole('button', { name: 'Plan a time' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    const time = dialog.getByLabel(/^Date and time \(.+\)/)
    const publish = dialog.getByRole('button', { name: 'Plan to publish' })
    await expect(dialog).toContainText('What is in the draft then goes live')

    await time.fill('')
    await expect(publish).toBeDisabled()
    await dialog.getByRole('radio', { name: 'Unpublish', exact: true }).click()
    await time.fill(inJanuary(20))
    await dialog.getByRole('button', { name: 'Plan to unpublish' }).click()
    await expect(dialog.getByRole('alert')).toContainText('This is not published.')
    await dialog.getByRole('radio', { name: 'Publish', exact: true }).click()
    await publish.click()
    await expect(dialog).toHaveCount(0)
    const planned = page.getByRole('list', { name: 'Planned' }).getByRole('listitem')
    await expect(planned).toHaveText(shownInJanuary(20))
    await expect(planned).toContainText('Planned by Marketing Editor')

    await page.getByRole('button', { name: 'Plan another time' }).click()
    await time.fill(inJanuary(21))
    await publish.click()
    await expect(planned).toHaveText(shownInJanuary(21))

    await goTo(page, PAGES)
    const row = page.getByRole('row').filter({ hasText: 'page-with-a-plan' })
    await expect(row).toContainText(new RegExp(`Goes live .*\\b21\\b.*${year}`))

    await goTo(page, `${PAGES}/${id}`)
    await planned.getByRole('button', { name: 'Cancel this plan' }).click()
    await expect(planned).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Plan a time' })).toBeVisible()
  })

  test('reads why a plan failed, mends the page, and it goes live by itself', async ({
    signIn,
  }) => {
    const path = `/schedule/plans/api::page.page/${id}`
    const due = "update app_plans set due_at = 1000 where entry_id = ? and state = 'waiting'"
    const body = { action: 'publish', dueAt: new Date(`${inJanuary(20)}Z`).toISOString() }
    await editor.call('PUT', path, body)
    await editor.pages.save(id, { title: '' })
    await change(cms, due, [id])
    await expect
      .poll(async () => JSON.stringify(await editor.call('GET', path)))
      .toContain('“Title” is empty.')
    const page = await signIn('Marketing editor')
    const reason = page.getByText('“Title” is empty.')
    const atHome = page.getByRole('list', { name: 'Scheduled' })
    await expect(atHome).toContainText('“Title” is empty.')
    await atHome.getByRole('link', { name: 'Untitled' }).click()
    await expect(reason).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(reason).toHaveCount(0)

    await editor.pages.save(id, { title: 'Page with a plan' })
    await editor.call('PUT', path, body)
    await change(cms, due, [id])
    await expect.poll(async () => (await fetch(`${site}/page-with-a-plan`)).status).toBe(200)
    expect(await (await fetch(`${site}/page-with-a-plan`)).text()).toContain('Soon here')
  })
})
