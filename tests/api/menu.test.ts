import { brand } from '../../contract/brand'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { MenuDesk, MenuItem } from '../../cms/src/editing/shared/menu'
import { cmsAt, type StaffRole } from '../harness/cms'
import { change, select } from '../harness/database'
import { asEditor, pageWithText } from './as-editor'
import { asSite } from './as-site'

const cms = cmsAt(inject('cms'))
const site = asSite(cms)
const EDITOR = 'Marketing editor'

async function call(role: StaffRole | null, method: string, path: string, body?: unknown) {
  const { status, json } = await cms.sendAs(role, method, path, body)
  return { status, json: json as MenuDesk & { error?: { message: string } } }
}

const read = async () => (await call(EDITOR, 'GET', '/menu/tree')).json
const save = async (
  items: Partial<MenuItem>[],
  { version = '', role = EDITOR }: { version?: string; role?: StaffRole } = {},
) =>
  call(role, 'PUT', '/menu/tree', {
    version: version || (await read()).version,
    items: items.map((item) => ({
      documentId: null,
      level: 1,
      title: 'Item',
      kind: 'heading',
      page: null,
      address: '',
      ...item,
    })),
  })
const messageOf = async (items: Partial<MenuItem>[]) => {
  const { status, json } = await save(items)
  expect(status).toBe(400)
  return json.error?.message
}

type Shown = { title: string; type: string; related: { slug: string } | null; items: Shown[] }
const shown = async () => {
  const outline = (items: Shown[]): unknown[] =>
    items.map(({ title, related, items: below }) =>
      below.length > 0 ? [title, outline(below)] : `${title} ${related?.slug ?? '-'}`,
    )
  return outline((await site.read('navigation/render/navigation?type=TREE')) as Shown[])
}
const pageId = async (address: string) =>
  (await read()).pages.find((page) => page.address === address)?.documentId ?? ''

let editor: ReturnType<typeof asEditor>
let seeded: MenuItem[]
beforeAll(async () => {
  editor = asEditor(cms)
  seeded = (await read()).items
})
const restore = async () => {
  const kept = new Set((await read()).items.map(({ documentId }) => documentId))
  await save(
    seeded.map((item) => ({
      ...item,
      documentId: kept.has(item.documentId) ? item.documentId : null,
    })),
  )
}
beforeEach(restore)
afterAll(restore)

it('an editor reads the menu in order, with levels and the pages that items can lead to', async () => {
  const { items, lost, pages, locked } = await read()
  const at = items.findIndex(({ title }) => title === 'Projects')
  expect(items.slice(at, at + 4).map(({ title, level, kind }) => [title, level, kind])).toEqual([
    ['Projects', 1, 'heading'],
    ['Technology Partners', 2, 'heading'],
    [expect.stringMatching(/& Banks$/), 3, 'page'],
    ['Software Partners', 3, 'page'],
  ])
  expect([lost, locked]).toEqual([[], null])
  expect(pages).toContainEqual({
    kind: 'page',
    documentId: items[at + 2]?.page,
    title: expect.any(String),
    address: '/banks',
    isLive: true,
  })
})

it('a save adds, moves, renames and deletes at once, and is live', async () => {
  const [banks, news] = [await pageId('/banks'), await pageId('/news')]
  const { items } = await read()
  const of = (title: string) => items.find((item) => item.title === title)
  const { status, json } = await save([
    { ...of('News'), title: 'Press' },
    { title: 'More', kind: 'heading' },
    { ...of('About Us'), level: 2 },
    { title: 'Our banks', kind: 'page', page: banks, level: 3 },
    { ...of('Contacts'), kind: 'page', page: news },
    { title: 'Shop', kind: 'link', address: 'https://shop.example/a' },
  ])
  expect(status, JSON.stringify(json)).toBe(200)
  expect(json.items.map(({ title, level }) => `${level} ${title}`)).toEqual([
    '1 Press',
    '1 More',
    '2 About Us',
    '3 Our banks',
    '1 Contacts',
    '1 Shop',
  ])
  expect(json.lost).toEqual([])
  expect(await shown()).toEqual([
    'Press news',
    ['More', [['About Us', ['Our banks banks']]]],
    'Contacts news',
    'Shop -',
  ])
  const [counted] = await select(cms, 'select count(*) as count from navigations_items')
  expect(Number(counted?.['count'])).toBe(6)
})

