// Its own cms and site: of them all others expect one language.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { sendRequest } from '../harness/http'
import { seedLanguage } from '../harness/seed-language'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'

let cms: RunningCms
let web: RunningWeb

beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
  await seedLanguage(cms, 'de')
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url })
  await web.showingAllOfCms()
})
afterAll(async () => {
  await web.stop()
  await cms.remove()
})

const textOf = async (path: string) => (await web.get(path)).text
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
const linksOf = (html: string) =>
  (html.match(/<link rel="alternate"[^>]*>/g) ?? []).map((tag) => [
    attribute(tag, 'hreflang'),
    attribute(tag, 'href')?.replace(web.url, ''),
  ])
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]
const htmlTag = (html: string) => /<html [^>]*>/.exec(html)?.[0] ?? ''

/** All pages that search engines may list. */
async function listed() {
  const xml = await textOf('/sitemap.xml')
  return (xml.match(/<loc>[^<]*/g) ?? []).map(
    (loc) => loc.slice('<loc>'.length).replace(web.url, '') || '/',
  )
}

it('a page in German says so, and has the site’s own words in German', async () => {
  const html = await textOf('/de/kontakt')
  expect(attribute(htmlTag(html), 'lang')).toBe('de')
  for (const text of ['Zum Inhalt springen', 'Nachricht senden', 'Vorname', 'Cookie-Einstellungen'])
    expect(html).toContain(text)
  for (const text of ['Skip to content', 'Send message', 'First name', 'Cookie settings'])
    expect(html).not.toContain(text)
  expect(attribute(htmlTag(await textOf('/contacts')), 'lang')).toBe('en-GB')
})

it('the menu that was there has words in German', async () => {
  const html = await textOf('/de/kontakt')
  expect(html).toContain('Karriere</a>')
  expect(html).not.toMatch(/>Kontakt zu [^<]*<\/a>/)
})

it('each page names the same page in each language, and is named by it', async () => {
  const paths = await listed()
  expect(paths).toEqual(expect.arrayContaining(['/', '/de', '/contacts', '/de/kontakt']))
  let pairs = 0
  for (const path of paths) {
    const own = linksOf(await textOf(path))
    if (own.length === 0) continue
    pairs += 1
    expect(own.filter(([code]) => code !== 'x-default').map(([, to]) => to)).toContain(path)
    expect(own.find(([code]) => code === 'x-default')?.[1]).toBe(
      own.find(([code]) => code === 'en')?.[1],
    )
    for (const [, to = ''] of own) expect(linksOf(await textOf(to)), `${path} ${to}`).toEqual(own)
  }
  expect(pairs).toBeGreaterThan(3)
  // What is in German alone, or in English alone, has no alternates.
  expect(linksOf(await textOf('/pay-in-store'))).toEqual([])
  const xml = await textOf('/sitemap.xml')
  expect(xml).toContain(`<loc>${web.url}/de/kontakt</loc>`)
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${web.url}/de/kontakt"/>`)
})

it('the switch leads to the same page, or else to the home page, and says so', async () => {
  expect(await textOf('/contacts')).toContain(
    '<a href="/de/kontakt" hrefLang="de"><span lang="de">Deutsch</span></a>',
  )
  expect(await textOf('/de/kontakt')).toContain(
    '<a href="/contacts" hrefLang="en"><span lang="en">English</span></a>',
  )
  expect(await textOf('/pay-in-store')).toContain(
    '<a href="/de" hrefLang="de" title="home page"><span lang="de">Deutsch</span><small> (<!-- -->home page<!-- -->)</small></a>',
  )
})

describe('in German', () => {
  it('a job is told to job boards as the same job in English', async () => {
    const advert = await textOf('/de/careers/app-entwicklung')
    for (const fact of ['"employmentType":["FULL_TIME"]', '"TELECOMMUTE"', '"name":"Worldwide"'])
      expect(advert).toContain(fact)
  })

  it('an unknown path has a page in German', async () => {
    const { status, text } = await web.get('/de/gibt-es-nicht')
    expect(status).toBe(404)
    expect(attribute(htmlTag(text), 'lang')).toBe('de')
    expect(text).not.toContain('Page Not Found')
  })

  it('the search finds pages in German alone', async () => {
    const german = await textOf('/de/search?q=cashback')
    expect(attribute(htmlTag(german), 'lang')).toBe('de')
    expect(german).toContain('href="/de')
    expect(german).not.toContain('href="/pay-in-store"')
    expect(titleOf(german)).toContain('Suche')
    expect(await textOf('/search?q=Sofort-Cashback')).not.toContain('href="/de"')
  })

  it('a form without scripts is thanked and refused in German', async () => {
    const send = (values: Record<string, string>) =>
      sendRequest(`${web.url}/forms/contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: web.url,
          Referer: `${web.url}/de/kontakt`,
        },
        chunks: [new URLSearchParams(values).toString()],
      })
    const refused = await send({ firstName: 'Anna' })
    expect(refused.status).toBe(400)
    expect(attribute(htmlTag(refused.text), 'lang')).toBe('de')
    expect(refused.text).not.toContain('Last name is required')
    expect(refused.text).toContain('value="Anna"')

    const { termsAgreed: _terms, consentGiven: _consent, ...answers } = expectations.contact.sample
    const sent = await send({
      ...(answers as Record<string, string>),
      termsAgreed: 'on',
      consentGiven: 'on',
    })
    expect(sent).toMatchObject({
      status: 303,
      headers: { location: '/de/forms/contact/thanks' },
    })
    expect(attribute(htmlTag(await textOf('/de/forms/contact/thanks')), 'lang')).toBe('de')
    expect(await cms.select('select language from app_submissions')).toEqual([{ language: 'de' }])
  })

  it('the layout is German after a restart, too', async () => {
    const [layout = ''] = /\/_layout\/de\/[\w-]+\.json/.exec(await textOf('/de')) ?? []
    const wanted = { footer: { newsletterTitle: expect.stringMatching(/Wallet/) } }
    expect((await web.get(layout)).json).toMatchObject(wanted)
    expect((await web.get(layout.replace(/[\w-]+\.json/, 'older.json'))).json).toMatchObject(wanted)
  })
})
