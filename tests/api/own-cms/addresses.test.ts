import { describe, expect, it } from 'vitest'
import { asEditor, pageWithText } from '../as-editor'
import { secondCms } from '../harness/second-cms'

const PAGES = '/content-manager/collection-types/api::page.page'
const JOBS = '/content-manager/collection-types/api::job.job'
const REDIRECTS = '/content-manager/collection-types/api::redirect.redirect'

const { cms } = await secondCms()
const editor = asEditor(cms)

const send = (method: string, path: string, body?: object) =>
  cms.sendAs('Super admin', method, path, body)

type Failure = { error: { message: string; details: { errors: { path: string[] }[] } } }
/** The message of a refusal, and the field it is shown at. */
const refused = async (method: string, path: string, body: object) => {
  const { status, json, text } = await send(method, path, body)
  expect(status, text).toBe(400)
  const { message, details } = (json as Failure).error
  return { message, field: details.errors?.[0]?.path.join('.') }
}

const published = async (slug: string) => {
  const id = await editor.pages.create(pageWithText(slug, `Title of ${slug}`, 'Text'))
  await editor.pages.publish(id)
  return id
}
const redirects = async () =>
  Object.fromEntries(
    (await cms.select('select * from redirects')).map((row) => [row['from'], row['to']]),
  )
const idOf = async (table: string, column: string, value: string) => {
  const [row] = await cms.select(`select document_id from ${table} where ${column} = ?`, [value])
  return String(row?.['document_id'])
}

describe('an address that something else has is refused, and its holder named', () => {
  it.each([
    ['careers/designer', '/careers/designer is the job Designer.'],
    ['beamnews', '/beamnews is another address of the page News.'],
    ['terms', '/terms is a redirect to /terms-and-conditions.'],
    ['banks', /^\/banks is the page .+\.$/],
    ['healthz', '/healthz is an address that the site itself uses.'],
    ['search', '/search is an address that the site itself uses.'],
    ['uploads/leaf', '/uploads/leaf is an address that the site itself uses.'],
  ])('to a page with the slug %s', async (slug, sentence) => {
    const { message, field } = await refused('POST', PAGES, { title: 'New', slug })
    expect(message.replace(' Enter another address.', '')).toMatch(sentence)
    expect(field).toBe('slug')
  })

  it('to a page’s other address, in any capitals', async () => {
    const aliases = [{ path: '/fine' }, { path: '/Careers/Designer/' }]
    expect(await refused('POST', PAGES, { title: 'New', slug: 'new-one', aliases })).toEqual({
      message: '/careers/designer is the job Designer. Enter another address.',
      field: 'aliases.1.path',
    })
  })

  it('to a job at the address of a page', async () => {
    const { message } = await refused('POST', JOBS, { title: 'Apply', slug: 'apply' })
    expect(message).toMatch(/^\/careers\/apply is the page /)
  })

  it('to a redirect, which would never be followed', async () => {
    const { message, field } = await refused('POST', REDIRECTS, { from: '/News', to: '/banks' })
    expect([message, field]).toEqual([
      '/news is the page News. Enter another address in "from".',
      'from',
    ])
    const second = await refused('POST', REDIRECTS, { from: '/terms', to: '/banks' })
    expect(second.message).toMatch(/^\/terms is a redirect to \/terms-and-conditions\./)
    const relative = await refused('POST', REDIRECTS, { from: 'no-slash', to: '/banks' })
    expect(relative.message).toContain('such as /old-page: it starts with a slash')
  })

  it.each([
    ['/banks', 'summer-sale'],
    ['https://example.org/sale', 'winter-sale'],
  ])('to a page that is published where a redirect to %s was made meanwhile', async (to, slug) => {
    const id = await published(slug)
    await editor.pages.unpublish(id)
    const redirect = await editor.redirects.create({ from: `/${slug}`, to })
    const { message } = await refused('POST', `${PAGES}/${id}/actions/publish`, {})
    expect(message).toContain(`/${slug} is a redirect to ${to}.`)
    await editor.redirects.remove(redirect)
    await editor.pages.publish(id)
  })

  it('and a copy or an entry without a slug gets a free one', async () => {
    const { json } = await send('POST', PAGES, { title: 'Terms' })
    expect((json as { data: { slug: string } }).data.slug).toBe('terms-2')
  })
})

it('a published page whose slug changes leaves a redirect, and none once it changes back', async () => {
  const id = await published('old-name')
  await editor.redirects.create({ from: '/older-name', to: '/old-name' })
  await editor.pages.save(id, { slug: 'new-name' })
  expect(await redirects()).not.toHaveProperty('/old-name')
  await editor.pages.publish(id)
  expect(await redirects()).toMatchObject({
    '/old-name': '/new-name',
    '/older-name': '/new-name',
  })
  await editor.pages.save(id, { slug: 'old-name' })
  await editor.pages.publish(id)
  const after = await redirects()
  expect(after).not.toHaveProperty('/old-name')
  expect(after).toMatchObject({ '/new-name': '/old-name', '/older-name': '/old-name' })
})

it('a published job whose slug changes leaves a redirect', async () => {
  const id = await idOf('jobs', 'slug', 'tester')
  await editor.call('PUT', `${JOBS}/${id}`, { slug: 'quality-tester' })
  await editor.call('POST', `${JOBS}/${id}/actions/publish`, {})
  expect((await redirects())['/careers/tester']).toBe('/careers/quality-tester')
})

