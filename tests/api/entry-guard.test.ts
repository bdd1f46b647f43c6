import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt, type StaffRole } from '../harness/cms'
import { fileSender } from './harness/post-file'

const cms = cmsAt(inject('cms'))
const roles = ['Marketing editor', 'Super admin'] as const
const as = {} as Record<StaffRole, { Authorization: string }>
beforeAll(async () => {
  for (const role of roles) as[role] = await cms.adminLogin(role)
})

const redirects = '/content-manager/collection-types/api::redirect.redirect'
const pages = '/content-manager/collection-types/api::page.page'

const send = (role: StaffRole, method: string, path: string, body?: object) =>
  cms.send(method, path, as[role], body)

/** Others read the same cms, and count its redirects. */
afterAll(async () => {
  const { json } = await send(
    'Super admin',
    'GET',
    `${redirects}?filters[from][$startsWith]=/from-&pageSize=100`,
  )
  const { results } = json as { results: { documentId: string }[] }
  for (const { documentId } of results)
    await send('Super admin', 'DELETE', `${redirects}/${documentId}`)
})

type Entry = { id: number; documentId: string; createdAt: string }
const entryIn = ({ json }: { json: unknown }) => (json as { data: Entry }).data

describe.each(roles)('an entry that is saved as %s', (role) => {
  const from = () => `/from-${randomUUID()}`

  it.each(['9223372036854775807', 2_147_483_647, 5000])(
    'does not take its id from the request: %j',
    async (id) => {
      const created = await send(role, 'POST', redirects, { from: from(), to: '/banks', id })
      expect(created.status).toBe(201)
      expect(String(entryIn(created).id)).not.toBe(String(id))
      const next = await send(role, 'POST', redirects, { from: from(), to: '/banks' })
      expect(next.status).toBe(201)
      expect(entryIn(next).id).toBe(entryIn(created).id + 1)
      expect((await cms.get('/readyz')).status).toBe(200)
    },
  )

  it.each(['createdBy', 'updatedBy', 'localizations', 'constructor'])(
    'has nothing to choose for %s, which Strapi sets',
    async (field) => {
      const path = `/content-manager/relations/api::page.page/${field}`
      expect((await send(role, 'GET', path)).status).toBe(400)
    },
  )

  it('keeps its document id, its language and its dates', async () => {
    const set = { documentId: 'ghost', locale: 'fr', createdAt: '2001-01-01T00:00:00.000Z' }
    const created = await send(role, 'POST', redirects, { from: from(), to: '/banks', ...set })
    const { documentId } = entryIn(created)
    expect(documentId).not.toBe('ghost')
    const saved = await send(role, 'PUT', `${redirects}/${documentId}`, { to: '/news', ...set })
    expect(saved.status).toBe(200)
    const rows = await cms.select(
      'select document_id, locale, created_at from redirects where document_id in (?, ?)',
      ['ghost', documentId],
    )
    expect(rows.map((row) => [row['document_id'], row['locale'] ?? null])).toEqual([
      [documentId, null],
    ])
    expect(new Date(rows[0]?.['created_at'] as string).getFullYear()).toBeGreaterThan(2001)
  })

  it.each([
    { created_by_id: 1 },
    { created_by_id: null },
    { created_by_id: { set: [1] } },
    { created_by_id: [1] },
    { created_by_id: 'x', updated_by_id: 99_999 },
    { created_by: 1, CREATED_BY_ID: 1, created_byId: 1, 'created_by_id ': 1 },
    { createdBy: 1, updatedBy: 1, status: 'published' },
  ])('has the maker who saved it, whatever the request names: %j', async (named) => {
    const { json } = await cms.get('/admin/users/me', as[role])
    const { id, email } = (json as { data: { id: number; email: string } }).data
    const made = await send(role, 'POST', redirects, { from: from(), to: '/banks', ...named })
    const path = `${redirects}/${entryIn(made).documentId}`
    const saved = await send(role, 'PUT', path, { to: '/news', ...named })
    const copied = await send(role, 'POST', `${redirects}/clone/${entryIn(made).documentId}`, {
      from: from(),
      to: '/banks',
      ...named,
    })
    const page = { title: 'A', slug: `a-${randomUUID()}`, Content: [], ...named }
    const published = await send(role, 'POST', `${pages}/actions/publish`, page)
    for (const answer of [made, saved, copied, published]) {
      expect([200, 201], answer.text).toContain(answer.status)
      expect(entryIn(answer)).toMatchObject({ createdBy: { id, email }, updatedBy: { id } })
    }
    await send(role, 'DELETE', `${pages}/${entryIn(published).documentId}`)
  })

  it('has only fields of its type in its sections, and names no columns in its relations', async () => {
    const image = await fileSender(cms).makeFile('Marketing editor')
    const [other] = await cms.select('select id, document_id from pages order by id')
    const elsewhere = { related_type: 'admin::user', related_id: 1, page_id: other?.['id'] }
    const file = { id: image, __pivot: elsewhere }
    const card = { title: 'One', text: 'A card', image: file, created_by_id: 1, cmp_id: 1 }
    const created = await send(role, 'POST', pages, {
      title: 'A',
      slug: `a-${randomUUID()}`,
      Content: [{ __component: 'blocks.cards', title: 'A', cards: [card], entity_id: 1 }],
      related: { set: [{ documentId: other?.['document_id'], __pivot: elsewhere }] },
    })
    expect(created.status, created.text).toBe(201)
    const rows = await cms.select('select related_type from files_related_mph where file_id = ?', [
      image,
    ])
    expect(rows.map((row) => row['related_type'])).toEqual(['items.card'])
    const related = 'select id from pages_related_lnk where page_id = ?'
    expect(await cms.select(related, [entryIn(created).id])).toHaveLength(1)
    await send(role, 'DELETE', `${pages}/${entryIn(created).documentId}`)
  })

  it('is refused if an id in a section or relation cannot be stored', async () => {
    for (const id of ['9223372036854775807', 2 ** 53, 2 ** 31]) {
      const section = { __component: 'blocks.text', id, title: 'A', body: [] }
      const body = { title: 'A', slug: `a-${randomUUID()}`, Content: [section] }
      expect((await send(role, 'POST', pages, body)).status).toBe(400)
      const related = { connect: [{ id }] }
      expect((await send(role, 'POST', pages, { ...body, Content: [], related })).status).toBe(400)
    }
    expect((await cms.get('/readyz')).status).toBe(200)
  })
})

