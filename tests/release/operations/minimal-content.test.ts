import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { firstContents } from '../../../seed/index'
import { pathOfSlug } from '../../../contract/index'
import { readPage } from '../../harness/page-content'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { startWeb, type RunningWeb } from '../../harness/start-web'

let cms: RunningCms
let site: RunningWeb

beforeAll(async () => {
  cms = await startCms({ postgres: '', environment: { SEED: 'minimal' } })
  site = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
  await site.showingAllOfCms()
})
afterAll(async () => {
  await site?.stop()
  await cms?.remove()
})

/** What a page of this site links to or loads from it, without data: addresses and anchors. */
const referencesIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g)].map(([, path = '']) => path)

it('a cms that starts with the minimal content has that, and no more', async () => {
  const slugs = (await cms.select('select distinct slug from pages')).map(({ slug }) => slug)
  expect(slugs.toSorted()).toEqual(firstContents.minimal.pages.map(({ slug }) => slug).toSorted())
  expect(await cms.select('select name from files')).toEqual([{ name: 'logo.svg' }])
  expect(await cms.select('select id from jobs')).toEqual([])
})

it('every page says what it is, and everything that pages lead to or show is there', async () => {
  const pages = firstContents.minimal.pages.filter(({ slug }) => slug !== '404')
  const pending = pages.map(({ slug }) => pathOfSlug(slug))
  const seen = new Map<string, number>()
  for (let path = pending.shift(); path !== undefined; path = pending.shift()) {
    if (seen.has(path)) continue
    const { status, text, headers } = await site.get(path)
    seen.set(path, status)
    if (String(headers['content-type']).startsWith('text/html')) pending.push(...referencesIn(text))
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect([...seen.keys()].filter((path) => path.startsWith('/uploads/logo'))).toHaveLength(1)
  for (const { slug, title } of pages) {
    const page = readPage((await site.get(pathOfSlug(slug))).text)
    expect(page).toMatchObject({ content: 'cms', title, headings: [expect.any(String)] })
    expect(page.text).not.toContain('App Store')
  }
  const missing = await site.get('/news')
  expect([missing.status, readPage(missing.text).title]).toEqual([404, 'Page Not Found'])
})

it('its form and its newsletter store what visitors send', async () => {
  expect((await site.get('/contacts')).text).toContain('name="message"')
  for (const form of ['contact', 'newsletter'] as const)
    expect((await cms.post(form, expectations[form].sample)).status).toBe(201)
})

it('a later start without the setting adds nothing', async () => {
  await cms.stop()
  await cms.startAgain({ SEED: 'full' })
  expect(await cms.select('select distinct slug from pages')).toHaveLength(5)
})