describe('redirects that lead to each other', () => {
  it('lead straight to the end', async () => {
    await editor.redirects.create({ from: '/chain-b', to: '/chain-c' })
    await editor.redirects.create({ from: '/chain-a', to: '/chain-b' })
    await editor.redirects.create({ from: '/chain-c', to: '/news' })
    expect(await redirects()).toMatchObject({
      '/chain-a': '/news',
      '/chain-b': '/news',
      '/chain-c': '/news',
    })
  })

  it('are refused when they lead in a circle, which is spelled out', async () => {
    await editor.redirects.create({ from: '/aaa', to: '/bbb#x' })
    await editor.redirects.create({ from: '/bbb', to: '/ccc#y' })
    expect(await refused('POST', REDIRECTS, { from: '/ccc', to: '/aaa' })).toEqual({
      message:
        'This redirect leads in a circle: /ccc → /aaa → /bbb → /ccc#y. Enter another address in "to".',
      field: 'to',
    })
  })
})

describe('the home page', () => {
  it('is neither unpublished, deleted nor renamed, alone or with others', async () => {
    const id = await idOf('pages', 'slug', 'home')
    for (const [method, path, body] of [
      ['POST', `${PAGES}/${id}/actions/unpublish`, {}],
      ['POST', `${PAGES}/actions/bulkUnpublish`, { documentIds: [id] }],
      ['POST', `${PAGES}/actions/bulkDelete`, { documentIds: [id] }],
      ['DELETE', `${PAGES}/${id}`, undefined],
      ['PUT', `${PAGES}/${id}`, { slug: 'start' }],
    ] as const) {
      const { status, text } = await send(method, path, body)
      expect(status, `${path} ${text}`).toBe(400)
      expect(text).toMatch(/home page/)
    }
    expect(await cms.select("select id from pages where slug = 'home'")).toHaveLength(2)
  })
})

describe('what a link can lead to', () => {
  const PATH = '/addresses/destinations'

  it('is each page and job once, published or not', async () => {
    const draft = await editor.pages.create({ slug: 'only-drafted', title: 'Only drafted' })
    const { destinations } = (await editor.call('GET', PATH)) as {
      destinations: { documentId: string; address: string }[]
    }
    const at = (address: string) => destinations.filter((one) => one.address === address)
    expect(at('/only-drafted')).toEqual([
      {
        kind: 'page',
        documentId: draft,
        title: 'Only drafted',
        address: '/only-drafted',
        isLive: false,
      },
    ])
    expect(at('/news')).toMatchObject([{ kind: 'page', title: 'News', isLive: true }])
    expect(at('/')).toHaveLength(1)
    const job = destinations.find(({ address }) => address.startsWith('/careers/'))
    expect(job).toBeDefined()
    await editor.pages.remove(draft)
  })

  it('is each section with an anchor, published or not, under the title of its page', async () => {
    const text = { __component: 'blocks.text', anchor: 'opening-hours', title: 'Opening hours' }
    const banner = { __component: 'blocks.sale-banner', anchor: 'offer' }
    const slug = 'with-sections'
    const page = { slug, title: 'With sections', Content: [text, banner, { ...text, anchor: '' }] }
    const id = await editor.pages.create(page)
    const sections = async () => {
      const { destinations } = (await editor.call('GET', PATH)) as {
        destinations: { kind: string; documentId: string }[]
      }
      return destinations.filter((one) => one.kind === 'section' && one.documentId === id)
    }
    const found = [
      { title: 'Opening hours', address: '/with-sections#opening-hours' },
      { title: 'offer', address: '/with-sections#offer' },
    ].map((one) => ({ ...one, kind: 'section', documentId: id, page: 'With sections' }))
    expect(await sections()).toEqual(found.map((one) => ({ ...one, isLive: false })))
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Nine to five' }] }]
    await editor.pages.save(id, { ...page, Content: [{ ...text, body }] })
    await editor.pages.publish(id)
    expect(await sections()).toEqual([{ ...found[0], isLive: true }])
    await editor.pages.remove(id)
  })

  it('is told to nobody without the right to read pages', async () => {
    const statusFor = async (login = {}) => (await cms.get(PATH, login)).status
    expect(await statusFor()).toBe(401)
    expect(await statusFor(await cms.adminLogin('Intake reviewer'))).toBe(403)
    expect(await statusFor(await cms.adminLogin('Marketing editor'))).toBe(200)
  })
})

describe('what leads to a page', () => {
  const uses = async (id: string) =>
    ((await editor.call('GET', `/addresses/uses/api::page.page/${id}`)) as { uses: string[] }).uses

  it('is told before the page is taken off the site', async () => {
    const sentences = await uses(await idOf('pages', 'slug', 'terms-and-conditions'))
    expect(sentences).toEqual([
      'Visitors will find nothing at /terms-and-conditions.',
      'Links on these pages lead to it: Privacy Policy, Help Center.',
      'These redirects lead to it: /terms.',
      'The footer links to it as “Terms and Conditions”.',
    ])
    const [first, menu] = await uses(await idOf('pages', 'slug', 'news'))
    expect(first).toContain('/news, /beamnews')
    expect(menu).toBe('The menu will no longer show “News”.')
  })

  it('is told to nobody without the right to read pages', async () => {
    const path = '/addresses/uses/api::page.page/x'
    expect((await cms.get(path)).status).toBe(401)
    expect((await cms.get(path, await cms.adminLogin('Intake reviewer'))).status).toBe(403)
    expect((await cms.get(path, await cms.adminLogin('Privacy officer'))).status).toBe(403)
  })
})
