import { freePort } from '../../scripts/servers/free-port'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { stack } from '../harness/browser/stack'
import { expect, hydrate, phone, test } from '../harness/browser/test'
import { seedLanguage } from '../harness/seed-language'
import { type RunningCms, startCms } from '../harness/start-cms'
import { type RunningWeb, startWeb } from '../harness/start-web'

// Its own cms and site: all others have one language.
let cms: RunningCms
let web: RunningWeb

/** The shared fixtures know of the shared cms alone. */
const ownCms = { expects: [/request to another host: http:\/\/127\.0\.0\.1/] }

test.beforeAll(async () => {
  const port = await freePort()
  const environment = { PUBLIC_SITE_URL: `http://127.0.0.1:${port}` }
  cms = await startCms({ postgres: '', from: stack.seeded, environment })
  await seedLanguage(cms, 'de')
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, port })
  await web.showing('cms', '/de')
})
test.afterAll(async () => {
  await web.stop()
  await cms.remove()
})

test('a visitor changes the language, and stays on the page where it is in both', async ({
  visit,
}) => {
  const page = await visit(`${web.url}/contacts`, ownCms)
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${web.url}/de/kontakt`)
  await hydrate(page)
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/contacts',
  )
  // A page that is not in German says so, and leads to the home page.
  await page.goto(`${web.url}/pay-in-store`)
  const home = page.getByRole('banner').getByRole('link', { name: 'Deutsch' })
  await expect(home).toHaveAttribute('title', 'home page')
  await expect(page.getByRole('contentinfo').getByText('(home page)')).toBeVisible()
  await home.click()
  await expect(page).toHaveURL(`${web.url}/de`)
})

test('a visitor follows a link within German without loading the document again', async ({
  visit,
}) => {
  const page = await visit(`${web.url}/de`, ownCms)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(page).toHaveURL(`${web.url}/de/kontakt`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/contacts',
  )
})

test('a form is refused and stored in German', async ({ visit }) => {
  const page = await visit(`${web.url}/de/kontakt`, ownCms)
  const send = page.getByRole('button', { name: 'Nachricht senden' })
  await send.click()
  await expect(page.getByText('Bitte gib deinen Vornamen an').first()).toBeVisible()
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Beispiel')
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill('anna@example.org')
  await page.getByLabel('Deine Nachricht').fill('Guten Tag')
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Danke für deine Nachricht!' })).toBeVisible()
  expect(await cms.select('select language from app_submissions')).toEqual([{ language: 'de' }])
})

test('the language that a browser prefers is offered until the visitor decides', async ({
  visit,
}) => {
  const page = await visit(`${web.url}/about-us`, { ...ownCms, locale: 'de-DE' })
  const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })
  await expect(offer).toBeVisible()
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await hydrate(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await expect(offer).toBeHidden()
})

for (const path of ['/de', '/de/kontakt', '/de/karriere', '/de/gibt-es-nicht', '/de/search?q=app'])
  test(`axe finds nothing at ${path}`, async ({ visit }) => {
    const page = await visit(web.url + path, {
      viewport: phone,
      expects: [...ownCms.expects, /404/],
    })
    expect(await accessibilityViolations(page)).toEqual([])
  })
