import { stack } from '../../harness/browser/stack'
import type { Page } from '@playwright/test'
import { asEditor, pageWithText, paragraph } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { expect } from '../../harness/browser/test'
import { desktop, expectedErrors, test } from '../../harness/browser/staff'

const cms = cmsAt(stack.cms)

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create(pageWithText('for-two-editors', 'For two editors', 'Text'))
})
test.afterAll(() => editor.removeCreated())

const expects = [/^409: .*\/content-manager\//]
const addressOf = (page: string) =>
  `${cms.url}/admin/content-manager/collection-types/api::page.page/${page}`
const address = () => addressOf(id)
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' }).first()
const storedTitle = async () => {
  const [row] = await cms.select(
    'select title from pages where document_id = ? and published_at is null',
    [id],
  )
  return row?.['title']
}

const draft = async () =>
  (
    (await editor.call(
      'GET',
      `/content-manager/collection-types/api::page.page/${id}?status=draft`,
    )) as { data: Record<string, unknown> }
  ).data

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody else saved first' })

async function save(page: Page, text: string) {
  await title(page).fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

test('an editor is told of a colleague’s save, compares, takes theirs, or keeps what was typed, also in a new tab', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', { at: address(), expects })
  await expect(title(page)).toHaveValue('For two editors')

  await editor.pages.save(id, { title: 'By a colleague' })
  await save(page, 'Given up')
  const dialog = conflict(page)
  await expect(dialog.getByRole('alert')).toContainText(/saved this on .* after you opened it/)
  const compared = dialog.getByRole('region', { name: 'Title', exact: true })
  await expect(compared).toContainText('By a colleague')
  await expect(compared).toContainText('Given up')
  await dialog.getByRole('button', { name: 'Discard mine' }).click()
  await expect(page.getByText('Discarded. The form shows what your colleague saved.')).toBeVisible()
  await expect(title(page)).toHaveValue('By a colleague')
  expect(await storedTitle()).toBe('By a colleague')

  await editor.pages.save(id, { title: 'By a third' })
  await save(page, 'Typed and kept')
  await expect(page.getByRole('main')).toContainText(/saved this on .* after you opened it/)
  await dialog.getByRole('button', { name: 'Go on typing' }).click()
  await expect(page.getByText('Not saved. What you typed is still here.')).toBeVisible()
  await expect(title(page)).toHaveValue('Typed and kept')
  const keptIn = (tab: Page) => () =>
    tab.evaluate(() => Object.values(localStorage).some((text) => text.includes('Typed and kept')))
  await expect.poll(keptIn(page)).toBe(true)

  const again = await page.context().newPage()
  await page.close()
  await again.goto(address())
  await again.getByRole('button', { name: 'Bring it back' }).click()
  await expect(title(again)).toHaveValue('Typed and kept')
  await editor.pages.save(id, { title: 'By a fourth' })
  await again.getByRole('button', { name: 'Save', exact: true }).click()
  const saveBoth = conflict(again).getByRole('button', { name: 'Save both' })
  await expect(saveBoth).toBeDisabled()
  await conflict(again).getByRole('radio', { name: 'Mine' }).click()
  await saveBoth.click()
  await expect.poll(storedTitle).toBe('Typed and kept')
  await expect.poll(keptIn(again)).toBe(false)
  await expect(again.getByRole('button', { name: 'Bring it back' })).toHaveCount(0)
})

/** The panel reads the entry again while the next save is on its way: the answer to that comes last. */
async function untilSaving(page: Page) {
  let [send, show] = [() => {}, () => {}]
  const isSent = new Promise<void>((resolve) => (send = resolve))
  const isShown = new Promise<void>((resolve) => (show = resolve))
  await page.route(
    `${cms.url}/content-manager/collection-types/api::page.page/${id}`,
    async (route) => {
      const response = await route.fetch()
      const isSave = route.request().method() === 'PUT'
      if (isSave) send()
      await (isSave ? isShown : isSent)
      await route.fulfill({ response })
      // It is drawn once the panel asks for more.
      if (!isSave)
        page.on('request', (request) => {
          if (request.url().includes('/history/versions/')) show()
        })
    },
  )
}

test('what two people changed in different places is kept of both, and asked about only before it goes live', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', { at: address(), expects })
  await title(page).waitFor()
  const [section] = (await draft())['Content'] as { id: number }[]
  const theirs = (text: string) =>
    editor.pages.save(id, {
      Content: [{ ...section, __component: 'blocks.text', title: text, body: paragraph('Text') }],
    })
  await theirs('A heading by a colleague')
  await save(page, 'A title by an editor')
  await expect(page.getByText(/saved this on .* Both changes are kept\./)).toContainText('Sections')
  const [stored] = (await draft())['Content'] as { title: string }[]
  expect([await storedTitle(), stored?.title]).toEqual([
    'A title by an editor',
    'A heading by a colleague',
  ])
  await page.getByRole('button', { name: 'Text - A heading by a colleague' }).waitFor()

  await theirs('Not meant to go live yet')
  await title(page).fill('For visitors')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const shown = conflict(page).getByRole('region', { name: 'What they changed' })
  await expect(shown).toContainText('Not meant to go live yet')
  await untilSaving(page)
  await conflict(page).getByRole('button', { name: 'Go on typing' }).click()
  await expect(title(page)).toHaveValue('For visitors')
  const live = await cms.select(
    'select title from pages where document_id = ? and published_at is not null',
    [id],
  )
  expect(live).toEqual([])

  // What was typed is still compared with the version that it began with.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Both changes are kept\./).last()).toBeVisible()
  await expect.poll(storedTitle).toBe('For visitors')
  expect((await draft())['Content']).toMatchObject([{ title: 'Not meant to go live yet' }])
})

