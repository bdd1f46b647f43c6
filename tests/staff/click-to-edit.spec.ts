import { stack } from '../harness/browser/stack'
import type { Frame, Page } from '@playwright/test'
import { asEditor } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { expect } from '../harness/browser/test'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { test } from '../harness/browser/staff'

const { site } = stack
const cms = cmsAt(stack.cms)
const SLUG = 'page-to-click-on'
const address = new URL(SLUG, site).href

let editor: ReturnType<typeof asEditor>
let id: string

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create({
    slug: SLUG,
    title: 'Page to click on',
    Content: [
      {
        __component: 'blocks.text',
        title: 'Heading of before',
        body: [paragraph('Body of before')],
      },
    ],
  })
  await editor.pages.publish(id)
})
test.afterAll(() => editor.removeCreated())

const publicHtml = async () => {
  const response = await fetch(address)
  return response.status === 200 ? response.text() : ''
}

/** Posts a change to a draft as the panel would, and says whether the draft took it. */
async function postChange(from: Page | Frame, draft: Page | Frame, target: string) {
  const answer = draft.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const { fetch } = window
        const asked = new Promise<Response>(() => {})
        Object.assign(window, { fetch: () => Object.assign(asked, { isAsked: true }) })
        const isTaken = () => 'isAsked' in asked
        // Added after the listeners of the draft itself, so that it is called after them.
        const respond = () => resolve((Object.assign(window, { fetch }), isTaken()))
        addEventListener('message', respond, { once: true })
        Object.assign(window, { isListening: true })
      }),
  )
  await draft.waitForFunction(() => 'isListening' in window)
  await from.evaluate((path) => {
    const draftWindow = new Function(`return ${path}`)() as Window
    const payload = { field: 'title', value: 'Of a stranger' }
    draftWindow.postMessage({ type: 'strapiFieldChange', payload }, '*')
  }, target)
  return answer
}

const EDIT = '/admin/content-manager/collection-types/api::page.page'

/** The form with the page beside it. */
async function showPage(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Show the page' }).click()
  return page.frameLocator('iframe')
}

test('clicks a heading and a text, sees each change while typing, saves and publishes them', async ({
  signIn,
}) => {
  await expect.poll(publicHtml).toContain('Heading of before')
  const before = await publicHtml()
  expect(before).not.toContain('data-strapi-source')

  const page = await signIn('Marketing editor', { at: `${EDIT}/${id}` })
  const frame = await showPage(page)
  const heading = frame.getByRole('heading', { name: 'Heading of before' })
  await heading.click()
  // Opening the draft changes nothing for visitors.
  expect(await publicHtml()).toBe(before)
  const field = page.getByRole('textbox', { name: 'Heading', exact: true })
  await expect(field).toHaveValue('Heading of before')
  await field.fill('Heading as typed')
  await expect(frame.getByRole('heading', { name: 'Heading as typed' })).toBeVisible()

  await frame.getByText('Body of before').click()
  const text = page.locator('[contenteditable=true]')
  await expect(text).toContainText('Body of before')
  // Whoever types now types into the text.
  await expect(text).toBeFocused()
  // One click sets the caret at the end: the editor notices a second move of it only after a while.
  const words = text.getByText('Body of before')
  const { width = 0, height = 0 } = (await words.boundingBox()) ?? {}
  await words.click({ position: { x: width - 1, y: height / 2 } })
  await page.keyboard.insertText(' and after')
  await expect(frame.getByText('Body of before and after')).toBeVisible()
  // What was typed first stays, and visitors see none of it.
  await expect(frame.getByRole('heading', { name: 'Heading as typed' })).toBeVisible()
  expect(await publicHtml()).toBe(before)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Heading as typed' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(publicHtml).toContain('Heading as typed')
  await expect.poll(publicHtml).toContain('Body of before and after')
  expect(await publicHtml()).not.toContain('data-strapi-source')
})

/** As if the page in the frame had been open for more than an hour. */
const endLink = (framed: Frame) =>
  framed.evaluate(
    ([documentId]) =>
      history.replaceState(
        null,
        '',
        `/preview/pages.${documentId}.1.1000000000000.${'x'.repeat(43)}`,
      ),
    [id],
  )

test('a draft whose link has expired goes on, as long as its editor is logged in', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', {
    at: `${EDIT}/${id}`,
    expects: [/^404: .*\/preview\/pages\./],
  })
  const frame = await showPage(page)
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await endLink(page.frames()[1]!)
  await frame.getByRole('heading', { name: /Heading/ }).click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Heading an hour later')
  const heading = frame.getByRole('heading', { name: 'Heading an hour later' })
  await expect(heading).toBeVisible()

  await endLink(page.frames()[1]!)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(publicHtml).toContain('Heading an hour later')
  await expect(heading).toBeVisible()
})

