import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../../scripts/run-program'
import { freePort } from '../../scripts/servers/free-port'
import { accessibilityViolations } from '../harness/browser/accessibility-violations'
import { stack } from '../harness/browser/stack'
import { expect, test } from '../harness/browser/test'
import { type RunningCms, startCms } from '../harness/start-cms'
import { type RunningWeb, startWeb } from '../harness/start-web'
import { copyOfRepository } from '../mutations/copy'
import { type Edit, instead } from './removing/edits'

const SCHEMA = 'cms/src/api/site-language/content-types/site-language/schema.json'

/** All that a developer writes for another language; its words stand for themselves here. */
const arabic: Edit[] = [
  instead('contract/languages/languages.ts', "['de']", "['de', 'ar']"),
  instead('contract/languages/languages.ts', "de: 'ltr'", "de: 'ltr', ar: 'rtl'"),
  instead(SCHEMA, '"de"', '"de", "ar"'),
  instead('cms/src/content/panel/choice-labels.ts', "de: 'German'", "de: 'German', ar: 'Arabic'"),
  instead(
    'contract/languages/words-of.ts',
    '{ de: german }',
    "{ de: german, ar: { ...german, site: { ...german.site, Search: 'بحث' } } }",
  ),
  instead(
    'cms/src/desk/mail/server/templates/default-templates.ts',
    'de: german',
    'de: german, ar: german',
  ),
  instead('cms/src/desk/newsletter/server/link-pages.ts', 'de: german', 'de: german, ar: german'),
]

const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`
const LANGUAGES = '/content-manager/collection-types/api::site-language.site-language'

type Made = { documentId: string; data: { documentId: string } }

let copy = ''
let cms: RunningCms
let web: RunningWeb

async function translate(slug: string, title: string) {
  const send = async (method: string, path: string, body?: object) => {
    const { json, status, text } = await cms.sendAs('Marketing editor', method, path, body)
    expect(status, text).toBeLessThan(300)
    return json as Made & { results: { documentId: string }[] }
  }
  const publish = (path: string) => send('POST', `${path}/actions/publish`, {})
  if (slug === 'home') {
    const { data } = await send('POST', LANGUAGES, { title: 'العربية', code: 'ar' })
    await publish(`${LANGUAGES}/${data.documentId}`)
  }
  const { results } = await send('GET', `${PAGES}?filters[$and][0][slug][$eq]=${slug}`)
  const at = `/languages/${PAGE}/${results[0]?.documentId}/translations`
  const { documentId } = await send('POST', at, { language: 'ar' })
  await send('PUT', `${PAGES}/${documentId}`, { title })
  await publish(`${PAGES}/${documentId}`)
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = copyOfRepository()
  for (const edit of arabic) edit(copy)
  execFileSync('git', ['add', '--all'], { cwd: copy })
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const args of [
    ['scripts/run.mjs', 'generate'],
    ['node_modules/typescript/bin/tsc', '--project', 'cms/tsconfig.tests.json', '--noEmit'],
    ['node_modules/typescript/bin/tsc', '--project', 'cms/src/admin', '--noEmit'],
    ['node_modules/typescript/bin/tsc', '--project', 'web', '--noEmit'],
    ...['packages', 'cms-server', 'web'].map((group) => ['scripts/run.mjs', 'build', group]),
  ]) {
    const { code, output } = await runNode(args, { cwd: copy, env })
    expect(code, output).toBe(0)
  }
  const port = await freePort()
  const environment = { PUBLIC_SITE_URL: `http://127.0.0.1:${port}` }
  cms = await startCms({ postgres: '', from: stack.seeded, environment, app: join(copy, 'cms') })
  await translate('home', 'الصفحة الرئيسية')
  await translate('contacts', 'اتصل بنا')
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, port, app: join(copy, 'web') })
  await web.showing('cms', '/ar/contacts')
})
test.afterAll(async () => {
  await web.stop()
  await cms.remove()
  rmSync(copy, { recursive: true, force: true })
})

for (const path of ['/ar', '/ar/contacts'])
  for (const width of [390, 1440])
    test(`a page that is read from the right fits: ${path} at ${width} px`, async ({ visit }) => {
      const page = await visit(web.url + path, {
        expects: [/request to another host: http:\/\/127\.0\.0\.1/],
      })
      await page.setViewportSize({ width, height: 900 })
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', 'ar')
      await expect(html).toHaveAttribute('dir', 'rtl')
      // The logo stands where reading begins, and what sticks out there would be out of reach.
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
      expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2).toBeGreaterThan(width / 2)
      const [content, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(content).toBe(room)
      expect(await accessibilityViolations(page)).toEqual([])
    })

test('English pages name the page in each language, and German is left out until it has one', async () => {
  const { text } = await web.get('/contacts')
  expect(text).toContain('hreflang="ar"')
  expect(text).not.toContain('hreflang="de"')
})
