import { stack } from '../../harness/browser/stack'
import { createHash } from 'node:crypto'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { goTo } from '../../harness/browser/go-to'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms: location, site } = stack
const cms = cmsAt(location)

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText('page-with-panels', 'Page with panels', 'Beside it'))
  await editor.pages.publish(id)
})
test.afterAll(() => editor.removeCreated())

const formOf = () => `${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`

test('side panels are shown together, so that none pushes another from under the pointer', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/review\/entries\//, (route) => released.then(() => route.continue()))
  const own = page.waitForResponse(/\/schedule\/plans\//)
  await goTo(page, formOf())
  await own
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  const plan = page.getByRole('button', { name: 'Plan a time' })
  await expect(plan).toHaveCount(0)
  release()
  await expect(page.getByRole('textbox', { name: 'New comment' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the live page' })).toBeVisible()
  await plan.click()
  await expect(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible()
})

test('neither the cookie choice nor the newsletter comes over a draft', async ({ visit }) => {
  const page = await visit(await cms.draftPath(id), {
    isNew: true,
    isHydrated: false,
    before: (one) => one.clock.install(),
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.dispatchEvent('body', 'touchstart')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
})

test('an empty field that the site needs is told while typing, stops publishing, and is opened', async ({
  signIn,
}) => {
  const hero = { __component: 'blocks.hero', title: 'Pay by phone' }
  const own = await editor.pages.create({
    slug: 'no-heading',
    title: 'No heading',
    Content: [hero],
  })
  const page = await signIn('Marketing editor', {
    at: `/admin/content-manager/collection-types/api::page.page/${own}`,
  })
  await page.getByRole('button', { name: /^Hero - Pay by phone/ }).click()
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true })
  await heading.fill('')
  const found = page.getByRole('list', { name: 'To check' }).getByRole('listitem')
  await expect(found).toHaveText([
    /^Needed before publishingSections › Hero › Heading: this is empty\. Open$/,
  ])
  await page.getByRole('tabpanel').getByRole('button', { name: 'Hero', exact: true }).click()
  await expect(heading).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(heading).toBeVisible()
  await expect(page.getByText('This value is required.')).toBeVisible()
  expect((await fetch(new URL('no-heading', site))).status).toBe(404)

  await heading.fill('Pay in store')
  await expect(found).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open the live page' })).toBeVisible()
  await expect.poll(async () => (await fetch(new URL('no-heading', site))).status).toBe(200)
})

test('on a phone each side panel can be reached, and a finding leads to its field', async ({
  signIn,
}) => {
  await editor.pages.save(id, {
    Content: [{ __component: 'blocks.hero', title: 'Pay', button: { label: 'Go', url: '/gone' } }],
  })
  const page = await signIn('Marketing editor', { at: formOf() })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Show checks, schedule, comments and history' }).click()
  for (const name of ['Plan a time', 'Comment', 'Check how it reads', 'Show the page']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport()
  }
  const history = page.getByRole('link', { name: 'Compare and restore' })
  await history.scrollIntoViewIfNeeded()
  await expect(history).toBeInViewport()

  await page.getByRole('button', { name: /^Open the field: .*\/gone/ }).click()
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeInViewport()
  await expect(
    page.getByRole('button', { name: 'Show checks, schedule, comments and history' }),
  ).toBeVisible()
})

test('what staff do beside a page leaves visitors the same bytes', async () => {
  const statusOf = async (slug: string) => (await fetch(new URL(slug, site))).status
  const bytes = async () => {
    const body = await (await fetch(new URL('page-with-panels', site))).arrayBuffer()
    return createHash('sha256').update(Buffer.from(body)).digest('hex')
  }
  await expect.poll(() => statusOf('page-with-panels')).toBe(200)
  const before = await bytes()

  const entry = `api::page.page/${id}`
  await editor.pages.save(id, { title: 'A draft' })
  await editor.call('POST', `/review/entries/${entry}`, { kind: 'comment', text: 'For Monday' })
  await editor.call('PUT', `/schedule/plans/${entry}`, {
    action: 'unpublish',
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const here = { windowId: '0123456789abcdef01234567', isTyping: true }
  await editor.call('POST', `/presence/entries/${entry}`, here)
  await editor.call('GET', `/history/versions/${entry}`)
  await editor.call('GET', '/attention/findings')
  expect((await fetch(new URL(await cms.draftPath(id), site))).status).toBe(200)

  // All pages are rendered anew once something is published.
  const other = await editor.pages.create(pageWithText('page-after-panels', 'After', 'Published'))
  await editor.pages.publish(other)
  try {
    await expect.poll(() => statusOf('page-after-panels')).toBe(200)
    expect(await bytes()).toBe(before)
  } finally {
    await editor.pages.remove(other)
  }
})