test('what an editor types while a save is on its way stays, and is saved by the next', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor', { at: address() })
  await title(page).waitFor()
  let answer = () => {}
  const isTyped = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`${cms.url}/content-manager/**`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const response = await route.fetch()
    await isTyped
    return route.fulfill({ response })
  })
  await save(page, 'Saved first')
  await expect.poll(storedTitle).toBe('Saved first')
  await title(page).fill('Saved first, and then more')
  answer()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(storedTitle).toBe('Saved first, and then more')
  await expect(title(page)).toHaveValue('Saved first, and then more')
})

/** Of an account of its own, since a logout ends all sessions of one. */
async function invited() {
  const person = { firstname: 'Lena', lastname: 'Leaving', email: 'leaving@wallet.example' }
  const invitation = await cms.postTo(
    '/admin/users',
    { ...person, roles: [1] },
    await cms.adminLogin(),
  )
  const { registrationToken } = (invitation.json as { data: { registrationToken: string } }).data
  const userInfo = { ...person, email: undefined, password: 'Sturdy-boat-47' }
  expect((await cms.postTo('/admin/register', { registrationToken, userInfo })).status).toBe(200)
  return { email: person.email, password: userInfo.password }
}

test('an editor is asked at a logout what becomes of what was typed and not saved', async ({
  browser,
  openPage,
}) => {
  const { email, password } = await invited()
  const context = await browser.newContext(desktop)
  const page = await openPage({
    context,
    isShared: false,
    expects: [...expectedErrors, ...expects, /^401: .*\/(?:admin|presence)\//],
  })
  const open = async () => {
    await page.goto(address())
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
  }
  const isKept = () =>
    page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Before leaving')))
  const logOut = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog[answer]()
      return dialog.message()
    })
    await page.getByRole('button', { name: /Lena Leaving/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    // Strapi asks whether to leave the form.
    await page.getByRole('button', { name: 'Confirm' }).click()
    expect(await asked).toContain('You typed something in one place and neither saved nor sent it.')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  }
  await open()
  await title(page).fill('Before leaving')
  await expect.poll(isKept).toBe(true)
  await logOut('dismiss')
  expect(await isKept()).toBe(true)
  await open()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(title(page)).toHaveValue('Before leaving')
  await logOut('accept')
  expect(await isKept()).toBe(false)
})

test('an editor sees who else has the page open, and is seen until the page is left', async ({
  signIn,
}) => {
  // The windows that the test above closed count as here for a while.
  const own = await editor.pages.create(pageWithText('open-in-two', 'Open in two', 'Text'))
  const colleague = { windowId: '0123456789abcdef01234567', isTyping: false }
  const othersHere = async () => {
    const { others } = await editor.call(
      'POST',
      `/presence/entries/api::page.page/${own}`,
      colleague,
    )
    return (others as { name: string }[]).map(({ name }) => name)
  }
  const page = await signIn('Marketing editor', { at: addressOf(own) })
  await expect.poll(othersHere).toEqual(['Marketing Editor'])
  await page.reload()
  await expect(
    page.getByRole('status').filter({ hasText: 'Administrator is here, too.' }),
  ).toBeVisible()
  await expect(page.getByText('You, in another window')).toHaveCount(0)
  // Nor does the panel with Save, which stays at the top, cover it at the end of a form.
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.getByText(/^Related pages/).scrollIntoViewIfNeeded()
  const here = page.getByText('Administrator is here, too.').last()
  await expect(here).toBeInViewport()
  const isOnTop = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  expect(await here.evaluate(isOnTop)).toBe(true)
  expect(await othersHere()).toEqual(['Marketing Editor'])
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true })
  await home.first().click()
  await expect.poll(othersHere).toEqual([])
})

test('changes that a colleague made meanwhile are not discarded', async ({ signIn }) => {
  const other = await editor.pages.create(pageWithText('to-be-discarded', 'Published', 'Text'))
  await editor.pages.publish(other)
  await editor.pages.save(other, { title: 'First draft' })
  const page = await signIn('Marketing editor', { at: addressOf(other), expects })
  await expect(title(page)).toHaveValue('First draft')
  await editor.pages.save(other, { title: 'Draft of a colleague' })
  await page.getByRole('button', { name: 'More document actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/saved this on .* after you opened it/).first()).toBeVisible()
  const drafts = await cms.select(
    'select title from pages where document_id = ? and published_at is null',
    [other],
  )
  expect(drafts).toEqual([{ title: 'Draft of a colleague' }])
})
