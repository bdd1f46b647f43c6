import type { Page } from '@playwright/test'
import { stack } from '../harness/browser/stack'
import { asEditor, pageWithText } from '../api/as-editor'
import { cmsAt } from '../harness/cms'
import { change } from '../harness/database'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const { site, cms: location } = stack
const title = 'Autumn of cashback'
const heading = 'Leaves fall, cashback stays'

const menuOf = (page: Page, section: number) =>
  page.getByRole('heading', { level: 3 }).getByRole('button', { name: 'More actions' }).nth(section)

test.describe('a marketing editor', () => {
  test('builds a page from sections, publishes it, and visitors see it', async ({
    signIn,
    visit,
  }) => {
    const page = await signIn('Marketing editor')
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByRole('link', { name: 'Create new entry' }).first().click()
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('button', { name: 'Add a section' }).click()
    await page.getByRole('searchbox', { name: 'Search for a kind of section' }).fill('app store')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
    await page.keyboard.insertText(heading)
    await expect(page.getByRole('combobox', { name: 'Colour' })).toHaveText('Choose here')
    await menuOf(page, 0).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByText('Sections (2)')).toBeVisible()
    await page
      .getByRole('button', { name: `Delete - ${heading}` })
      .first()
      .click()
    await expect(page.getByText('Sections (1)')).toBeVisible()
    await page.getByRole('button', { name: `Bring back “${heading}”` }).click()
    await expect(page.getByText('Sections (2)')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Show the page' }).click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: heading })).toHaveCount(2)
    await page.getByRole('button', { name: 'Form only' }).click()

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'Open the live page' })).toHaveAttribute(
      'href',
      /\/autumn-of-cashback$/,
    )

    const path = '/autumn-of-cashback'
    // Live within a second, but not immediately.
    await expect.poll(async () => (await fetch(new URL(path, site))).status).toBe(200)
    const reader = await visit(path, { isHydrated: false })
    await expect(reader.getByRole('heading', { name: heading })).toHaveCount(2)
  })

  test('who adds a section before all else is there is asked for its kind, too', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor')
    await expect(page.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
    await page.evaluate(() => {
      new MutationObserver((_changes, observer) => {
        const add = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Add a section',
        )
        if (!add) return
        observer.disconnect()
        add.click()
      }).observe(document, { childList: true, subtree: true })
    })
    await goTo(page, '/admin/content-manager/collection-types/api::page.page/create')
    await page.getByRole('searchbox', { name: 'Search for a kind of section' }).press('Escape')
    await expect(page.getByRole('button', { name: 'Add a section' })).toBeVisible()
  })

  test('copies a page from the list, moves its sections, and publishes several at once, each refusal with its reason', async ({
    signIn,
  }) => {
    const cms = cmsAt(location)
    const editor = asEditor(cms)
    const list = '/admin/content-manager/collection-types/api::page.page'
    const whole = pageWithText('to-be-copied', 'To be copied', 'First')
    const second = { ...whole.Content[0], title: 'Second' }
    const original = await editor.pages.create({ ...whole, Content: [...whole.Content, second] })
    const hero = { __component: 'blocks.hero', title: '' }
    const empty = await editor.pages.create({
      slug: 'is-empty',
      title: 'Is empty',
      Content: [hero],
    })
    const sentBack = { kind: 'sent-back', text: 'Another heading, please.' }
    await editor.call('PUT', '/review/setting', { isNeeded: true })
    await editor.call('POST', `/review/entries/api::page.page/${empty}`, {
      kind: 'asked',
      text: '',
    })
    await editor.call('POST', `/review/entries/api::page.page/${empty}`, sentBack)
    await editor.call('PUT', '/review/setting', { isNeeded: false })

    const page = await signIn('Marketing editor', {
      at: `${list}?sort=updatedAt:DESC`,
      expects: [/^400: .*\/content-manager\//],
    })
    const rowOf = (slug: string) =>
      page.getByRole('row').filter({ has: page.getByRole('gridcell', { name: slug, exact: true }) })
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Select field' }).click()
    await expect(page.getByRole('option', { name: 'Edited', exact: true })).toBeVisible()
    await expect(page.getByRole('option', { name: /^(?:id|documentId|createdAt)$/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await rowOf('to-be-copied').getByRole('button', { name: 'Row actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const slug = page.getByRole('textbox', { name: 'Slug' })
    await expect(slug).toHaveValue('copy-of-to-be-copied')
    await expect(slug).toBeFocused()
    await page.keyboard.type('copied-and-moved')
    await expect(slug).toHaveValue('copied-and-moved')
    await menuOf(page, 1).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect(page.getByRole('button', { name: /^Text - / })).toHaveText([
      /Second/,
      /To be copied/,
    ])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Show the page' })).toBeVisible()

    await goTo(page, `${list}?sort=updatedAt:DESC`)
    for (const one of ['copied-and-moved', 'is-empty'])
      await rowOf(one).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    const lines = dialog.getByRole('list', { name: 'To publish' }).getByRole('listitem')
    await expect(lines.filter({ hasText: 'Is empty' })).toContainText(
      /sent this back on .*“Another heading, please\.”/,
    )
    await dialog.getByRole('button', { name: 'Publish 2' }).click()
    await expect(dialog.getByRole('status')).toHaveText('1 of 2 published.')
    await expect(lines.filter({ hasText: 'Copy of To be copied' })).toContainText('Published now')
    await expect(lines.filter({ hasText: 'Is empty' })).toContainText(/Not published: .*Heading/)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(rowOf('copied-and-moved')).toContainText('Published')
    await expect(rowOf('is-empty')).toContainText('Draft')
    await rowOf('is-empty').getByRole('button', { name: 'Row actions' }).press('Enter')
    await page.getByRole('menuitem', { name: /^Delete entry/ }).press('Enter')
    await page.getByRole('button', { name: 'Confirm' }).press('Enter')
    await expect(rowOf('is-empty')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.close()
    const [copy] = await cms.select("select document_id from pages where slug = 'copied-and-moved'")
    for (const one of [original, String(copy?.['document_id'])]) await editor.pages.remove(one)
  })

  test('sees all of the site’s content and no submissions, and is told when no home page is published', async ({
    signIn,
  }) => {
    const warning = 'The home page is not published.'

    const page = await signIn('Marketing editor')
    await expect(page.getByText('The navigation at the top of every page')).toBeVisible()
    await expect(page.getByText(warning)).toHaveCount(0)
    await expect(page.getByText('Inbox')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: 'Entries' }).click()
    const types = page.getByRole('navigation').getByRole('link')
    for (const name of ['Jobs', 'Pages', 'Redirects', 'Footer', 'Site settings'])
      await expect(types.filter({ hasText: name })).toBeVisible()
    await expect(types.filter({ hasText: 'Contact messages' })).toHaveCount(0)

    // The panel refuses to unpublish it; earlier versions did not.
    const rename = (from: string, to: string) =>
      change(location, 'update pages set slug = ? where slug = ? and published_at is not null', [
        to,
        from,
      ])
    await rename('home', 'home-of-before')
    try {
      await goTo(page, '/admin')
      await expect(page.getByText(warning)).toBeVisible()
    } finally {
      await rename('home-of-before', 'home')
    }
  })

  test('who saves while the network is gone keeps the form with what was typed, and saves again', async ({
    signIn,
  }) => {
    const editor = asEditor(cmsAt(location))
    const id = await editor.pages.create(pageWithText('saved-offline', 'Saved offline', 'Text'))
    const page = await signIn('Marketing editor', {
      at: `/admin/content-manager/collection-types/api::page.page/${id}`,
      // The object is what Strapi throws when it cannot count what an entry leads to.
      expects: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|^error: Object$/],
    })
    const field = page.getByRole('textbox', { name: 'Title', exact: true }).first()
    await field.fill('Typed on a train')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await page.context().setOffline(true)
    await save.click()
    await expect(page.getByText('Not saved: the server did not answer.')).toBeVisible()
    await expect(field).toHaveValue('Typed on a train')
    await page.context().setOffline(false)
    await save.click()
    await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('Typed on a train')
    await editor.removeCreated()
  })
})
