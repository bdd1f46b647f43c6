import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Content, type Entry, findingsIn } from './findings'

const PAGE = 'api::page.page'
const labels = {
  [PAGE]: { Content: { label: 'Sections' }, seo: { label: 'Search', component: 'shared.seo' } },
  'blocks.text': { body: { label: 'Text' }, image: { label: 'Picture' } },
  'blocks.hero': { button: { label: 'Button', component: 'shared.link' } },
  'shared.link': { url: { label: 'Address', kind: 'address' as const } },
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-20T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const seo = { title: 'Pay and get cashback', description: 'What you get, and how.' }
const values = { updatedAt: '2026-05-01T00:00:00Z', seo, Content: [], aliases: [] }
const page = (slug: string, more: object = {}): Entry => ({
  uid: PAGE,
  documentId: `page-${slug}`,
  title: slug,
  values: { ...values, slug, title: slug, ...more },
})
const job = (more: object): Entry => ({
  uid: 'api::job.job',
  documentId: 'job',
  title: 'Designer',
  values: { ...values, slug: 'designer', title: 'Designer', ...more },
})
const hero = (url: string) => ({ __component: 'blocks.hero', title: 'Pay', button: { url } })
const text = (url: string) => ({
  __component: 'blocks.text',
  title: 'Read',
  body: [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }],
})

const found = (entries: Entry[], more: Partial<Content> = {}) =>
  findingsIn({
    siteUrl: 'https://wallet.example',
    labels: () => labels,
    isShown: () => true,
    menu: entries.map(({ title, documentId }) => ({ title, page: documentId })),
    related: new Set(),
    redirects: [{ documentId: 'old', from: '/Old-News', to: '/uploads/old.pdf' }],
    translations: [],
    behind: new Map<string, string>(),
    outside: new Map(),
    isOwnPath: (path) => path.startsWith('/uploads/'),
    ...more,
    entries,
  }).map(({ kind, title, message }) => `${kind} ${title}: ${message}`)

it.each([
  '/b',
  '/B/',
  '/b?from=a#prices',
  '#prices',
  'https://wallet.example/b',
  '/other-name',
  '/old-news',
  '/uploads/terms.pdf',
  'https://example.com/nowhere',
  'mailto:name@example.com',
])('a link to %s leads somewhere', (url) => {
  const pages = [
    page('a', { Content: [{ ...hero(url), anchor: 'prices' }, text(url)] }),
    page('b', { aliases: [{ path: '/other-name' }], Content: [{ anchor: 'prices' }] }),
  ]
  expect(found(pages)).toEqual([])
})

it.each([
  ['/b#old-prices', 'b'],
  ['https://wallet.example/other-name#old-prices', 'b'],
  ['#prices', 'a'],
])('a link to %s passes the section that it names', (url, title) => {
  const pages = [
    page('a', { Content: [hero(url)] }),
    page('b', { aliases: [{ path: '/other-name' }], Content: [{ anchor: 'prices' }] }),
  ]
  const menu = pages.map(({ documentId }) => ({ title: 'Shown', page: documentId }))
  const reason = `leads to ${url}, but “${title}” has no section of this name.`
  expect(found(pages, { menu })).toEqual([`link a: Sections › Pay › Button › Address ${reason}`])
  const item = url.startsWith('#') ? [] : [`link Menu: “Prices” ${reason}`]
  expect(found(pages, { menu: [...menu, { title: 'Prices', url }] })[0]).toBe(
    item[0] ?? `link a: Sections › Pay › Button › Address ${reason}`,
  )
})

it.each(['/b#main-clause-12', '/b#:~:text=prices', '/b#Prices'])(
  'a link to %s names no section that an editor typed',
  (url) => {
    expect(found([page('a', { Content: [hero(url)] }), page('b')])).toEqual([])
  },
)

it('a link to what visitors cannot see is found in buttons and in texts', () => {
  const Content = [hero('/gone'), text('https://wallet.example/gone/too')]
  expect(found([page('a', { Content })])).toEqual([
    'link a: Sections › Pay › Button › Address leads to /gone, where nothing is.',
    'link a: Sections › Read › Text leads to https://wallet.example/gone/too, where nothing is.',
  ])
})