it('an icon and a line of reason are saved with the item and served with the menu', async () => {
  type Adorned = Shown & { icon: string | null; reason: string | null }
  const served = async (query = '') =>
    (await site.read(`navigation/render/navigation${query}`)) as Adorned[]
  const of = (items: Adorned[], title: string) => {
    const { icon, reason } = items.find((item) => item.title === title) ?? {}
    return [icon, reason]
  }
  const { items } = await read()
  const changed = await save(
    items.map((item) =>
      item.title === 'News' ? { ...item, icon: 'news', reason: ' What we did last week ' } : item,
    ),
  )
  expect(changed.status, JSON.stringify(changed.json)).toBe(200)
  const news = changed.json.items.find(({ title }) => title === 'News')
  expect(news).toMatchObject({ icon: 'news', reason: 'What we did last week' })
  for (const query of ['', '?type=TREE', '?populate=*']) {
    const menu = await served(query)
    expect(of(menu, 'News')).toEqual(['news', 'What we did last week'])
    expect(of(menu, 'Careers')).toEqual([null, null])
  }
  const cleared = await save(
    (await read()).items.map((item) => ({ ...item, icon: null, reason: '' })),
  )
  expect(cleared.json.items.every(({ icon, reason }) => icon === null && reason === '')).toBe(true)
  expect(of(await served(), 'News')).toEqual([null, null])
})

it('custom fields that the plugin stored stay, and are not served', async () => {
  const custom = async () => {
    const [row] = await select(
      cms,
      "select additional_fields from navigations_items where title = 'News'",
    )
    const fields = row?.['additional_fields'] ?? '{}'
    return (typeof fields === 'string' ? JSON.parse(fields) : fields) as object
  }
  await change(cms, "update navigations_items set additional_fields = ? where title = 'News'", [
    JSON.stringify({ secret: 'x', icon: 'skull', reason: 5 }),
  ])
  const { items } = await read()
  expect(items.find(({ title }) => title === 'News')).toMatchObject({ icon: null, reason: '' })
  await save(items.map((item) => (item.title === 'News' ? { ...item, icon: 'map' } : item)))
  expect(await custom()).toEqual({ secret: 'x', icon: 'map' })
  const served = JSON.stringify(await site.read('navigation/render/navigation'))
  expect(served).not.toMatch(/secret|skull|additional/)
  await change(cms, "update navigations_items set additional_fields = ? where title = 'News'", [
    '{}',
  ])
})

it('a version from before items had an icon and a reason still loads', async () => {
  const { items } = await read()
  await save([...items, { title: 'Kept', icon: 'gift', reason: 'For a while' }])
  type Listed = { versions: { id: number }[] }
  const { versions } = (await call(EDITOR, 'GET', '/menu/versions')).json as unknown as Listed
  const id = versions[0]?.id ?? 0
  const readBack = async () => (await call(EDITOR, 'GET', `/menu/versions/${id}`)).json.items.at(-1)
  expect(await readBack()).toMatchObject({ title: 'Kept', icon: 'gift', reason: 'For a while' })
  const [stored] = await select(cms, 'select entry from app_versions where id = ?', [id])
  const given = stored?.['entry']
  const snapshot = (typeof given === 'string' ? JSON.parse(given) : given) as { items: object[] }
  const before = snapshot.items.map((item) => ({ ...item, icon: undefined, reason: undefined }))
  await change(cms, 'update app_versions set entry = ? where id = ?', [
    JSON.stringify({ items: before }),
    id,
  ])
  expect(await readBack()).toMatchObject({ title: 'Kept', icon: null, reason: '' })
})

