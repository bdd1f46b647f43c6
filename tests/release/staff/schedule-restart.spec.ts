import { stack } from '../../harness/browser/stack'
import { asEditor, pageWithText } from '../../api/as-editor'
import { makeClock } from '../../harness/clock'
import { type RunningCms, startCms } from '../../harness/start-cms'
import { type RunningWeb, startWeb } from '../../harness/start-web'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const MINUTES = 90
const clock = makeClock()

let cms: RunningCms
let web: RunningWeb

test.beforeAll(async () => {
  cms = await startCms({ postgres: '', from: stack.seeded, environment: clock.environment })
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
})
test.afterAll(async () => {
  await web.stop()
  await cms.remove()
  clock.remove()
})

/** As the browser's field for a date and a time takes it, in the browser's time zone. */
const fieldValue = (minutes: number) => {
  const at = new Date(Date.now() + minutes * 60_000)
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
  const [year, month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'))
  return `${year}-${month}-${day}T${hour}:${minute}`
}

test('what an editor plans in the panel goes live on the site, though the cms stood still then', async ({
  signIn,
}) => {
  const editor = asEditor(cms)
  const id = await editor.pages.create(pageWithText('planned-page', 'Planned page', 'Here at last'))
  const visitor = async () => (await fetch(`${web.url}/planned-page`)).status

  const page = await signIn('Marketing editor', {
    at: `/admin/content-manager/collection-types/api::page.page/${id}`,
    cms,
  })
  await page.getByRole('button', { name: 'Plan a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel(/^Date and time \(.+\)/).fill(fieldValue(MINUTES))
  await dialog.getByRole('button', { name: 'Plan to publish' }).click()
  const planned = page.getByRole('list', { name: 'Planned' }).getByRole('listitem')
  await expect(planned).toContainText('Planned by Marketing Editor')
  await page.close()

  clock.forward(MINUTES - 10)
  await cms.stop()
  await cms.startAgain()
  // The clock runs, and the time has not come.
  await expect.poll(async () => (await fetch(`${cms.url}/readyz`)).status).toBe(200)
  expect(await visitor()).toBe(404)

  await cms.stop()
  clock.forward(20)
  await cms.startAgain()
  await expect.poll(visitor).toBe(200)
  expect(await (await fetch(`${web.url}/planned-page`)).text()).toContain('Here at last')
})
