import { stack } from '../../harness/browser/stack'
import { asEditor } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { jpegOf } from '../../harness/photo'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const cms = cmsAt(stack.cms)

const NOWHERE = '/leads-nowhere'
const cards = {
  __component: 'blocks.cards',
  anchor: 'choose',
  title: 'Choose',
  cards: [{ title: 'One', text: 'A card', link: { label: 'Go', url: NOWHERE } }],
}

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create({ slug: 'to-mend', title: 'To mend', Content: [cards] })
  await editor.pages.publish(id)
})
test.afterAll(() => editor.removeCreated())

test.describe('a marketing editor', () => {
  test('finds a link that leads nowhere, the page that has it, and the section to mend', async ({
    signIn,
  }) => {
    const page = await signIn('Marketing editor')
    const widget = page.getByRole('region', { name: 'Needs attention' })
    await widget.getByRole('link', { name: 'Links that lead nowhere' }).click()
    await expect(page.getByRole('combobox', { name: 'Show' })).toContainText(
      'Links that lead nowhere',
    )
    await page.getByRole('link', { name: 'Needs attention' }).click()
    const links = page.getByRole('region', { name: 'Links that lead nowhere' })
    const found = links.getByRole('listitem').filter({ hasText: NOWHERE })
    await expect(found).toHaveText(
      `To mendSections › Choose › Cards › 1 › Link › Address leads to ${NOWHERE}, where nothing is.Mark as intended`,
    )

    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name: /^Pages that no way leads to/ }).click()
    const alone = page.getByRole('region', { name: 'Pages that no way leads to' })
    await expect(alone.getByRole('link', { name: 'To mend' })).toBeVisible()
    await expect(links).toHaveCount(0)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('needs-attention.csv')

    await alone.getByRole('link', { name: 'To mend' }).click()
    await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('To mend')
    await expect(page.getByRole('list', { name: 'To check' }).getByRole('listitem')).toContainText(
      /^Advice.*Address leads to \/leads-nowhere, where nothing is\./,
    )
  })

  test('opens the photo that has no description yet, and describes it', async ({ signIn }) => {
    const form = new FormData()
    form.append(
      'files',
      await jpegOf({ width: 80, height: 60, channels: 3, background: 'navy' }),
      'stall.jpg',
    )
    const headers = await cms.adminLogin()
    const stored = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body: form })
    const [photo] = (await stored.json()) as { id: number }[]
    const picture = { __component: 'blocks.hero', title: 'Stall', image: photo?.id }
    const draft = await editor.pages.create({ slug: 'stall', title: 'Stall', Content: [picture] })
    const page = await signIn('Marketing editor', {
      at: `/admin/content-manager/collection-types/api::page.page/${draft}`,
    })
    const open = page.getByRole('link', { name: /^Open the photo: .*describe stall\.jpg/ })
    const title = page.getByRole('textbox', { name: 'Title' }).first()
    await expect(open).toBeVisible()
    await title.fill('Typed and not saved')
    const library = page.waitForEvent('popup')
    await open.click()
    const details = (await library).getByRole('dialog')
    await expect(details).toContainText('stall.jpg')
    await details.getByRole('textbox', { name: /alternative text/i }).fill('A market stall')
    await details.getByRole('button', { name: 'Save' }).click()
    const described = async () =>
      (await cms.select('select alternative_text from files where name = ?', ['stall.jpg']))[0]
    await expect.poll(described).toEqual({ alternative_text: 'A market stall' })
    await expect(title).toHaveValue('Typed and not saved')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(open).toBeHidden()
  })

  test('marks a finding as intended, sees who did so, and takes it back', async ({ signIn }) => {
    const page = await signIn('Marketing editor')
    await page.getByRole('link', { name: 'Needs attention' }).click()
    const alone = page.getByRole('region', { name: 'Pages that no way leads to' })
    const meant = page.getByRole('region', { name: 'Marked as intended', exact: true })
    const count = page.getByText(/^\d+ found/)
    await expect(alone).toContainText('To mend')
    const before = parseInt((await count.textContent()) ?? '', 10)
    await page.getByRole('button', { name: /^Mark as intended: To mend: No way/ }).click()
    await expect(meant).toContainText(/To mend.*Marketing Editor, .*\b\d{4}\b/)
    await expect(count).toHaveText(new RegExp(`^${before - 1} found, \\d+ intended$`))
    await page.reload()
    await expect(meant).toContainText('To mend')
    await expect(
      page.getByRole('button', { name: /^Mark as intended: To mend: No way/ }),
    ).toHaveCount(0)
    await page.getByRole('button', { name: /^Take back: To mend: No way/ }).click()
    await expect(alone).toContainText('To mend')
    await expect(count).toHaveText(new RegExp(`^${before} found`))
  })

  test('is told which page leads to a section that is about to lose its name', async ({
    signIn,
  }) => {
    const link = { type: 'link', url: '/to-mend#choose', children: [{ type: 'text', text: 'us' }] }
    const body = [{ type: 'paragraph', children: [link] }]
    const linking = await editor.pages.create({
      slug: 'leads-to-mend',
      title: 'Leads to mend',
      Content: [{ __component: 'blocks.text', title: 'Read', body }],
    })
    await editor.pages.publish(linking)
    const page = await signIn('Marketing editor', {
      at: `/admin/content-manager/collection-types/api::page.page/${id}`,
    })
    await page
      .getByRole('button', { name: /Choose/ })
      .first()
      .click()
    const toCheck = page.getByRole('list', { name: 'To check' })
    await expect(toCheck).toContainText(NOWHERE)
    const anchor = page.getByRole('textbox', { name: /^Anchor/ })
    await anchor.fill('select')
    await expect(toCheck).toContainText(
      'No section has the anchor “choose” now, and links on these pages lead to it: Leads to mend.',
    )
    await anchor.fill('choose')
    await expect(toCheck).not.toContainText('Leads to mend')
  })
})