it('an item that no longer leads to a page forgets it', async () => {
  const { items } = await read()
  const saved = await save(
    items.map((item) =>
      item.title === 'News' ? { ...item, kind: 'link', address: 'https://news.example' } : item,
    ),
  )
  expect(saved.status).toBe(200)
  const back = saved.json.items.find(({ title }) => title === 'News')
  expect(back).toMatchObject({ kind: 'link', page: null, address: 'https://news.example' })
  expect(await shown()).toContain('News -')
})

it('a save without a change writes nothing, and one after a colleague’s is refused', async () => {
  const before = await read()
  const again = await save(before.items)
  expect(again.json.version).toBe(before.version)
  await save(before.items.slice(1).map((item) => ({ ...item, level: 1 })))
  const late = await save(before.items, { version: before.version })
  expect(late.status).toBe(409)
  expect(late.json.error?.message).toBe('Somebody saved the menu after you opened it.')
})

it('of two saves at once one is refused', async () => {
  const { version, items } = await read()
  const results = await Promise.all(
    ['One', 'Two'].map((title) => save([...items, { title }], { version })),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('what would be wrong is refused with a sentence, and nothing is saved', async () => {
  const before = await read()
  const level = (number: number) => ({ title: `Level ${number}`, level: number })
  expect(await messageOf([level(1), level(2), level(3), level(4)])).toBe(
    'The menu has three levels. “Level 4” is below the third.',
  )
  const invalid = 'The request is not a valid menu.'
  const [known] = before.items
  expect(await messageOf([level(2)])).toBe(invalid)
  expect(await messageOf([level(1), level(3)])).toBe(invalid)
  expect(await messageOf([{ documentId: 'unknown' }])).toBe(invalid)
  expect(await messageOf([known ?? {}, known ?? {}])).toBe(invalid)
  expect(await messageOf([{ title: ' ' }])).toBe('Every item needs a title.')
  expect(await messageOf([{ title: 'a'.repeat(101) }])).toBe('A title has up to 100 characters.')
  expect(await messageOf([{ title: 'a\u0000b' }])).toContain('cannot be stored')
  expect(await messageOf([{ title: '\ud800' }])).toContain('cannot be stored')
  expect(await messageOf([{ reason: 'a'.repeat(91) }])).toBe(
    'A line of reason has up to 90 characters.',
  )
  expect(await messageOf([{ reason: 'two\nlines' }])).toContain('cannot be stored')
  expect(await messageOf([{ icon: 'skull' as 'map' }])).toBe(invalid)
  expect(await messageOf([{ reason: 5 as unknown as string }])).toBe(invalid)
  expect(await messageOf([{ kind: 'page' }])).toBe('Choose the page that “Item” opens.')
  expect(await messageOf([{ kind: 'page', page: 'gone' }])).toBe(
    'The page of “Item” was deleted. Choose another.',
  )
  for (const address of [
    '',
    'shop',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://a\\@b.example',
    `https://a.example/${'a'.repeat(500)}`,
  ])
    expect(await messageOf([{ kind: 'link', address }])).toMatch(/address/)
  expect(await messageOf([{ kind: 'link', address: 'https://a.example/\u0000' }])).toContain(
    'cannot be stored',
  )
  expect(await messageOf(Array.from({ length: 201 }, () => ({})))).toBe(
    'The menu has up to 200 items.',
  )
  expect((await read()).version).toBe(before.version)
})

it.each([null, [], { items: [] }, { version: 'a' }, { version: 'a', items: [null] }, 'text'])(
  'the body %j is no menu',
  async (body) => {
    expect((await call(EDITOR, 'PUT', '/menu/tree', body)).status).toBe(400)
  },
)

it('nobody and roles without the menu’s permission are denied', async () => {
  for (const method of ['GET', 'PUT']) {
    expect((await call(null, method, '/menu/tree')).status).toBe(401)
    expect((await call('Intake reviewer', method, '/menu/tree')).status).toBe(403)
  }
})

it('a draft and a deleted page are told, and other items can still be saved', async () => {
  const id = await editor.pages.create(pageWithText('menu-page', 'Menu page', 'Text'))
  const { items } = await read()
  await save([...items, { title: 'New here', kind: 'page', page: id }])
  expect((await read()).pages).toContainEqual({
    kind: 'page',
    documentId: id,
    title: 'Menu page',
    address: '/menu-page',
    isLive: false,
  })
  expect(await shown()).not.toContain('New here menu-page')
  await editor.pages.publish(id)
  expect(await shown()).toContain('New here menu-page')

  await editor.pages.remove(id)
  const { items: now } = await read()
  expect(now.at(-1)).toMatchObject({ title: 'New here', kind: 'page', page: null })
  const renamed = await save(now.map((item, at) => (at === 0 ? { ...item, title: 'Work' } : item)))
  expect(renamed.status, JSON.stringify(renamed.json)).toBe(200)
})

it('items that nothing leads to are told, and go with the next save or are put back', async () => {
  const titled = async (title: string) =>
    (await select(cms, 'select id from navigations_items where title = ?', [title]))[0]?.['id']
  const [child, other] = [await titled('Technology Partners'), await titled('Careers')]
  // As the plugin's own screen can leave them: each other's parents, and without a menu.
  await change(
    cms,
    'update navigations_items_parent_lnk set inv_navigation_item_id = ? where navigation_item_id = ?',
    [child, child],
  )
  await change(cms, 'delete from navigations_items_master_lnk where navigation_item_id = ?', [
    other,
  ])
  const { lost, items: left } = await read()
  expect(lost.map(({ title }) => title).toSorted()).toEqual(
    [`${brand.name} & Banks`, 'Careers', 'Software Partners', 'Technology Partners'].toSorted(),
  )
  const back = lost.find(({ title }) => title === 'Careers')
  const saved = await save([...left, ...(back ? [back] : [])])
  expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  expect(saved.json.lost).toEqual([])
  expect(await shown()).toContain('Careers careers')
})

it('while publishing needs a review, a chief editor saves the menu', async () => {
  await call('Chief editor', 'PUT', '/review/setting', { isNeeded: true })
  try {
    const { locked, items } = await read()
    expect(locked).toContain('a chief editor saves it')
    const denied = await save([...items, {}])
    expect([denied.status, denied.json.error?.message]).toEqual([403, locked])
    expect((await save([...items, {}], { role: 'Chief editor' })).status).toBe(200)
  } finally {
    await call('Chief editor', 'PUT', '/review/setting', { isNeeded: false })
  }
})

it('each save is in the audit log, once', async () => {
  const count = async () =>
    (await select(cms, `select 1 from app_audit where subject = 'menu'`)).length
  const before = await count()
  const { items } = await read()
  await save([...items, {}])
  await save((await read()).items)
  expect(await count()).toBe(before + 1)
})

it('each save keeps a version, with who saved it and what changed, beside what was there first', async () => {
  type Listed = { versions: { id: number; event: string; actorName: string; changed: string[] }[] }
  const versions = async () =>
    ((await call(EDITOR, 'GET', '/menu/versions')).json as unknown as Listed).versions
  const { items } = await read()
  await save(items.map((item) => (item.title === 'News' ? { ...item, title: 'Press' } : item)))
  const [newest] = await versions()
  expect(newest).toMatchObject({ event: 'publish', changed: ['Press', 'News'] })
  expect(newest?.actorName).toMatch(/Editor/)
  expect((await versions()).at(-1)?.event).toBe('first')
  await save((await read()).items.toReversed().map((item) => ({ ...item, level: 1 })))
  await save((await read()).items.toReversed())
  expect((await versions())[0]?.changed).toEqual(['The order'])
  const { json } = await call(EDITOR, 'GET', `/menu/versions/${newest?.id}`)
  expect(json.items.map(({ title }) => title)).toContain('Press')

  for (const path of ['/menu/versions', `/menu/versions/${newest?.id}`]) {
    expect((await call(null, 'GET', path)).status).toBe(401)
    expect((await call('Intake reviewer', 'GET', path)).status).toBe(403)
  }
  for (const id of ['0', '999999999', '1e3', 'x', '1;'])
    expect((await call(EDITOR, 'GET', `/menu/versions/${id}`)).status).toBe(404)
})