test('a second window shows what is typed in the form, saved or not', async ({ signIn }) => {
  const page = await signIn('Marketing editor', {
    at: `/admin/content-manager/collection-types/api::page.page/${id}`,
  })
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Page to click on')
  await page.getByRole('button', { name: 'Show the page' }).click()
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'In a window of its own' }).click(),
  ])
  await page.getByRole('button', { name: 'Form only' }).click()
  const frame = second.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Heading/)

  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('button', { name: /^Download/ }).click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).last().fill('A new section')
  const added = frame.getByRole('heading', { name: 'A new section' })
  await expect(added).toBeVisible()

  // The window reloads what was stored.
  await frame.locator('html').evaluate((html) => html.setAttribute('data-before', ''))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(frame.locator('[data-before]')).toHaveCount(0)
  await expect(added).toBeVisible()
  expect(await publicHtml()).not.toContain('A new section')

  // A click on a text opens its section in the form; the section was closed by the saving.
  await page.reload()
  const field = page.getByRole('textbox', { name: 'Heading', exact: true })
  await expect(page.getByRole('button', { name: /A new section/ }).first()).toBeVisible()
  await expect(field).toHaveCount(0)
  await added.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('A new section')
  await expect(page.getByText('There are validation errors')).toHaveCount(0)

  await second.getByRole('button', { name: 'Phone' }).click()
  const widthOf = () => second.locator('iframe').evaluate(({ clientWidth }) => clientWidth)
  await expect.poll(widthOf).toBe(390)
})

