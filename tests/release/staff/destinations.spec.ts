import { brand } from '../../../contract/brand'
import { stack } from '../../harness/browser/stack'
import { asEditor } from '../../api/as-editor'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'
import { expect } from '../../harness/browser/test'
import { test } from '../../harness/browser/staff'

const { cms: location, site } = stack
const cms = cmsAt(location)

let editor: ReturnType<typeof asEditor>
let id: string
test.beforeAll(async () => {
  editor = asEditor(cms)
  id = await editor.pages.create({
    slug: 'links-to-others',
    title: 'Links to others',
    Content: [
      {
        __component: 'blocks.hero',
        title: 'Pay here',
        button: { label: 'Go', url: 'https://example.com' },
      },
      {
        __component: 'blocks.text',
        title: 'Read on',
        body: [
          { type: 'paragraph', children: [{ type: 'text', text: 'Plain' }] },
          { type: 'paragraph', children: [{ type: 'text', text: 'Somewhere', bold: true }] },
        ],
      },
    ],
  })
})
test.afterAll(async () => {
  await editor.pages.remove(id)
  await change(location, `delete from redirects where "from" = '/picked'`, [])
})

const formOf = () => `${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`

test('an editor finds the page that a button leads to by a part of its title', async ({
  signIn,
  visit,
}) => {
  const page = await signIn('Marketing editor', { at: formOf() })
  await page.getByRole('button', { name: /^Hero - Pay here/ }).click()
  const address = page.getByRole('combobox', { name: 'Address' })
  const options = page
    .getByRole('listbox', { name: 'Pages, jobs and sections' })
    .getByRole('option')
  await address.fill('banks')
  await expect(options.first()).toContainText(`${brand.name} & Banks`)
  await address.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await address.press('Enter')
  await expect(address).toHaveValue('/banks')
  await expect(options).toHaveCount(0)
  await expect(page.getByText(`Leads to “${brand.name} & Banks”.`)).toBeVisible()

  // A click shows all; Escape leaves what is there.
  await address.click()
  expect(await options.count()).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(address).toHaveValue('/banks')

  await address.fill('designer')
  await options.filter({ hasText: 'Job' }).first().click()
  await expect(address).toHaveValue(/^\/careers\//)
  await address.fill('hiring works')
  await expect(options).toHaveText([/Section of “Careers”/])
  await options.first().click()
  await expect(address).toHaveValue('/careers#how-hiring-works')
  await expect(page.getByText(/^Leads to “.+” on “Careers”\.$/)).toBeVisible()
  await address.fill('https://example.com/by-hand')
  await expect(options).toHaveCount(0)
  await address.fill('/banks')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('link', { name: 'Open the live page' })).toBeVisible()
  const path = '/links-to-others'
  await expect.poll(async () => (await fetch(new URL(path, site))).status).toBe(200)
  const reader = await visit(path, { isHydrated: false })
  await expect(reader.getByRole('link', { name: 'Go', exact: true })).toHaveAttribute(
    'href',
    '/banks',
  )
})

test('an editor finds the page that a link in a text leads to', async ({ signIn }) => {
  const page = await signIn('Marketing editor', { at: formOf() })
  await page.getByRole('button', { name: /^Text - Read on/ }).click()
  const text = page.getByText('Somewhere', { exact: true })
  // Strapi's editor takes over a selection a moment later, and a link without one is lost. That the text
  // is bold it knows from the selection alone: a click has put the cursor elsewhere.
  const toolbar = page.getByRole('toolbar')
  const bold = toolbar.getByRole('button', { name: 'Bold' })
  await page.getByText('Plain', { exact: true }).click()
  await expect(bold).toHaveAttribute('data-state', 'off')
  await text.selectText()
  await expect(bold).toHaveAttribute('data-state', 'on')
  // Strapi's dialog for links needs room below the text, which moves while the section still opens.
  const center = () => text.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await center()
  await toolbar.getByRole('button', { name: 'Link' }).click()
  const link = page.getByPlaceholder('Paste link')
  await link.fill('bank')
  await page.getByRole('option', { name: new RegExp(`${brand.name} & Banks`) }).click()
  await expect(link).toHaveValue('/banks')
  await center()
  await link
    .locator('xpath=ancestor::*[@data-radix-popper-content-wrapper]')
    .getByRole('button', { name: 'Save' })
    .click()
  await expect(page.getByRole('link', { name: 'Somewhere' })).toHaveAttribute('href', '/banks')
})

test('a redirect leads to a page that is picked, and no other line of text offers pages', async ({
  signIn,
}) => {
  const page = await signIn('Marketing editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${cms.url}/admin/content-manager/collection-types/api::redirect.redirect/create`)
  await page.getByRole('textbox', { name: 'From' }).fill('/picked')
  await expect(page.getByRole('option')).toHaveCount(0)
  const to = page.getByRole('combobox', { name: 'To' })
  await to.fill('banks')
  const option = page.getByRole('option', { name: new RegExp(`${brand.name} & Banks`) })
  await expect(option).toBeInViewport()
  await option.click()
  await expect(to).toHaveValue('/banks')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
})
