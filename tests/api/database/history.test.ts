import { expect, inject, it } from 'vitest'
import { pageWithText } from '../as-editor'
import { cmsAt, type StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'

type Fields = Record<string, unknown>
type Version = {
  id: number
  actorName: string
  event: string
  changed: string[]
  at: string
  entry: Fields
  lost: string[]
}

const cms = cmsAt(inject('cms'))

const send = (method: string, path: string, body?: Fields, role: StaffRole = 'Marketing editor') =>
  cms.sendAs(role, method, path, body)

const dataIn = ({ json, status, text }: { json: unknown; status: number; text: string }) => {
  expect(status, text).toBeLessThan(300)
  return (json as { data: Fields }).data
}

const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`
const versionsPath = (entry: string) => `/history/versions/${entry}`

const makePage = async (slug: string) =>
  String(dataIn(await send('POST', PAGES, pageWithText(slug, 'Kept', 'First text')))['documentId'])
const read = async (id: string) => dataIn(await send('GET', `${PAGES}/${id}`))
const save = async (id: string, body: Fields) => dataIn(await send('PUT', `${PAGES}/${id}`, body))

async function versions(entry: string): Promise<Version[]> {
  const { json, status, text } = await send('GET', versionsPath(entry))
  expect(status, text).toBe(200)
  return (json as { versions: Version[] }).versions
}

async function whole(entry: string, id: number | undefined) {
  const { json, status, text } = await send('GET', `${versionsPath(entry)}/${id}`)
  expect(status, text).toBe(200)
  return json as Version
}

const restore = (entry: string, id: number | undefined, part: Fields = {}, role?: StaffRole) =>
  send('POST', `${versionsPath(entry)}/${id}/restore`, part, role)

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

it('each save and publish keeps who did it and what changed, named as the panel labels it', async () => {
  const id = await makePage('kept-versions')
  const [section] = (await read(id))['Content'] as Fields[]
  await save(id, { title: 'Kept anew', Content: [{ ...section, body: paragraph('Second text') }] })
  const published = await send('POST', `${PAGES}/${id}/actions/publish`, { title: 'Live' })
  expect(published.status, published.text).toBe(200)

  const found = await versions(`${PAGE}/${id}`)
  const actorName = 'Marketing Editor'
  expect(found).toMatchObject([
    { actorName, event: 'publish', changed: ['Title'] },
    { actorName, event: 'save', changed: ['Title', 'Sections › Kept › Text'] },
    { actorName, event: 'create', changed: [] },
  ])
  expect(Math.abs(Date.parse(found[0]?.at ?? '') - Date.now())).toBeLessThan(600_000)
  expect(JSON.stringify(found)).not.toContain('First text')
  const first = await whole(`${PAGE}/${id}`, found[2]?.id)
  expect(first.entry).toMatchObject({
    slug: 'kept-versions',
    Content: [{ __component: 'blocks.text', body: paragraph('First text') }],
  })
})

it('the first change of what was there before also keeps what it replaced', async () => {
  const FOOTER = 'api::footer.footer'
  const path = `/content-manager/single-types/${FOOTER}`
  const before = dataIn(await send('GET', path))
  const footer = `${FOOTER}/${String(before['documentId'])}`
  expect(await versions(footer)).toEqual([])
  dataIn(await send('PUT', path, { newsletterTitle: 'Another heading' }))
  // Strapi names what has no title by its id.
  const recent = '/content-manager/homepage/recent-documents?action=update'
  expect(dataIn(await send('GET', recent))).toContainEqual(
    expect.objectContaining({ kind: 'singleType', title: 'Footer' }),
  )
  const found = await versions(footer)
  expect(found).toMatchObject([
    { event: 'save', changed: ['Newsletter heading'] },
    { event: 'first', actorName: 'System' },
  ])
  const restored = await restore(footer, found[1]?.id)
  expect(restored.json).toEqual({ lost: [] })
  const after = dataIn(await send('GET', path))
  const kept = ['newsletterTitle', 'description', 'links', 'partners', 'badges', 'logo']
  const shown = (entry: Fields) =>
    JSON.parse(JSON.stringify(kept.map((name) => entry[name])), (key, value: unknown) =>
      key === 'id' || key.endsWith('At') ? undefined : value,
    ) as unknown
  expect(shown(after)).toEqual(shown(before))
})

it('a refused save keeps no version', async () => {
  const id = await makePage('refused-version')
  const refused = await send('PUT', `${PAGES}/${id}`, { slug: 'careers/designer' })
  expect(refused.status).toBe(400)
  expect(await versions(`${PAGE}/${id}`)).toHaveLength(1)
})

it('a version is restored as the draft, whole or one section of it, and visitors see neither', async () => {
  const id = await makePage('restored')
  const entry = `${PAGE}/${id}`
  dataIn(await send('POST', `${PAGES}/${id}/actions/publish`, {}))
  const [section] = (await read(id))['Content'] as Fields[]
  const second = { __component: 'blocks.text', title: 'Second', body: paragraph('Second') }
  await save(id, { title: 'Two sections', Content: [section, second] })
  const [both] = await versions(entry)
  const [first, other] = (await read(id))['Content'] as Fields[]
  await save(id, { Content: [{ ...first, body: paragraph('Changed') }] })

  const one = await restore(entry, both?.id, { field: 'Content', index: 1 })
  expect(one.json).toEqual({ lost: [] })
  const texts = async () =>
    ((await read(id))['Content'] as Fields[]).map(({ title, body }) => [title, body])
  expect(await texts()).toEqual([
    ['Kept', paragraph('Changed')],
    ['Second', paragraph('Second')],
  ])
  expect((await restore(entry, both?.id, { field: 'Content', index: 0 })).status).toBe(200)
  expect((await restore(entry, both?.id, { field: '__proto__' })).status).toBe(404)
  expect(await texts()).toEqual([
    ['Kept', paragraph('First text')],
    ['Second', paragraph('Second')],
  ])

  const oldest = (await versions(entry)).at(-1)
  expect((await restore(entry, oldest?.id)).status).toBe(200)
  expect(await read(id)).toMatchObject({ title: 'Kept', status: 'modified' })
  expect(await texts()).toEqual([['Kept', paragraph('First text')]])
  const [newest] = await versions(entry)
  expect(newest).toMatchObject({ event: 'restore', actorName: 'Marketing Editor' })
  expect(other?.['title']).toBe('Second')
  const live = await cms.select(
    'select title from pages where document_id = ? and published_at is not null',
    [id],
  )
  expect(live).toEqual([{ title: 'Kept' }])
})

it('a section, and a whole version, are restored beside sections of other kinds with the same ids', async () => {
  const { json } = await send('GET', `${PAGES}?_q=home&pageSize=100`)
  const home = (json as { results: Fields[] }).results.find(({ slug }) => slug === 'home')
  const id = String(home?.['documentId'])
  const entry = `${PAGE}/${id}`
  const before = (await read(id))['Content'] as Fields[]
  const ids = before.map((section) => section['id'])
  expect(new Set(ids).size, 'two kinds with one id').toBeLessThan(ids.length)
  const shown = async () =>
    ((await read(id))['Content'] as Fields[]).map(({ __component, title }) => [__component, title])
  const all = await shown()
  await save(id, {
    Content: before.map((section, index) =>
      index === 0 ? { ...section, title: 'Edited' } : section,
    ),
  })
  const oldest = (await versions(entry)).at(-1)
  expect((await restore(entry, oldest?.id, { field: 'Content', index: 0 })).json).toEqual({
    lost: [],
  })
  expect(await shown()).toEqual(all)
  expect((await restore(entry, oldest?.id)).json).toEqual({ lost: [] })
  expect(await shown()).toEqual(all)
  await send('POST', `${PAGES}/${id}/actions/discard`, {})
})

it('what no longer fits is named, and the rest is restored', async () => {
  const id = await makePage('outgrown')
  const entry = `${PAGE}/${id}`
  const [version] = await versions(entry)
  const stored = await whole(entry, version?.id)
  const outgrown = {
    ...stored.entry,
    title: 'From before',
    motto: 'Gone',
    Content: [
      { __component: 'blocks.carousel', id: 1, title: 'Spinning' },
      ...(stored.entry['Content'] as Fields[]),
    ],
    seo: {
      id: 999_999,
      title: 'Found',
      image: { id: 999_999, name: 'lost.png', mime: 'image/png' },
    },
    related: [{ documentId: 'gone', title: 'Deleted page' }],
  }
  await change(cms, 'update app_versions set entry = ? where id = ?', [
    JSON.stringify(outgrown),
    version?.id,
  ])
  const lost = [
    'Sections › Spinning: sections of this kind no longer exist.',
    'Search and sharing › Picture: the file lost.png was deleted.',
    'Related pages: Deleted page was deleted.',
    'motto: this field no longer exists.',
  ]
  expect((await whole(entry, version?.id)).lost.toSorted()).toEqual(lost.toSorted())
  const restored = await restore(entry, version?.id)
  expect(restored.status, restored.text).toBe(200)
  expect((restored.json as { lost: string[] }).lost.toSorted()).toEqual(lost.toSorted())
  expect(await read(id)).toMatchObject({
    title: 'From before',
    Content: [{ __component: 'blocks.text' }],
    seo: { title: 'Found', image: null },
  })
})

it('the newest fifty versions of an entry are kept, its first one, and the newest of each author', async () => {
  const id = await makePage('often-saved')
  const title = 'The title of a colleague'
  const byColleague = await send('PUT', `${PAGES}/${id}`, { title }, 'Chief editor')
  expect(byColleague.status, byColleague.text).toBe(200)
  const [colleagues, first] = await versions(`${PAGE}/${id}`)
  const columns = 'type, entry_id, at, actor_id, actor_name, event, changed, entry'
  const copy = `insert into app_versions (${columns}) select ${columns} from app_versions where id = ?`
  for (let count = 0; count < 60; count += 1) await change(cms, copy, [first?.id])
  await save(id, { title: 'Kept to the end' })
  const found = await versions(`${PAGE}/${id}`)
  expect(found).toHaveLength(52)
  expect(found.slice(-2).map((version) => version.id)).toEqual([colleagues?.id, first?.id])
})

it('what was live stays, however many drafts are saved after it, and the log compares with it', async () => {
  const id = await makePage('live-and-often-saved')
  const publish = async (title: string) =>
    dataIn(await send('POST', `${PAGES}/${id}/actions/publish`, { title }))
  await publish('Live')
  await save(id, { title: 'Draft' })
  const [draft, live] = await versions(`${PAGE}/${id}`)
  const columns = 'type, entry_id, at, actor_name, event, changed, entry'
  const copy = `insert into app_versions (${columns}) select ${columns} from app_versions where id = ?`
  for (let count = 0; count < 60; count += 1) await change(cms, copy, [draft?.id])
  await save(id, { title: 'Live' })
  const kept = await versions(`${PAGE}/${id}`)
  expect(kept).toHaveLength(52)
  expect(kept.at(-2)).toMatchObject({ id: live?.id, event: 'publish' })
  await publish('Live anew')
  const [entry] = await cms.select(
    "select detail from app_audit where action = 'content.publish' and subject_id = ? order by id desc",
    [id],
  )
  expect(JSON.stringify(entry)).toContain('Title')
})

it('a role that may not read or restore versions is refused', async () => {
  const id = await makePage('guarded-versions')
  const entry = `${PAGE}/${id}`
  const [version] = await versions(entry)
  for (const role of ['Intake reviewer', 'Privacy officer'] as const) {
    for (const path of [versionsPath(entry), `${versionsPath(entry)}/${version?.id}`])
      expect((await send('GET', path, undefined, role)).status).toBe(403)
    expect((await restore(entry, version?.id, {}, role)).status).toBe(403)
  }
  expect((await cms.get(versionsPath(entry))).status).toBe(401)
  const other = await makePage('another-entry')
  expect((await restore(`${PAGE}/${other}`, version?.id)).status).toBe(404)
  for (const part of [{ field: 'Content', index: 7 }, { field: 'none' }])
    expect((await restore(entry, version?.id, part)).status).toBe(404)
  expect((await restore(entry, version?.id, { field: 7 })).status).toBe(400)
})
