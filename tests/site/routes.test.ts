import { brand } from '../../contract/brand'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDataDir } from './harness/site-without-cms'
import { wayTo } from './harness/way-to'
import { readPage } from '../harness/page-content'
import { redirects, routes, unknown } from '../harness/routes'
import { siteAt, startWeb, type RunningWeb } from '../harness/start-web'

const cms = inject('cms')
let web = siteAt(inject('site').url)

/** Follows a change of where the content comes from. */
function testSource(source: string) {
  it('/readyz names the source of every page from the moment in which all show it', async () => {
    const named = async () => (await web.get('/readyz')).headers['content-source']
    await expect.poll(named, { interval: 20 }).toBe(source)
    for (const { path } of routes)
      expect(readPage((await web.get(path)).text).content, path).toBe(source)
  })
}

/** The same tests for each source of the content. */
function testEveryRoute(source: string) {
  testSource(source)

  it.each(routes)(
    '$path shows its page',
    async ({ path, canonical = path, title, texts = [], isIndexed = true }) => {
      const { status, text, headers } = await web.get(path)
      expect(status).toBe(200)
      const page = readPage(text)
      expect(page).toMatchObject({
        content: source,
        canonical: web.url + canonical,
        isIndexed,
      })
      expect(page.headings).toHaveLength(1)
      for (const said of texts) expect(page.text).toContain(said)
      expect(page.title).not.toBe('')
      if (title) expect(page.title).toBe(title)
      expect(headers['cache-control']).toBe(
        'public, max-age=0, s-maxage=1, stale-while-revalidate=60, stale-if-error=86400',
      )
    },
  )

  it.each(redirects)('%s redirects to %s', async (from, to) => {
    const { status, headers } = await web.get(from)
    expect({ status, to: headers['location'] }).toEqual({ status: 301, to })
  })

  it.each(unknown)('%s is not found', async (path) => {
    const { status, text } = await web.get(path)
    expect(status).toBe(404)
    expect(readPage(text)).toMatchObject({
      title: 'Page Not Found',
      isIndexed: false,
      content: source,
    })
  })
}

describe('with a cms', () => {
  testEveryRoute('cms')

  it('the sitemap lists only canonical pages, each with the date of its last change', async () => {
    const { text } = await web.get('/sitemap.xml')
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
    const own = routes.filter(
      ({ path, canonical = path, isIndexed = true }) => canonical === path && isIndexed,
    )
    expect(listed.toSorted()).toEqual(own.map(({ path }) => web.url + path).toSorted())
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(listed.length)
    expect((await web.get('/robots.txt')).text).toContain(`${web.url}/sitemap.xml`)
  })

  it('pages carry structured data for search engines', async () => {
    const typesAt = async (path: string) =>
      readPage((await web.get(path)).text).structured.map((data) => data['@type'])
    expect(await typesAt('/')).toEqual(['Organization', 'WebSite', 'FAQPage'])
    expect(await typesAt('/local-store')).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(await typesAt('/careers/tester')).toEqual(['BreadcrumbList', 'JobPosting'])
    const { text } = await web.get('/careers/designer')
    expect(text).toContain('lang="pt"')
  })

  const advertAt = async (path: string) =>
    readPage((await web.get(path)).text).structured.find((data) => data['@type'] === 'JobPosting')

  it('a job page carries the whole advert as structured data for job boards', async () => {
    const advert = await advertAt('/careers/sales-agent')
    expect(advert).toMatchObject({
      title: 'Sales Agent',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      employmentType: ['FULL_TIME'],
      url: `${web.url}/careers/sales-agent`,
      directApply: true,
      hiringOrganization: {
        name: brand.name,
        sameAs: `${web.url}/`,
        logo: `${web.url}/icon-512.png`,
      },
      jobLocation: [{ address: { addressCountry: 'PT' } }],
    })
    expect(advert).not.toHaveProperty('validThrough')
    expect(advert).not.toHaveProperty('jobLocationType')
    const page = readPage((await web.get('/careers/sales-agent')).text).text
    const description = String(advert?.['description'])
    expect(description.match(/<(?:h2|p|ul|li)>/g)?.length).toBeGreaterThan(12)
    for (const [, text] of description.matchAll(/>([^<]+)</g))
      expect(page).toContain(text?.replaceAll('&amp;', '&'))
  })

  it.each([
    ['/careers/tester', 'Country', 'Portugal', 0],
    ['/careers/mobile-developer', 'AdministrativeArea', 'Worldwide', 0],
    ['/careers/designer', 'AdministrativeArea', 'Worldwide', 0],
    ['/careers/plugin-developer-for-e-commerce-platforms', 'Country', 'Portugal', 2],
  ])('%s is a remote job open to the %s %s', async (path, type, name, towns) => {
    const advert = await advertAt(path)
    expect(advert).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': type, name },
    })
    expect((advert?.['jobLocation'] as unknown[] | undefined)?.length ?? 0).toBe(towns)
  })

  it('has the icons that a phone needs for its home screen', async () => {
    const { text } = await web.get('/')
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    const manifest = await web.get(/rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '')
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
    const { name, icons } = manifest.json as { name: string; icons: { src: string }[] }
    expect(name).toBe(brand.name)
    for (const src of ['/apple-touch-icon.png', ...icons.map((icon) => icon.src)])
      expect(await web.get(src)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' },
      })
  })

  it.each(routes)('$path has an image for link previews', async ({ path }) => {
    const { text } = await web.get(path)
    const meta = (name: string) => new RegExp(`"og:image${name}" content="([^"]*)"`).exec(text)?.[1]
    expect([meta(':width'), meta(':height')]).toEqual(['1200', '630'])
    expect(meta(':alt')).not.toBe('')
    const picture = meta('') ?? ''
    expect(picture.startsWith(`${web.url}/cards/`)).toBe(true)
    const { status, headers } = await web.get(picture.slice(web.url.length))
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' })
    expect(Number(headers['content-length'])).toBeLessThanOrEqual(100 * 1024)
  })

  it('an image of the media library is served by the site itself, with a CSP that blocks scripts', async () => {
    const { text } = await web.get('/')
    expect(text).toMatch(/src="\/uploads\//)
    const url = /src="(\/uploads\/[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { status, headers } = await web.get(url)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cache-control']).toContain('immutable')
    for (const query of ['', '?v=invented', `${url.replace(/.*(?=\?)/, '')}&v=invented`])
      expect(await web.get(url.replace(/\?.*/, query))).toMatchObject({
        status: 302,
        headers: { location: url, 'cache-control': 'no-store' },
      })
    expect((await web.get('/uploads/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })
})

// In this order: each part leaves the site in the state that the next one needs.
describe('a site of its own', () => {
  const { dataDir, remove } = newDataDir()
  let way: Awaited<ReturnType<typeof wayTo>>
  let own: RunningWeb
  const start = async () => {
    own = await startWeb({ dataDir, secretsDir: join(cms.dataDir, 'secrets'), cmsUrl: way.url })
    web = own
  }
  beforeAll(async () => {
    way = await wayTo(cms.url)
    await start()
  })
  afterAll(async () => {
    await own.stop()
    remove()
  })

  describe('before it has reached the cms', () => testEveryRoute('built-in'))

  describe('once it reaches the cms', () => {
    beforeAll(() => way.open())
    testSource('cms')
  })

  describe('when it loses the cms', () => {
    beforeAll(() => way.cut())
    testSource('stale')
  })

  describe('when it restarts without the cms', () => {
    beforeAll(async () => {
      await own.stop()
      await start()
    })
    testSource('stale')
  })
})
