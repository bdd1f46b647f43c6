import { stack } from '../../harness/browser/stack'
import { asEditor, pageWithText } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms: location, site } = stack
const cms = cmsAt(location)
const SLUG = 'page-for-review'
const TITLE = 'Page for review'
/** In `cms/src/editing/review/shared/calls.ts`. */
const SHOWN_AT_ONCE = 200

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText(SLUG, TITLE, 'Text for review'))
})
test.afterAll(async () => {
  await editor.call('PUT', '/review/setting', { isNeeded: false })
  await editor.removeCreated()
})

const formOf = (page = id) =>
  `${cms.url}/admin/content-manager/collection-types/api::page.page/${page}`

test('a chief editor turns the review on, an editor asks for one and is published', async ({
  signIn,
}) => {
  const chief = await signIn('Chief editor')
  const waiting = chief.getByRole('list', { name: 'Waits for a review' })
  await expect(waiting).toContainText('Nothing waits')
  await chief.getByRole('checkbox', { name: 'Publishing needs a chief editor' }).click()
  await expect(
    chief.getByRole('checkbox', { name: 'Publishing needs a chief editor' }),
  ).toBeChecked()

  const page = await signIn('Marketing editor', { at: formOf() })
  await expect(page.getByText('A chief editor publishes this after a review.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'New comment' }).fill('For <b>Monday</b>.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  const thread = page.getByRole('list', { name: 'Comments' })
  await expect(thread).toContainText('For <b>Monday</b>.')
  await page.getByRole('textbox', { name: 'New comment' }).fill('Ready, I think.')
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(thread).toContainText('Marketing Editor asked for a review')
  await expect(thread.getByRole('listitem').last()).toContainText('Ready, I think.')
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Plan a time' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Review asked for' })).toBeDisabled()
  expect((await fetch(new URL(SLUG, site))).status).toBe(404)

  await chief.reload()
  await waiting.getByRole('link', { name: TITLE }).click()
  await expect(chief.getByText('Never published').first()).toBeVisible()
  await expect(chief.getByText('Text for review').first()).toBeVisible()
  await chief.getByRole('link', { name: 'Publish it or send it back' }).click()
  await expect(chief.getByText(/^Marketing Editor asked for a review on .*\.$/)).toBeVisible()
  await chief.getByRole('textbox', { name: 'New comment' }).fill('Another heading, please.')
  await chief.getByRole('button', { name: 'Send back' }).click()
  await expect(chief.getByText(/^Chief Editor sent this back on .* ask again\.$/)).toBeVisible()

  await page.reload()
  await expect(thread).toContainText('Another heading, please.')
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Page after review')
  await expect(page.getByText('To ask for a review, save first')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for a review' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(page.getByText(/^Marketing Editor asked for a review on .*\.$/)).toBeVisible()

  await chief.reload()
  await chief.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(chief.getByRole('list', { name: 'Comments' })).toContainText(
    'Chief Editor published it',
  )
  await expect
    .poll(async () => (await fetch(new URL(SLUG, site))).text())
    .toContain('Page after review')

  // What the server would refuse has no button: taking what is live off the site, and deleting it.
  await page.reload()
  await expect(page.getByText('A chief editor publishes this after a review.')).toBeVisible()
  for (const more of await page.getByRole('button', { name: 'More document actions' }).all())
    await expect(more).toBeDisabled()
  await page.goto(`${cms.url}/admin/content-manager/collection-types/api::page.page`)
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .click()
  await expect(page.getByRole('button', { name: /^(Publish|Unpublish)$/ })).toHaveCount(0)
})

test('the first comments of a long thread are read by a button', async ({ signIn }) => {
  const long = await editor.pages.create(pageWithText('page-with-a-long-thread', TITLE, 'Text'))
  for (let count = 1; count <= SHOWN_AT_ONCE + 2; count += 1)
    await editor.call('POST', `/review/entries/api::page.page/${long}`, {
      kind: 'comment',
      text: `Comment ${count}.`,
    })
  const page = await signIn('Marketing editor', { at: formOf(long) })
  const comments = page.getByRole('list', { name: 'Comments' }).getByText(/^Comment \d+\.$/)
  await expect(comments).toHaveCount(SHOWN_AT_ONCE)
  await page.getByRole('button', { name: 'Show earlier ones' }).click()
  await expect(comments).toHaveCount(SHOWN_AT_ONCE + 2)
  await expect(comments.first()).toHaveText('Comment 1.')
  await expect(page.getByRole('button', { name: 'Show earlier ones' })).toHaveCount(0)
})

test('a comment on words of a field is seen there, answered, and resolved after the section has moved', async ({
  signIn,
}) => {
  const own = await editor.pages.create(pageWithText('page-to-comment-on', 'Pay in store', 'Text'))
  const chief = await signIn('Chief editor', { at: formOf(own) })
  await chief.getByRole('button', { name: /^Text - Pay/ }).click()
  const heading = chief.getByRole('textbox', { name: 'Heading', exact: true })
  await heading.press('End')
  for (const _ of 'store') await heading.press('Shift+ArrowLeft')
  const begin = chief.getByRole('button', { name: 'Comment on this field' })
  await begin.click()
  const box = chief.getByRole('textbox', { name: 'New comment' })
  await expect(box).toBeFocused()
  const about = 'Pay in store › Heading: “store”'
  await expect(chief.getByText(`On ${about}`)).toBeVisible()
  await chief.keyboard.type('Which one, @Marketing Editor?')
  await chief.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(chief.getByText(`On ${about}`)).toHaveCount(0)
  await expect(chief.getByRole('button', { name: 'Open comments on this field: 1' })).toBeVisible()

  // With the section in another place, and its field closed.
  const { data } = await editor.call(
    'GET',
    `/content-manager/collection-types/api::page.page/${own}`,
  )
  const { Content } = data as { Content: object[] }
  const hero = { __component: 'blocks.hero', title: 'Before it' }
  await editor.pages.save(own, { Content: [hero, ...Content] })
  const page = await signIn('Marketing editor')
  await page.getByRole('link', { name: /^For you/ }).click()
  await page
    .getByRole('link', { name: 'Chief Editor wrote to you in a comment on “Pay in store”.' })
    .click()
  const comment = page.getByRole('list', { name: 'Comments' }).getByRole('listitem')
  await comment.getByRole('button', { name: about }).click()
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Open comments on this field: 1' }).press('Enter')
  await expect(comment).toBeFocused()
  expect(await accessibilityViolations(page)).toEqual([])
  await comment.getByRole('button', { name: 'Answer' }).click()
  await expect(page.getByText('Answers Chief Editor')).toBeVisible()
  await page.keyboard.type('The one in Porto.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comment).toHaveText(/Marketing Editor wrote .*The one in Porto\./)
  await comment.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('button', { name: 'Open comments on this field: 1' })).toHaveCount(0)
  await comment.getByText(/resolved$/).click()
  await comment.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByRole('button', { name: 'Open comments on this field: 1' })).toBeVisible()
  await editor.pages.save(own, { Content: [hero] })
  await page.reload()
  await expect(
    comment.getByRole('button', { name: 'A field that is gone: “store”' }),
  ).toBeDisabled()
})