describe.each(roles)('an entry that nobody types, sent as %s', (role) => {
  const messageOf = async (Content: unknown, more: object = {}) => {
    const body = { title: 'A', slug: `a-${randomUUID()}`, Content, ...more }
    const { status, json } = await send(role, 'POST', pages, body)
    return `${status} ${(json as { error: { message: string } }).error.message}`
  }
  const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)])
  const section = { __component: 'blocks.text', title: 'A', body: [] }

  it('is refused where lists are nested a thousand levels deep', async () => {
    const body = nested(1000)
    expect(await messageOf([{ ...section, body }])).toMatch(/^400 Values may be nested up to 50/)
  })

  it.each(['constructor', 'toString'])('is refused with a field %s', async (name) => {
    const odd: object = JSON.parse(JSON.stringify(section).replace('"title"', `"${name}"`))
    expect(await messageOf([odd])).toBe(`400 “${name}” is not the name of a field. Leave it out.`)
  })

  it.each(['constructor', 'toString', 'blocks.unknown', 'items.link'])(
    'is refused with a section of the type %s',
    async (type) => {
      expect(await messageOf([{ ...section, __component: type }])).toBe(
        `400 There are no sections of the type “${type}”. Choose another one.`,
      )
    },
  )

  it('is refused above 2,000 parts and above 500 KB, which the largest page of the seed is far from', async () => {
    const cards = Array.from({ length: 400 }, () => ({ title: 'One', text: 'A card' }))
    const many = Array.from({ length: 6 }, () => ({
      __component: 'blocks.cards',
      title: 'A',
      cards,
    }))
    expect(await messageOf(many)).toMatch(/^400 This has 2\D?406 parts.*Up to 2\D?000 fit/)
    const long = { ...section, title: 'x'.repeat(500_000) }
    expect(await messageOf([long])).toMatch(/^400 This takes 501 KB\. Up to 500 KB fit/)
    const largest = (
      await cms.select(
        'select max(count) as parts from (select count(*) as count from pages_cmps group by entity_id) as pages',
      )
    )[0]
    expect(Number(largest?.['parts'])).toBeLessThan(100)
  })
})

