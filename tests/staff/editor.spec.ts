import { stack } from '../harness/browser/stack'
import { change } from '../harness/database'
import { goTo } from '../harness/browser/go-to'
import { expect } from '../harness/browser/test'
import { test } from '../harness/browser/staff'

const { site, cms } = stack
const title = 'Autumn of cashback'
const heading = 'Leaves fall, cashback stays'

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
    await expect(page.getByRole('img', { name: 'Download' })).toBeVisible()
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(heading)
    await page.getByRole('button', { name: 'Duplicate a section' }).click()
    await page.getByRole('menuitem', { name: heading }).click()
    await expect(page.getByText('Sections (2)')).toBeVisible()
    await page
      .getByRole('button', { name: `Delete - ${heading}` })
      .first()
      .click()
    await expect(page.getByText('Sections (1)')).toBeVisible()
    await page.getByRole('button', { name: `Bring back “${heading}”` }).click()
    await expect(page.getByText('Sections (2)')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Open preview' }).click()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: heading })).toHaveCount(2)
    await page.getByRole('link', { name: 'Close preview' }).click()

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
      change(cms, 'update pages set slug = ? where slug = ? and published_at is not null', [
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
})