it('a menu item that leads nowhere is found', () => {
  const menu = [
    { title: 'A', page: 'page-a' },
    { title: 'Draft', page: 'page-draft' },
    { title: 'Typed', url: '/nowhere' },
    { title: 'Elsewhere', url: 'https://example.com' },
    { title: 'Holds others', url: undefined },
  ]
  expect(found([page('a')], { menu })).toEqual([
    'link Menu: “Draft” leads to a page that is not published.',
    'link Menu: “Typed” leads to /nowhere, where nothing is.',
  ])
})

it('a redirect that leads nowhere is found, here or on another site', () => {
  const redirects = ['/a', '/gone', 'https://example.com', 'https://example.com/gone'].map(
    (to, index) => ({ documentId: `${index}`, from: `/old-${index}`, to }),
  )
  const outside = new Map([['https://example.com/gone', 'answers 404']])
  expect(found([page('a')], { redirects, outside })).toEqual([
    'link /old-1: It leads to /gone, where nothing is.',
    'outside /old-3: It leads to https://example.com/gone, which answers 404.',
  ])
})

const alone = 'No way leads to it from the home page, the menu or the footer.'

it('a page that no way leads to is found; the home page and the page of wrong addresses are reached', () => {
  const pages = [
    page('home', { Content: [hero('/linked')] }),
    page('linked', { Content: [hero('/further')] }),
    page('further'),
    page('related'),
    page('404'),
    page('alone', { Content: [hero('/alone')] }),
  ]
  const orphans = (changed: Partial<Content> = {}) =>
    found(pages, { menu: [], related: new Set(['page-related']), ...changed })
  expect(orphans()).toEqual([`unlinked alone: ${alone}`])
  expect(orphans({ menu: [{ title: 'Go', url: '/alone' }] })).toEqual([])
})

it('pages that only link to each other are found, but not what the footer leads to', () => {
  const footer: Entry = {
    uid: 'api::footer.footer',
    documentId: 'footer',
    title: 'Footer',
    values: { ...values, links: [{ title: 'Legal', url: '/legal' }] },
  }
  const footerLabels = {
    'api::footer.footer': { links: { label: 'Quick links', component: 'shared.link' } },
  }
  const pages = [
    page('one', { Content: [hero('/two')] }),
    page('two', { Content: [hero('/one')] }),
    page('legal'),
  ]
  const more = {
    menu: [],
    labels: (uid: string) => (uid === PAGE ? labels : { ...labels, ...footerLabels }),
  }
  const two = [`unlinked one: ${alone}`, `unlinked two: ${alone}`]
  expect(found([...pages, footer], more)).toEqual(two)
  expect(found(pages, more)).toEqual([...two, `unlinked legal: ${alone}`])
})

it('a closed job, a photo without a description, an old page and a missing description are found', () => {
  const photo = (alternativeText: string | null, mime: string) => ({
    ...text('/a'),
    image: { name: 'shop.jpg', mime, alternativeText },
  })
  expect(found([job({ closesOn: '2026-05-19' })])).toEqual([
    'closed Designer: Closed since 2026-05-19: the lists no longer show it. Unpublish it, or set a later day.',
  ])
  expect(found([job({ closesOn: '2026-05-20' })])).toEqual([])
  const Content = [
    photo(null, 'image/jpeg'),
    photo('A shop', 'image/jpeg'),
    photo('', 'image/svg+xml'),
  ]
  expect(found([page('a', { Content })])).toEqual([
    'picture a: Sections › Read › Picture: describe shop.jpg for those who cannot see it.',
  ])
  expect(found([page('a', { updatedAt: new Date('2025-05-01') })])).toEqual([
    'old a: Last edited on 2025-05-01. Is all of it still true?',
  ])
  expect(found([page('a', { seo: { title: 'A' } })])).toEqual([
    'search a: There is no description, so the one of the whole site is shown.',
  ])
})

it('entries that a role may not read are known, and not told', () => {
  const entries = [
    job({ closesOn: '2026-05-19' }),
    page('a', { Content: [hero('/careers/designer')] }),
  ]
  expect(found(entries, { isShown: (uid) => uid === PAGE })).toEqual([])
})
