import { stack } from '../harness/browser/stack'
import type { MenuDesk } from '../../cms/src/editing/shared/menu'
import { asEditor, pageWithText } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { sendRequest } from '../harness/http'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const cms = cmsAt(stack.cms)

async function call(method: 'GET' | 'PUT', body?: object): Promise<MenuDesk> {
  const { json } = await sendRequest(`${cms.url}/menu/tree`, {
    method,
    headers: { ...(await cms.adminLogin()), 'Content-Type': 'application/json' },
    chunks: body ? [JSON.stringify(body)] : [],
  })
  return json as MenuDesk
}

let seeded: MenuDesk
test.beforeAll(async () => {
  seeded = await call('GET')
})
test.afterAll(async () => {
  const { version, items } = await call('GET')
  const kept = new Set(items.map(({ documentId }) => documentId))
  const back = seeded.items.map((item) => ({
    ...item,
    documentId: kept.has(item.documentId) ? item.documentId : null,
  }))
  await call('PUT', { version, items: back })
})

const titlesOnSite = async () => {
  const html = await (await fetch(new URL('/about-us', stack.site))).text()
  return html.slice(html.indexOf('<header'), html.indexOf('</header>'))
}

test.describe('a marketing editor', () => {
  test('adds, moves and drags items, is asked before leaving, and saves all at once', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor')
    const panel = page.getByRole('navigation')
    // The home page has a link of this name, too.
    await panel.getByRole('link', { name: 'Menu', exact: true }).click()
    const items = page.getByRole('list', { name: 'Menu items' }).getByRole('listitem')
    const titles = async () =>
      items.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    await expect.poll(titles).toContain('Careers')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toBeDisabled()

    // A page is found by a part of its title, and gives the item its own.
    await page.getByRole('button', { name: 'Add an item', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const picker = dialog.getByRole('combobox', { name: 'Page' })
    await expect(picker).toBeFocused()
    await dialog.getByRole('button', { name: 'Add to the menu' }).click()
    await expect(dialog.getByText('Every item needs a title.')).toBeVisible()
    const title = dialog.getByRole('textbox', { name: 'Title in the menu' })
    await expect(title).toBeFocused()
    await picker.focus()
    await page.keyboard.type('ivacy')
    await page.keyboard.press('Enter')
    await expect(title).toHaveValue(/Privacy/)
    await expect(picker).toHaveValue(await title.inputValue())
    await title.fill('Your data')
    await dialog.getByRole('combobox', { name: 'Icon' }).click()
    await page.getByRole('option', { name: 'Shield' }).click()
    await dialog.getByRole('textbox', { name: 'Line of reason' }).fill('What we know of you')
    await page.keyboard.press('Enter')
    await expect.poll(titles).toContain('Your data')
    await expect(page.getByText('Your changes are not saved yet.')).toBeVisible()

    // Leaving asks, and keeps what was done.
    await panel.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect.poll(titles).toContain('Your data')

    // Its buttons and dragging do the same; the focus stays on the item.
    await page.getByRole('button', { name: 'Move up: Your data' }).click()
    await expect(page.getByRole('button', { name: 'Move up: Your data' })).toBeFocused()
    await page.getByRole('button', { name: 'Move in: Your data' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    const before = await titles()
    const careers = items.filter({ hasText: 'Careers' })
    await careers
      .locator('[draggable]')
      .dragTo(items.filter({ hasText: 'About Us' }), { targetPosition: { x: 20, y: 4 } })
    const after = await titles()
    expect(after).not.toEqual(before)
    expect(after.indexOf('Careers')).toBe(after.indexOf('About Us') - 1)

    // Three levels.
    await page.getByRole('button', { name: 'Add an item below: Software Partners' }).click()
    await expect(page.getByText(/The menu has three levels/)).toBeVisible()

    await save.click()
    await expect(
      page.getByText('The menu is saved. Visitors see it within a second.'),
    ).toBeVisible()
    await expect(save).toBeDisabled()
    await expect.poll(titlesOnSite).toContain('Your data')
    const saved = (await call('GET')).items.find((item) => item.title === 'Your data')
    expect(saved).toMatchObject({ icon: 'shield', reason: 'What we know of you' })
    await page.reload()
    await expect.poll(titles).toEqual(after)

    // An earlier version is taken back to the screen, and saved like any change.
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog')
    await history.getByRole('button', { name: /before history was kept/ }).click()
    await expect(history.locator('ins', { hasText: 'Your' })).toBeVisible()
    await expect(history.locator('ins', { hasText: 'Shield' })).toBeVisible()
    await history.getByRole('button', { name: 'Take this version' }).click()
    await expect.poll(titles).toEqual(seeded.items.map(({ title: one }) => one))
    await save.click()
    await expect.poll(titlesOnSite).not.toContain('Your data')
  })

  test('is told what visitors don’t see, and by whom the menu was saved first', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor', {
      at: '/admin/plugins/navigation',
      expects: [/^409: .*\/menu\/tree/],
    })
    await page.getByRole('button', { name: 'Add an item', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'A heading for other items' }).click()
    await dialog.getByRole('textbox', { name: 'Title in the menu' }).fill('Lonely')
    await dialog.getByRole('button', { name: 'Add to the menu' }).click()
    await expect(page.getByText('Nothing is below this heading.')).toBeVisible()
    const preview = page.getByRole('list', { name: 'The menu at the top of each page' })
    await expect(preview).toContainText('Careers')
    await expect(preview).not.toContainText('Lonely')

    // Each sees that the other is here.
    const here = { windowId: '0123456789abcdef01234567', isTyping: true }
    const othersHere = async () =>
      (await cms.postTo('/presence/menu', here, await cms.adminLogin())).text
    await expect.poll(othersHere).toMatch(/"Marketing Editor",.*"isTyping":true/)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Administrator is typing here.')).toBeVisible()

    const { version, items } = await call('GET')
    await call('PUT', {
      version,
      items: items.map((item) => (item.title === 'News' ? { ...item, title: 'Press' } : item)),
    })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const conflict = page.getByRole('alert', { name: 'Conflicting change' })
    await expect(conflict).toContainText('Press')
    await conflict.getByRole('button', { name: 'Save mine' }).click()
    await expect(
      page.getByText('The menu is saved. Visitors see it within a second.'),
    ).toBeVisible()
    const saved = (await call('GET')).items.map(({ title }) => title)
    expect(saved).toContain('Lonely')
    expect(saved).toContain('News')
  })
})

test.describe('an editor who deletes a page that the menu has', () => {
  test('is asked whether its item goes, too', async ({ signIn }) => {
    const editor = asEditor(cms)
    const id = await editor.pages.create(pageWithText('in-the-menu', 'In the menu', 'Text'))
    const { version, items } = await call('GET')
    const item = { documentId: null, level: 1, kind: 'page', page: id, address: '' }
    await call('PUT', { version, items: [...items, { ...item, title: 'For a while' }] })

    // The panel reads the form once more while it is deleted.
    const expects = [/^404: .*\/content-manager\//]
    const page = await signIn('Marketing editor', {
      at: `/admin/content-manager/collection-types/api::page.page/${id}`,
      expects,
    })
    await page.getByRole('button', { name: 'More actions' }).first().click()
    await page.getByRole('menuitem', { name: /^Delete/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(
      dialog.getByRole('checkbox', { name: 'Take “For a while” out of the menu, too' }),
    ).toBeChecked()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The menu no longer has an item for it.')).toBeVisible()
    const titles = (await call('GET')).items.map(({ title }) => title)
    expect(titles).not.toContain('For a while')
  })
})
