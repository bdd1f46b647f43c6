import { accessibilityViolations } from '../../harness/browser/accessibility-violations'
import { stack } from '../../harness/browser/stack'
import { test } from '../../harness/browser/staff'
import { expect } from '../../harness/browser/test'
import { startCms, type RunningCms } from '../../harness/start-cms'

// Its own cms: for all others the site has one language.
let cms: RunningCms
test.beforeAll(async () => {
  cms = await startCms({ postgres: '', from: stack.seeded })
})
test.afterAll(() => cms.remove())

const PAGES = '/content-manager/collection-types/api::page.page'
const LANGUAGES = '/content-manager/collection-types/api::site-language.site-language'
const EDITOR = 'Marketing editor'

async function idOf(slug: string) {
  const { json } = await cms.sendAs(EDITOR, 'GET', `${PAGES}?filters[slug][$eq]=${slug}`)
  const [entry] = (json as { results: { documentId: string }[] }).results
  return entry?.documentId ?? ''
}

test('an editor translates a page, and catches up after its source has changed', async ({
  signIn,
}) => {
  const source = await idOf('about-us')
  const page = await signIn(EDITOR, { at: `/admin${PAGES}/${source}`, cms })
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  // A site with one language has no word of it here.
  await expect(page.getByRole('button', { name: /^Languages/ })).toHaveCount(0)

  const made = await cms.sendAs(EDITOR, 'POST', LANGUAGES, { title: 'Deutsch', code: 'de' })
  expect(made.status).toBe(201)
  await page.reload()
  await page.getByRole('button', { name: /^Languages/ }).click()
  await page.getByRole('button', { name: 'Translate into Deutsch' }).click()
  const slug = page.getByRole('textbox', { name: 'Slug' })
  await expect(slug).toHaveValue('de/about-us')
  await page.locator('input[name=title]').fill('Über uns')
  await slug.fill('de/ueber-uns')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(() => idOf('de/ueber-uns')).not.toBe('')

  const saved = await cms.sendAs(EDITOR, 'PUT', `${PAGES}/${source}`, { title: 'About all of us' })
  expect(saved.status).toBe(200)
  await cms.sendAs(EDITOR, 'POST', `${PAGES}/${source}/actions/publish`, {})
  await page.goto(`${cms.url}/admin/attention`)
  const behind = page.getByRole('region', { name: 'Translations behind their source' })
  await expect(behind).toContainText('“About all of us” has changed')
  await behind.getByRole('link', { name: 'Über uns' }).click()
  await page.getByRole('link', { name: 'See what has changed' }).click()

  const changed = page.getByRole('region', { name: 'What has changed in the source' })
  await expect(changed).toContainText('About all of us')
  await expect(page.getByRole('region', { name: 'Side by side' })).toContainText(
    'Not translated yet',
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page, 'main')).toEqual([])
  }
  await page.getByRole('button', { name: 'It is up to date' }).click()
  await expect(changed).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to the translation' }).click()
  await expect(page.getByText('Not translated yet:')).toBeVisible()
  await page.getByRole('link', { name: 'All in Deutsch' }).click()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'Über uns' })).toContainText('Live')
  await expect(rows.filter({ hasText: '/contacts' })).toContainText('Missing')
  expect(await accessibilityViolations(page, 'main')).toEqual([])
  await page.getByRole('combobox', { name: 'Show' }).click()
  await page.getByRole('option', { name: 'Live (1)' }).click()
  await expect(rows).toHaveCount(1)
  await page.goto(`${cms.url}/admin/languages/overview/de?state=missing`)
  await page.getByRole('button', { name: /^Translate “Contact/ }).click()
  await expect(slug).toHaveValue('de/contacts')
})