test('the page beside the form follows the typing, opens a field, and frames what a field shows', async ({
  signIn,
}) => {
  const beside = await editor.pages.create({
    slug: 'page-beside',
    title: 'Page beside',
    Content: ['First', 'Second'].map((name) => ({
      __component: 'blocks.text',
      title: `${name} heading`,
      body: [paragraph(`${name} body`)],
    })),
  })
  const at = `/admin/content-manager/collection-types/api::page.page/${beside}`
  const page = await signIn('Marketing editor', { at })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Show the page' }).click()
  const frame = page.frameLocator('iframe')
  const second = frame.getByRole('heading', { name: 'Second heading' })
  await second.click()
  const field = page.getByRole('textbox', { name: 'Heading', exact: true })
  await expect(field).toHaveValue('Second heading')
  await expect(field).toBeFocused()
  await field.fill('Typed heading')
  const typed = frame.getByRole('heading', { name: 'Typed heading' })
  await expect(typed).toBeVisible()
  await expect(typed).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport()
  expect(await accessibilityViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(() => page.locator('iframe').evaluate((one) => one.clientWidth)).toBe(390)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
  // The choice is kept; what was saved is shown.
  await page.reload()
  await expect(typed).toBeVisible()
  await expect.poll(() => page.locator('iframe').evaluate((one) => one.clientWidth)).toBe(390)
  await page.getByRole('button', { name: 'Form only' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)

  // On a narrow screen the page lies over the form, until a text is chosen.
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.getByRole('button', { name: 'Show the page' }).click()
  await frame.getByRole('heading', { name: 'First heading' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(field).toHaveValue('First heading')
})

test('the page is checked as it is typed, and each finding opens its field', async ({ signIn }) => {
  const heading = (level: number, text: string) => ({
    type: 'heading',
    level,
    children: [{ type: 'text', text }],
  })
  const checked = await editor.pages.create({
    slug: 'page-to-check',
    title: 'Page to check',
    Content: [
      { __component: 'blocks.text', title: 'First', body: [paragraph('All is well.')] },
      {
        __component: 'blocks.text',
        title: 'Second',
        body: [heading(2, 'Near'), heading(5, 'Far below')],
      },
    ],
  })
  const page = await signIn('Marketing editor', {
    at: `/admin/content-manager/collection-types/api::page.page/${checked}`,
  })
  await page.getByRole('button', { name: 'Check how it reads' }).click()
  const finding = page.getByRole('list', { name: 'To check' }).getByText('“Far below”')
  await expect(finding).toContainText('more than one level below')
  const card = page.getByRole('figure', { name: 'How it looks when it is shared' })
  await expect(card).toContainText('Page to check')
  await expect
    .poll(() => card.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(600)
  await finding.getByRole('button', { name: 'Open' }).click()
  const text = page.locator('[contenteditable=true]')
  await expect(text).toHaveText(/Far below/)
  await expect(text).toBeInViewport()
})

test('a second window shows the settings before they are saved', async ({ signIn }) => {
  const page = await signIn('Marketing editor', {
    at: '/admin/content-manager/single-types/api::site-setting.site-setting',
  })
  const storeLink = page.getByRole('textbox', { name: 'App Store address' })
  await expect(storeLink).not.toHaveValue('')
  await page.getByRole('button', { name: 'Show the page' }).click()
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'In a window of its own' }).click(),
  ])
  await page.getByRole('button', { name: 'Form only' }).click()
  const frame = second.frameLocator('iframe')
  await expect(frame.getByRole('contentinfo')).toBeVisible()
  const typed = 'https://apps.example.com/typed'
  await storeLink.fill(typed)
  await expect(frame.locator(`header [href="${typed}"]`).first()).toBeAttached()
  expect(await (await fetch(site)).text()).not.toContain(typed)
})

test('an editor changes the footer on the page, before it is saved', async ({ signIn }) => {
  const page = await signIn('Marketing editor', {
    at: '/admin/content-manager/single-types/api::footer.footer',
  })
  await page.getByRole('button', { name: 'Show the page' }).click()
  const frame = page.frameLocator('iframe')
  await frame.locator('[data-strapi-source$="path=quickLinksTitle"]').click()
  const field = page.getByRole('textbox', { name: 'Quick links heading' })
  await expect(field).toBeFocused()
  await field.fill('Shortcuts')
  await expect(frame.getByRole('heading', { name: 'Shortcuts' })).toBeVisible()
  expect(await (await fetch(site)).text()).not.toContain('Shortcuts')
})

test('a draft takes what the panel around it says, and what no other window says', async ({
  signIn,
  visit,
}) => {
  const draft = new URL(await cms.draftPath(id), site).href
  const visitor = await visit('/banks', { isHydrated: false })
  const [popup] = await Promise.all([
    visitor.waitForEvent('popup'),
    visitor.evaluate((url) => Object.assign(window, { draft: open(url) }), draft),
  ])
  await popup.waitForLoadState()
  expect(await postChange(visitor, popup, 'window.draft')).toBe(false)
  expect(await postChange(popup, popup, 'window')).toBe(false)

  const page = await signIn('Marketing editor', { at: `${EDIT}/${id}` })
  const typed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/preview/'))
      typed.push(request.postData() ?? '')
  })
  await showPage(page)
  // The draft listens once it has shown what the form holds.
  await expect.poll(() => typed.length).toBeGreaterThan(0)
  // It heeds what the panel says later: by then what it says to itself would have been, too.
  const change = (value: string) => ({
    type: 'strapiFieldChange',
    payload: { field: 'title', value },
  })
  await page
    .frames()[1]!
    .evaluate((message) => window.postMessage(message, '*'), change('Of a stranger'))
  await page.evaluate((message) => {
    const shown = document.querySelector<HTMLIFrameElement>('iframe[title="Preview"]')
    shown?.contentWindow?.postMessage(message, '*')
  }, change('Of the panel'))
  await expect.poll(() => typed.some((body) => body.includes('Of the panel'))).toBe(true)
  expect(typed.filter((body) => body.includes('Of a stranger'))).toEqual([])
})

const idOf = async (query: string) => {
  const { results } = await editor.call('GET', `/content-manager/collection-types/${query}`)
  return (results as { documentId: string }[])[0]?.documentId
}

test('an editor changes a job’s title where it is shown', async ({ signIn }) => {
  const job = await idOf('api::job.job?pageSize=1')
  const page = await signIn('Marketing editor', {
    at: `/admin/content-manager/collection-types/api::job.job/${job}`,
  })
  const heading = (await showPage(page)).getByRole('heading', { level: 1 })
  await heading.click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeFocused()
  await title.fill('Keeper of the till')
  await expect(heading).toHaveText('Keeper of the till')
})

test('an editor takes a page’s picture away where it is shown', async ({ signIn }) => {
  const banks = await idOf('api::page.page?filters[slug][$eq]=banks')
  const page = await signIn('Marketing editor', { at: `${EDIT}/${banks}` })
  const frame = await showPage(page)
  const picture = frame.locator('img[data-strapi-source]').first()
  const before = await picture.getAttribute('src')
  await picture.click()
  // It is taken off the page, and stays in the library.
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await expect(frame.locator(`img[src="${before}"]`)).toHaveCount(0)
  expect(await (await fetch(new URL('banks', site))).text()).toContain(String(before))
})
