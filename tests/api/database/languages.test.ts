// Its own cms: a second language changes what the content calls answer.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type {
  Compared,
  LanguagesOfEntry,
  Overview,
} from '../../../cms/src/editing/languages/shared/languages'
import type { MenuDesk } from '../../../cms/src/editing/shared/menu'
import type { Attention } from '../../../cms/src/editing/checks/shared/kinds'
import { pageWithText, paragraph } from '../as-editor'
import type { StaffRole } from '../../harness/cms'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Fields = Record<string, unknown>

const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`
const LANGUAGES = '/content-manager/collection-types/api::site-language.site-language'
const EDITOR = 'Marketing editor'

let cms: RunningCms
beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
})
afterAll(() => cms.remove())

const send = (method: string, path: string, body?: Fields, role: StaffRole | null = EDITOR) =>
  cms.sendAs(role, method, path, body)
async function done<Json>(...call: Parameters<typeof send>): Promise<Json> {
  const { json, status, text } = await send(...call)
  expect(status, text).toBeLessThan(300)
  return json as Json
}
async function refusal(...call: Parameters<typeof send>) {
  const { status, json } = await send(...call)
  return `${status} ${(json as { error: { message: string } }).error.message}`
}
const idIn = ({ data }: { data: Fields }) => String(data['documentId'])

async function publishedPage(page: Fields) {
  const id = idIn(await done<{ data: Fields }>('POST', PAGES, page))
  await publish(id)
  return id
}
const publish = (id: string) => done('POST', `${PAGES}/${id}/actions/publish`, {})
const save = (id: string, data: Fields) => done('PUT', `${PAGES}/${id}`, data)
const draftOf = async (id: string) =>
  (await done<{ data: Fields }>('GET', `${PAGES}/${id}`)).data as Fields & { Content: Fields[] }

const read = async (path: string) => {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const { json, status } = await cms.get(`/api/${path}`, token)
  return { status, json: json as { data: Fields[]; message?: string } }
}
const slugs = async (query = '') =>
  (await read(`pages?pagination[pageSize]=200${query}`)).json.data.map(({ slug }) => slug)

const entry = (id: string) => `/languages/${PAGE}/${id}`
const languagesOf = (id: string) => done<LanguagesOfEntry>('GET', entry(id))
const translate = (id: string, role: StaffRole | null = EDITOR) =>
  send('POST', `${entry(id)}/translations`, { language: 'de' }, role)

it('a site with one language answers as before, and says nothing of languages', async () => {
  const before = await slugs()
  expect(await slugs('&language=en')).toEqual(before)
  expect(await slugs('&language=all')).toEqual(before)
  expect((await read('translations')).json.data).toEqual([])
  expect(await read('pages?language=de')).toMatchObject({
    status: 400,
    json: { message: 'This site does not speak the language “de”.' },
  })
  expect(await read('pages?language=xx')).toMatchObject({
    status: 400,
    json: {
      message: 'There is no such language. The parameter language takes: en, de, all.',
    },
  })
  const id = await publishedPage(pageWithText('one-language', 'One', 'Text'))
  expect(await languagesOf(id)).toEqual({
    source: null,
    language: null,
    isBehind: false,
    untranslated: [],
    languages: [],
  })
})

describe('with German', () => {
  let about: string
  let german: string

  beforeAll(async () => {
    about = await publishedPage({
      ...pageWithText('about-languages', 'About', 'English words'),
      aliases: [{ path: '/about-too' }],
    })
    const language = { title: 'Deutsch', code: 'de', newsletterTitle: 'Neues', cookieAccept: 'Ja' }
    const id = idIn(await done<{ data: Fields }>('POST', LANGUAGES, language))
    await done('POST', `${LANGUAGES}/${id}/actions/publish`, {})
  })

  it('is for visitors once its home page is published, which then stays', async () => {
    expect((await read('languages')).json.data).toEqual([])
    expect((await read('pages?language=de')).status).toBe(400)
    const home = await publishedPage(pageWithText('de', 'Startseite', 'Text'))
    expect((await read('languages')).json.data).toMatchObject([{ code: 'de' }])
    expect(await slugs('&language=de')).toEqual(['de'])
    const at = `${PAGES}/${home}`
    expect(await refusal('POST', `${at}/actions/unpublish`, {})).toBe(
      '400 The home page of a language can’t be unpublished: this language needs one. Change its sections instead.',
    )
    expect(await refusal('DELETE', at)).toBe(
      '400 The home page of a language can’t be deleted: this language needs one. Change its sections instead.',
    )
    expect(await refusal('PUT', at, { slug: 'de/start' })).toBe(
      '400 This is a home page. Its slug stays "de".',
    )
  })

  it('a translation begins as a draft in the folder, with the links of the language', async () => {
    const { json, status, text } = await translate(about)
    expect(status, text).toBe(200)
    german = (json as { documentId: string }).documentId
    expect(await draftOf(german)).toMatchObject({
      slug: 'de/about-languages',
      title: 'About',
      status: 'draft',
      aliases: [],
    })

    const linked = await publishedPage({
      ...pageWithText('links-languages', 'Links', 'Text'),
      Content: [
        {
          __component: 'blocks.hero',
          title: 'Hero',
          button: { label: 'About', url: '/about-languages?a=b#top' },
          secondButton: { label: 'Careers', url: '/careers' },
        },
      ],
    })
    const made = (await translate(linked)).json as { documentId: string }
    expect((await draftOf(made.documentId)).Content[0]).toMatchObject({
      button: { url: '/de/about-languages?a=b#top' },
      secondButton: { url: '/careers' },
    })
  })

  it('there is one translation into a language, and it has none of its own', async () => {
    expect(await refusal('POST', `${entry(about)}/translations`, { language: 'de' })).toBe(
      '409 There is a translation into this language. Load this page again.',
    )
    expect(await refusal('POST', `${entry(about)}/translations`, { language: 'xx' })).toBe(
      '400 Name one of the languages of the site.',
    )
    expect(await languagesOf(about)).toMatchObject({
      source: null,
      languages: [
        { code: 'de', name: 'Deutsch', entry: { documentId: german, isPublished: false } },
      ],
    })
    expect(await languagesOf(german)).toMatchObject({
      source: { documentId: about, title: 'About' },
      languages: [],
    })
  })

  it('the content calls answer in one language, once it is published', async () => {
    expect(await slugs('&language=de')).toEqual(['de'])
    await save(german, { title: 'Über uns', slug: 'de/ueber-uns' })
    await publish(german)
    expect(await slugs('&language=de')).toEqual(['de', 'de/ueber-uns'])
    expect(await slugs()).not.toContain('de/ueber-uns')
    expect(await slugs()).toContain('about-languages')
    expect(await slugs('&language=all')).toContain('de/ueber-uns')
    expect((await read('translations')).json.data).toEqual([
      { language: 'de', source: '/about-languages', path: '/de/ueber-uns' },
    ])
    const footer = (await read('footer?language=de&populate=*')).json.data as unknown as Fields
    const own = (await read('footer?populate=*')).json.data as unknown as Fields
    expect(footer).toEqual({ ...own, newsletterTitle: 'Neues' })
    const site = (await read('site-setting?language=de')).json.data as unknown as Fields
    expect(site['cookieAccept']).toBe('Ja')
  })

  it('a changed source leaves its translation behind, until an editor says that it is up to date', async () => {
    const isBehind = async () => (await languagesOf(german)).isBehind
    const findings = async () =>
      (await done<Attention>('GET', '/attention/findings')).found.filter(
        ({ kind }) => kind === 'behind',
      )
    await save(about, {
      Content: [{ __component: 'blocks.text', title: 'About', body: paragraph('Other words') }],
    })
    // A draft is nothing that visitors read.
    expect(await isBehind()).toBe(false)
    await publish(about)
    expect(await isBehind()).toBe(true)
    expect(await findings()).toMatchObject([
      { documentId: german, message: '“About” has changed since the two were equal.' },
    ])
    const { seen, source, own } = await done<Compared>('GET', `${entry(german)}/compared`)
    expect(JSON.stringify(seen)).toContain('English words')
    expect(JSON.stringify(source.entry)).toContain('Other words')
    expect(own).toMatchObject({ title: 'Über uns' })

    await done('POST', `${entry(german)}/up-to-date`, {})
    expect(await isBehind()).toBe(false)
    expect(await findings()).toEqual([])
  })

  it('the menu is that of the language: pages that it has, and what the editor calls them', async () => {
    const menuIn = async (language: string) =>
      (
        (await read(`navigation/render/navigation?language=${language}`)).json as unknown as {
          title: string
          type: string
          reason: string | null
          related: { slug: string } | null
        }[]
      ).map(({ title, type, reason, related }) => [title, type, reason, related?.slug])
    expect(await menuIn('de')).toEqual([])
    expect((await read('navigation/render/navigation?language=xx')).status).toBe(400)

    const desk = await done<MenuDesk>('GET', '/menu/tree')
    expect(desk.languages).toEqual([{ code: 'de', name: 'Deutsch' }])
    const added = (title: string, more: object) => ({
      documentId: null,
      level: 1,
      title,
      kind: 'page',
      page: null,
      address: '',
      reason: 'Why in English',
      ...more,
    })
    const careers = desk.pages.find(({ address }) => address === '/careers')?.documentId
    const saveMenu = (words: object) =>
      send('PUT', '/menu/tree', {
        version: desk.version,
        items: [
          ...desk.items,
          added('About us', { page: about, words }),
          added('Careers', {
            page: careers,
            words: { de: { title: 'Karriere', leadsToOwn: true } },
          }),
        ],
      })
    const saved = await saveMenu({ de: { title: ' Über uns ', reason: 'Warum' } })
    expect(saved.status, saved.text).toBe(200)
    expect(await menuIn('de')).toEqual([
      ['Über uns', 'INTERNAL', 'Warum', 'de/ueber-uns'],
      ['Karriere', 'INTERNAL', null, 'careers'],
    ])
    // What is in the site's own language stays as it is there.
    expect((await menuIn('en')).at(-2)).toEqual([
      'About us',
      'INTERNAL',
      'Why in English',
      'about-languages',
    ])

    const { version, items } = saved.json as MenuDesk
    expect(items.at(-2)?.words).toEqual({ de: { title: 'Über uns', reason: 'Warum' } })
    const refused = async (words: unknown) => {
      const body = { version, items: items.map((item) => ({ ...item, words })) }
      return refusal('PUT', '/menu/tree', body)
    }
    expect(await refused({ de: { title: 'x'.repeat(101) } })).toBe(
      '400 A title has up to 100 characters.',
    )
    expect(await refused({ de: { title: 7 } })).toBe('400 The request is not a valid menu.')
    expect(await refused({ xx: { title: 'X' } })).toBe('400 The request is not a valid menu.')
    // Without words an item is called what its page is.
    const bare = items.map(({ words: _words, ...item }) => item)
    await done('PUT', '/menu/tree', { version, items: bare })
    expect(await menuIn('de')).toEqual([['Über uns', 'INTERNAL', null, 'de/ueber-uns']])
  })

  it('lists what there is in a language, and what is missing', async () => {
    const { name, entries } = await done<Overview>('GET', '/languages/overview?language=de')
    expect(name).toBe('Deutsch')
    const at = (path: string) => entries.find((one) => one.path === path)
    expect(at('/about-languages')).toMatchObject({
      documentId: about,
      title: 'About',
      entry: { documentId: german, title: 'Über uns', isPublished: true, isBehind: false },
    })
    expect(at('/links-languages')?.entry).toMatchObject({ isPublished: false })
    expect(at('/contacts')).toMatchObject({ entry: null })
    expect(entries.filter(({ path }) => path.startsWith('/de'))).toEqual([])
    expect(entries.some(({ uid }) => uid === 'api::job.job')).toBe(true)
    expect(await refusal('GET', '/languages/overview?language=xx')).toMatch(/^400 /)
  })

  it('nobody without the right to pages translates or reads what is compared', async () => {
    for (const role of ['Intake reviewer', 'Privacy officer', null] as const) {
      const status = role === null ? 401 : 403
      expect((await translate(about, role)).status).toBe(status)
      for (const path of ['', '/compared'])
        expect((await send('GET', entry(german) + path, undefined, role)).status).toBe(status)
      expect((await send('POST', `${entry(german)}/up-to-date`, {}, role)).status).toBe(status)
      const overview = '/languages/overview?language=de'
      expect((await send('GET', overview, undefined, role)).status).toBe(status)
    }
    expect(await refusal('GET', `/languages/api::footer.footer/${german}`)).toMatch(/^404 /)
    expect((await send('GET', `/languages/plugin::users-permissions.user/1`)).status).toBe(403)
    expect(await refusal('GET', `${entry(about)}/compared`)).toBe(
      '404 This entry translates no other.',
    )
    expect(await refusal('POST', `${entry('none')}/translations`, { language: 'de' })).toBe(
      '404 This entry was deleted meanwhile.',
    )
    for (const body of [{}, { language: 7 }, { language: ['de'] }])
      expect((await send('POST', `${entry(about)}/translations`, body)).status).toBe(400)
  })

  it('a new address of either is no change of words, and a translation stays in its folder', async () => {
    await save(about, { slug: 'about-renamed' })
    await publish(about)
    expect((await languagesOf(german)).isBehind).toBe(false)
    expect((await read('translations')).json.data).toEqual([
      { language: 'de', source: '/about-renamed', path: '/de/ueber-uns' },
    ])
    expect(await refusal('PUT', `${PAGES}/${german}`, { slug: 'ueber-uns' })).toMatch(
      /^400 This is a translation: its slug begins with “de\/”/,
    )
  })

  it('visitors read nothing of a language that is taken off the site', async () => {
    const { results } = await done<{ results: { documentId: string }[] }>('GET', LANGUAGES)
    const language = `${LANGUAGES}/${results[0]?.documentId}/actions`
    await done('POST', `${language}/unpublish`, {})
    for (const query of ['', '&language=all'])
      expect(await slugs(query)).not.toContain('de/ueber-uns')
    expect((await read('translations')).json.data).toEqual([])
    await done('POST', `${language}/publish`, {})
    expect(await slugs('&language=de')).toContain('de/ueber-uns')
  })

  it('what comes back from the bin is known as the translation again, and so is its source', async () => {
    const pairs = (await read('translations')).json.data
    for (const id of [german, about]) {
      await done('DELETE', `${PAGES}/${id}`)
      expect((await read('translations')).json.data).toEqual([])
      const { rows } = await done<{ rows: { id: number }[] }>('GET', '/bin/entries')
      // The newest comes first.
      const path = `/bin/entries/${PAGE}/${rows[0]?.id}/bring-back`
      expect(await done<Fields>('POST', path, {})).toMatchObject({ documentId: id })
      await publish(id)
      expect((await read('translations')).json.data).toEqual(pairs)
    }
  })

  it('a deleted translation can be made again', async () => {
    await done('DELETE', `${PAGES}/${german}`)
    expect((await read('translations')).json.data).toEqual([])
    expect((await languagesOf(about)).languages[0]?.entry).toBeNull()
    const again = await translate(about)
    expect(again.status, again.text).toBe(200)
  })

  it('says which texts of a translation are still those of its source', async () => {
    const body = paragraph('These are words that stay')
    const text = { __component: 'blocks.text', title: 'A heading that stays too', body }
    const source = await publishedPage({
      ...pageWithText('stays', 'It stays', ''),
      Content: [text],
    })
    const { documentId } = (await translate(source)).json as { documentId: string }
    await publish(documentId)
    const found = async () =>
      (await done<Attention>('GET', '/attention/findings')).found.filter(
        (one) => one.kind === 'untranslated' && one.documentId === documentId,
      )
    expect((await languagesOf(documentId)).untranslated).toHaveLength(2)
    expect(await found()).toMatchObject([
      { message: expect.stringMatching(/”, and 1 more of its texts are as in “It stays”\.$/) },
    ])
    const translated = { ...text, title: 'Erste', body: paragraph('Neue Wörter hier') }
    await save(documentId, { title: 'Es bleibt', Content: [translated] })
    await publish(documentId)
    expect((await languagesOf(documentId)).untranslated).toEqual([])
    expect(await found()).toEqual([])
  })
})
