import { asEditor, pageWithText } from '../../api/as-editor'
import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { stack } from '../../harness/browser/stack'
import { test } from '../../harness/browser/staff'
import { expect } from '../../harness/browser/test'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'

const { cms, site } = stack
const editor = asEditor(cmsAt(cms))
const LIST = '/admin/content-manager/collection-types/api::page.page'

test.afterAll(async () => {
  await editor.removeCreated()
  await change(cms, `delete from redirects where "from" like '/grove%'`)
})

for (const width of [1440, 390])
  test(`an editor finds a branch in the tree, moves and publishes it, at ${width} px`, async ({
    signIn,
  }) => {
    const [from, to, meadow] = [`grove-${width}`, `wood-${width}`, `meadow-${width}`]
    const [grove, oak, hut] = [`The grove ${width}`, `The oak ${width}`, `The hut ${width}`]
    for (const [slug, title] of [
      [from, grove],
      [`${from}/oak`, oak],
    ] as const)
      await editor.pages.publish(await editor.pages.create(pageWithText(slug, title, 'Shade')))
    await editor.pages.create(pageWithText(`${meadow}/far/hut`, hut, 'Small'))

    const page = await signIn('Marketing editor', { at: LIST, expects: [/^400: .*\/tree\//] })
    await page.setViewportSize({ width, height: 900 })
    const views = page.getByRole('navigation', { name: 'Ways to see the pages' })
    await views.getByRole('link', { name: 'Tree' }).click()
    await expect(views.getByRole('link', { name: 'Tree' })).toHaveAttribute('aria-current', 'page')
    const pages = page.getByRole('list', { name: 'Pages', exact: true })
    const belowMeadow = pages.getByRole('list', { name: `Below /${meadow}`, exact: true })
    await expect(belowMeadow).toContainText(`/${meadow}/far has no page of its own`)
    await pages.getByRole('button', { name: `Below /${meadow}`, exact: true }).press('Enter')
    await expect(belowMeadow).toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Search the tree' }).fill(oak.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 page found')
    await expect(pages.getByRole('link', { name: grove, exact: true })).toBeVisible()
    await expect(pages.getByRole('link', { name: 'About Us' })).toHaveCount(0)
    await expect.poll(() => accessibilityViolations(page)).toEqual([])

    await pages.getByRole('button', { name: `Move ${grove}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Move “${grove}”` })
    const move = dialog.getByRole('button', { name: /^Move/ })
    const part = dialog.getByRole('textbox', { name: /^Last part of the address/ })
    await expect(move).toBeDisabled()
    await part.fill('about-us')
    await expect(dialog).toContainText('/about-us is the page About Us. Enter another address.')
    await expect(move).toBeDisabled()
    const place = dialog.getByRole('combobox', { name: /^Below/ })
    await place.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`${meadow}/far/hut`)
    await page.getByRole('option', { name: `${hut} (/${meadow}/far/hut)` }).click()
    await part.fill(to)
    await expect(dialog).toContainText(`/${from}/oak → /${meadow}/far/hut/${to}/oak`)
    await place.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('(/)')
    await page.getByRole('option', { name: /\(\/\)$/ }).click()
    await expect(dialog).toContainText(`/${from}/oak → /${to}/oak`)
    await expect(dialog).toContainText(`Redirect from /${from}/oak`)
    await expect(dialog).toContainText('The site changes when you publish')
    await dialog.getByRole('checkbox', { name: 'Publish the new addresses now' }).click()
    await expect.poll(() => accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Move and publish' }).click()
    await expect(page.getByText(/^2 pages were moved\./).first()).toBeVisible()
    await expect(pages.getByRole('link', { name: grove, exact: true })).toBeFocused()
    await expect(pages.getByRole('link', { name: `/${to}/oak` })).toHaveAttribute(
      'href',
      new URL(`/${to}/oak`, site).href,
    )
    const answer = () => fetch(new URL(`/${from}/oak`, site), { redirect: 'manual' })
    await expect.poll(async () => (await answer()).headers.get('location')).toBe(`/${to}/oak`)

    await pages.getByRole('link', { name: `Add below ${grove}` }).click()
    await page.getByRole('textbox', { name: 'Title' }).first().fill('The beech')
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(`${to}/the-beech`)
    await page.getByRole('textbox', { name: 'Slug' }).fill(`${to}/beech`)
    await page.getByRole('textbox', { name: 'Title' }).first().fill('The red beech')
    await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue(`${to}/beech`)
  })
