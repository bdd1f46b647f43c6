import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt, type StaffRole } from '../harness/cms'
import { sendRequest } from '../harness/http'

const cms = cmsAt(inject('cms'))

type Headers = Record<string, string>
type Data = Record<string, unknown>

const roles: StaffRole[] = [
  'Intake reviewer',
  'Marketing editor',
  'Chief editor',
  'Privacy officer',
  'Super admin',
]
const as = {} as Record<StaffRole, Headers>

beforeAll(async () => {
  for (const role of roles) as[role] = await cms.adminLogin(role)
})

const send = (role: StaffRole, method: string, path: string, body?: unknown) =>
  sendRequest(cms.url + path, {
    method,
    headers: { ...as[role], 'Content-Type': 'application/json' },
    chunks: body === undefined ? [] : [JSON.stringify(body)],
  })

const typeUids = async () => {
  const { json } = await send('Super admin', 'GET', '/content-manager/content-types')
  return (json as { data: { uid: string }[] }).data.map(({ uid }) => uid)
}

describe('the list of pages for a menu item', () => {
  const items = (uid: string) => `/navigation/content-type-items/${uid}`

  it.each(roles)('gives a %s no other content type', async (role) => {
    const others = [...(await typeUids()), 'admin::user', 'admin::api-token', 'toString']
    for (const uid of others.filter((one) => one !== 'api::page.page')) {
      const response = await send(role, 'GET', items(uid))
      expect([403, 404], `${uid}: ${response.text.slice(0, 80)}`).toContain(response.status)
    }
  })

  it('is denied to a reviewer, who has no access to pages', async () => {
    expect((await send('Intake reviewer', 'GET', items('api::page.page'))).status).toBe(403)
  })

  it('gives an editor the titles of pages and nothing else', async () => {
    const query = '?populate=*&fields=seo&filters[createdBy][password][$startsWith]=z'
    const { status, json } = await send('Marketing editor', 'GET', items('api::page.page') + query)
    expect(status).toBe(200)
    const [page] = json as Data[]
    expect(Object.keys(page ?? {}).toSorted()).toEqual(['documentId', 'id', 'slug', 'title'])
  })
})

describe('a menu item', () => {
  type Item = Data & { related?: Data; items?: Item[] }
  type Menu = Data & { documentId: string; items: Item[] }

  const pagesOf = (items: Item[]): Data[] =>
    items.flatMap(({ related, items: below = [] }) => [
      ...(related ? [related] : []),
      ...pagesOf(below),
    ])
  const readMenu = async (role: StaffRole) => {
    const { json } = await send(role, 'GET', '/navigation')
    const menu = (json as Menu[]).find(({ slug }) => slug === 'navigation')
    if (!menu) throw new Error('There is no menu.')
    return menu
  }
  const itemTo = (related: Data): Item => ({
    title: 'Staff',
    type: 'INTERNAL',
    path: 'staff',
    uiRouterKey: 'staff',
    menuAttached: true,
    order: 99,
    collapsed: false,
    related,
  })
  const editor = 'Marketing editor'

  it.each(['admin::user', 'api::intake.contact', 'plugin::upload.file', 'api::page.page '])(
    'cannot link to %s, not even below another item',
    async (type) => {
      const menu = await readMenu(editor)
      const forbidden = itemTo({ __type: type })
      const parent = { ...itemTo({ __type: 'api::page.page' }), items: [forbidden] }
      for (const items of [
        [forbidden],
        [parent],
        [{ ...menu.items[0], updated: true, ...forbidden }],
      ]) {
        const path = `/navigation/${menu.documentId}`
        const response = await send(editor, 'PUT', path, { ...menu, items })
        expect(response.status, response.text.slice(0, 200)).toBe(400)
        expect(response.text).not.toContain('$2a$')
      }
      expect(await readMenu(editor)).toEqual(menu)
    },
  )

  it('reveals only its page’s id, slug and title', async () => {
    const { items } = await readMenu(editor)
    expect(pagesOf(items).length).toBeGreaterThan(0)
    for (const page of pagesOf(items))
      expect(['__type', 'documentId', 'id', 'slug', 'title']).toEqual(
        expect.arrayContaining(Object.keys(page)),
      )
  })

  it('can be saved by an editor and read back in full', async () => {
    const menu = await readMenu(editor)
    const path = `/navigation/${menu.documentId}`
    const retitled = (items: Item[], ending: string): Item[] =>
      items.map(({ items: below = [], ...item }) => ({
        ...item,
        title: `${String(item['title'])}${ending}`,
        updated: true,
        items: retitled(below, ending),
      }))
    const change = { ...menu, items: retitled(menu.items, '!') }
    const saved = await send(editor, 'PUT', path, change)
    expect(saved.status, saved.text.slice(0, 200)).toBe(200)
    const changed = await readMenu(editor)
    expect(changed.items[0]?.['title']).toBe(`${String(menu.items[0]?.['title'])}!`)
    expect(pagesOf(changed.items)).toEqual(pagesOf(menu.items))
    const back = { ...menu, items: retitled(menu.items, '') }
    expect((await send(editor, 'PUT', path, back)).status).toBe(200)
  })
})

describe('unused routes are 404 for every role', () => {
  it.each([
    ['POST', '/upload/actions/upload-from-urls', { urls: [`${cms.url}/healthz`] }],
    ['POST', '/email', { to: 'a@b.example', from: 'c@d.example', subject: 'x', text: 'x' }],
    ['POST', '/email/test', { to: 'a@b.example' }],
    ['PUT', '/i18n/settings', {}],
    ['GET', '/content-type-builder/schema', undefined],
    ['GET', '/admin/transfer/tokens', undefined],
    ['POST', '/admin/api-tokens', {}],
    ['POST', '/admin/admin-tokens', {}],
    ['GET', '/admin/webhooks', undefined],
    ['GET', '/users-permissions/roles', undefined],
    ['GET', '/navigation/settings/restart', undefined],
  ])('%s %s', async (method, path, body) => {
    for (const role of roles) expect((await send(role, method, path, body)).status, role).toBe(404)
  })
})