it('a page that is too long for the site with its pictures stays a draft, and another one is published', async () => {
  const image = await fileSender(cms).makeFile('Marketing editor')
  const text = 'A card. '.repeat(22)
  const cards = Array.from({ length: 60 }, () => ({ title: 'One', text, image }))
  const pageOf = (sections: number) => ({
    title: 'Long',
    slug: `long-${randomUUID()}`,
    Content: Array.from({ length: sections }, () => ({
      __component: 'blocks.cards',
      title: 'Choose',
      cards,
    })),
  })
  for (const [sections, answer] of [
    [1, /^200/],
    [30, /^400 .*This is too long for the site, which shows up to 512 KB/],
  ] as const) {
    const created = await send('Super admin', 'POST', pages, pageOf(sections))
    expect(created.status, created.text).toBe(201)
    const path = `${pages}/${entryIn(created).documentId}`
    const published = await send('Super admin', 'POST', `${path}/actions/publish`, {})
    expect(`${published.status} ${published.text.slice(0, 300)}`).toMatch(answer)
    await send('Super admin', 'DELETE', path)
  }
})

it('a page has up to sixty related ones', async () => {
  const { json } = await send('Super admin', 'GET', `${pages}?pageSize=100`)
  const known = (json as { results: { documentId: string }[] }).results
  const made: string[] = []
  for (let count = known.length; count < 61; count += 1) {
    const body = { title: 'Related', slug: `related-${randomUUID()}`, Content: [] }
    made.push(entryIn(await send('Super admin', 'POST', pages, body)).documentId)
  }
  const all = [...known.map(({ documentId }) => documentId), ...made]
  const save = (count: number) =>
    send('Super admin', 'POST', pages, {
      title: 'Relates',
      slug: `relates-${randomUUID()}`,
      Content: [],
      related: { connect: all.slice(0, count).map((documentId) => ({ documentId })) },
    })
  const [most, tooMany] = [await save(60), await save(61)]
  expect(most.status, most.text).toBe(201)
  expect(tooMany.text).toContain('61 related pages are too many. Up to 60 fit: remove some.')
  expect(tooMany.status).toBe(400)
  for (const documentId of [...made, entryIn(most).documentId])
    await send('Super admin', 'DELETE', `${pages}/${documentId}`)
})

describe.each(roles)('a list as %s', (role) => {
  const related = (levels: number) => '[related]'.repeat(levels)

  it.each([
    `filters${related(12)}[title][$contains]=zzzz`,
    `filters${related(18)}[title][$contains]=zzzz`,
    Array.from({ length: 8 }, (_, at) => `filters[$or][${at}][related][title]=z`).join('&'),
    `sort=${'related.'.repeat(8)}title`,
  ])('is not read through chains of relations: %s', async (query) => {
    for (const path of [pages, '/content-manager/relations/api::page.page/related'])
      expect((await cms.get(`${path}?${query}`, as[role])).status).toBe(400)
  })

  it('can be filtered by a related entry', async () => {
    const query = 'filters[$and][0][createdBy][id][$eq]=1&filters[$and][1][related][title][$eq]=x'
    expect((await cms.get(`${pages}?${query}`, as[role])).status).toBe(200)
  })
})

it.each(roles)(
  'the footer and the settings cannot be deleted or unpublished by a %s',
  async (role) => {
    for (const uid of ['api::footer.footer', 'api::site-setting.site-setting']) {
      const path = `/content-manager/single-types/${uid}`
      expect((await send(role, 'DELETE', path)).status).toBe(404)
      expect((await send(role, 'POST', `${path}/actions/unpublish`, {})).status).toBe(404)
      expect((await send(role, 'GET', path)).status).toBe(200)
    }
    const token = { Authorization: `Bearer ${cms.contentToken}` }
    for (const path of ['/api/footer', '/api/site-setting'])
      expect((await cms.get(path, token)).status).toBe(200)
  },
)
