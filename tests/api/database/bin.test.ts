// Its own cms: it changes what a role may do, and starts anew for the daily job.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageWithText, paragraph } from '../as-editor'
import { fileSender } from '../harness/post-file'
import type { StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Fields = Record<string, unknown>
type Deleted = { id: number; type: string; title: string; goneAt: string; deletedAt: string }
type Answer = { json: unknown; status: number; text: string }

const daysAgo = (days: number) => {
  const date = new Date(Date.now() - days * 86_400_000)
  return cms.databaseUrl ? date.toISOString() : date.getTime()
}

const PAGE = 'api::page.page'
const REDIRECT = 'api::redirect.redirect'
const PAGES = `/content-manager/collection-types/${PAGE}`
const REDIRECTS = `/content-manager/collection-types/${REDIRECT}`

let cms: RunningCms
beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
})
afterAll(() => cms.remove())

const send = (
  method: string,
  path: string,
  body?: Fields,
  role: StaffRole | null = 'Marketing editor',
) => cms.sendAs(role, method, path, body)

async function done<Json>(...call: Parameters<typeof send>): Promise<Json> {
  const { json, status, text } = await send(...call)
  expect(status, text).toBeLessThan(300)
  return json as Json
}
const dataOf = async (...call: Parameters<typeof send>) =>
  (await done<{ data: Fields }>(...call)).data

const make = async (data: Fields, at = PAGES) =>
  String((await dataOf('POST', at, data))['documentId'])
const makePage = (slug: string, title: string) => make(pageWithText(slug, title, 'Text'))
const publish = (id: string) => done('POST', `${PAGES}/${id}/actions/publish`, {})
const read = (id: string, at = PAGES) => dataOf('GET', `${at}/${id}`)
const remove = (id: string, at = PAGES) => done('DELETE', `${at}/${id}`)

const listed = async (query = '', role: StaffRole = 'Marketing editor') =>
  done<{ rows: Deleted[]; hasOlder: boolean }>('GET', `/bin/entries${query}`, undefined, role)
async function inBin(title: string): Promise<Deleted> {
  const row = (await listed()).rows.find((one) => one.title === title)
  if (!row) throw new Error(`${title} is not in the bin.`)
  return row
}
const pathOf = ({ type, id }: Pick<Deleted, 'type' | 'id'>) => `/bin/entries/${type}/${id}`
const bringBack = async (title: string, body: Fields = {}) =>
  done<{ documentId: string; notes: string[] }>(
    'POST',
    `${pathOf(await inBin(title))}/bring-back`,
    body,
  )
const refusal = ({ status, json }: Answer) =>
  `${status} ${(json as { error: { message: string } }).error.message}`
const audited = async (id: string) =>
  (
    await cms.select('select actor_name, action from app_audit where subject_id = ? order by id', [
      id,
    ])
  ).map((row) => `${String(row['actor_name'])} ${String(row['action'])}`)

/** What visitors get at the address of a page. */
async function live(slug: string) {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}`, token)
  return (json as { data: { title: string }[] }).data[0]?.title
}

const GONE =
  '404 This is not in the bin any more: somebody has just brought it back or deleted it for good.'

type Menu = { version: string; items: Fields[] }

/** Adds an item below the first of the menu, and returns the title of that one. */
async function addToMenu(title: string, page: string) {
  const { version, items } = await done<Menu>('GET', '/menu/tree')
  const [first, ...rest] = items
  const item = { ...first, documentId: null, level: 2, title, kind: 'page', page, address: '' }
  await done('PUT', '/menu/tree', { version, items: [first, item, ...rest] })
  return String(first?.['title'])
}

const shown = ({ title, slug, Content, seo, aliases }: Fields) =>
  JSON.parse(JSON.stringify({ title, slug, Content, seo, aliases }), (key, value: unknown) =>
    key === 'id' || key.endsWith('At') ? undefined : value,
  ) as unknown

describe('a page that was published and in the menu', () => {
  let id: string
  let before: unknown
  let above: string

  beforeAll(async () => {
    const image = await fileSender(cms).makeFile('Marketing editor')
    id = await make({
      ...pageWithText('binned', 'Binned', 'All of it'),
      seo: { title: 'Found', description: 'In searches', image },
      aliases: [{ path: '/binned-too' }],
    })
    await publish(id)
    await done('PUT', `${PAGES}/${id}`, { title: 'Binned anew' })
    before = shown(await read(id))
    above = await addToMenu('See it', id)
    await remove(id)
  })

  it('is off the site, and in the bin with who deleted it, and for how long', async () => {
    expect(await live('binned')).toBeUndefined()
    const row = await inBin('Binned anew')
    expect(row).toMatchObject({
      type: PAGE,
      kind: 'page',
      address: '/binned',
      deletedBy: 'Marketing Editor',
      mayBringBack: true,
    })
    const days = (Date.parse(row.goneAt) - Date.parse(row.deletedAt)) / 86_400_000
    expect(days).toBe(30)
    expect(Math.abs(Date.parse(row.deletedAt) - Date.now())).toBeLessThan(600_000)
  })

  it('comes back as a draft with all that it had, and says what is different', async () => {
    const address = await done('GET', `${pathOf(await inBin('Binned anew'))}/address`)
    expect(address).toEqual({ taken: null, free: null })
    const back = await bringBack('Binned anew')
    expect(back).toMatchObject({
      documentId: id,
      notes: [
        'It is a draft now. Visitors see it again once you publish it.',
        `It was in the menu as “See it” under “${above}”: add it again in Menu.`,
      ],
    })
    expect(shown(await read(id))).toEqual(before)
    expect(await live('binned')).toBeUndefined()
    expect((await listed()).rows.map(({ title }) => title)).not.toContain('Binned anew')
    await publish(id)
    expect(await live('binned')).toBe('Binned anew')
  })

  it('has its whole history, and the log names who deleted it and brought it back', async () => {
    const { versions } = await done<{ versions: { event: string; changed: string[] }[] }>(
      'GET',
      `/history/versions/${PAGE}/${id}`,
    )
    expect(versions.map(({ event }) => event)).toEqual([
      'publish',
      'bring-back',
      'save',
      'publish',
      'create',
    ])
    expect((await audited(id)).slice(1, 3)).toEqual([
      'Marketing Editor content.delete',
      'Marketing Editor content.bring-back',
    ])
  })
})

describe('what is gone by now', () => {
  it('a picture, a kind of section and a related page are named, and all else comes back', async () => {
    const image = await fileSender(cms).makeFile('Marketing editor')
    const related = await makePage('related-gone', 'Related')
    const id = await make({
      ...pageWithText('without-parts', 'Without parts', 'Stays'),
      seo: { title: 'Found', image },
      related: [related],
    })
    await remove(id)
    await remove(related)
    await done('DELETE', `/upload/files/${image}`)
    const row = await inBin('Without parts')
    const [stored] = await cms.select('select entry from app_bin where id = ?', [row.id])
    const text = stored?.['entry']
    const entry = (typeof text === 'string' ? JSON.parse(text) : text) as Fields
    const sections = [{ __component: 'blocks.carousel', id: 1, title: 'Spinning' }]
    await change(cms, 'update app_bin set entry = ? where id = ?', [
      JSON.stringify({ ...entry, Content: [...sections, ...(entry['Content'] as Fields[])] }),
      row.id,
    ])
    const { notes } = await bringBack('Without parts')
    expect(notes.toSorted()).toEqual([
      'It is a draft now.',
      'Without this: Related pages: Related was deleted.',
      'Without this: Search and sharing › Picture: the file live.svg was deleted.',
      'Without this: Sections › Spinning: sections of this kind no longer exist.',
    ])
    expect(await read(id)).toMatchObject({
      Content: [{ __component: 'blocks.text', body: paragraph('Stays') }],
      seo: { title: 'Found', image: null },
    })
  })

  it('an address that something else has: a free one is proposed, and may be changed', async () => {
    const id = await make({
      ...pageWithText('moved-in', 'First there', 'Text'),
      aliases: [{ path: '/second-way' }, { path: '/third-way' }],
    })
    await remove(id)
    await makePage('moved-in', 'Moved in')
    await make({ from: '/second-way', to: '/banks' }, REDIRECTS)
    const path = pathOf(await inBin('First there'))
    expect(await done('GET', `${path}/address`)).toEqual({
      taken: '/moved-in is the page Moved in, as a draft.',
      free: 'moved-in-2',
    })
    expect(refusal(await send('POST', `${path}/bring-back`))).toMatch(
      /^400 \/moved-in is the page Moved in, as a draft\./,
    )
    expect(refusal(await send('POST', `${path}/bring-back`, { slug: ' - ' }))).toBe(
      '400 Type an address, such as about-us.',
    )
    const { notes } = await bringBack('First there', { slug: 'Team/First there' })
    expect(notes).toEqual([
      'It is a draft now.',
      'Its address is /team/first-there now.',
      'Without this: /second-way is a redirect to /banks.',
    ])
    expect(await read(id)).toMatchObject({
      slug: 'team/first-there',
      aliases: [{ path: '/third-way' }],
    })
  })

  it('a redirect that has taken the address is named', async () => {
    await remove(await makePage('redirected-now', 'Redirected now'))
    await make({ from: '/redirected-now', to: '/banks' }, REDIRECTS)
    expect(await done('GET', `${pathOf(await inBin('Redirected now'))}/address`)).toEqual({
      taken: '/redirected-now is a redirect to /banks.',
      free: 'redirected-now-2',
    })
  })

  it('of two who bring it back at once, one is told that it is not in the bin any more', async () => {
    const id = await makePage('wanted-twice', 'Wanted twice')
    await remove(id)
    const path = `${pathOf(await inBin('Wanted twice'))}/bring-back`
    const answers = await Promise.all([send('POST', path), send('POST', path, {}, 'Chief editor')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(answers.filter(({ status }) => status === 404).map(refusal)).toEqual([GONE])
    const rows = await cms.select('select id from pages where document_id = ?', [id])
    expect(rows).toHaveLength(1)
    expect(refusal(await send('GET', path.replace('bring-back', 'address')))).toBe(GONE)
  })

  it('an entry that is there again by another way is not made twice', async () => {
    await remove(await makePage('there-again', 'There again'))
    const { id } = await inBin('There again')
    const other = await makePage('there-again', 'Imported')
    await change(cms, 'update app_bin set entry_id = ? where id = ?', [other, id])
    expect(refusal(await send('POST', `/bin/entries/${PAGE}/${id}/bring-back`))).toBe(
      '409 “There again” is there already. Look at it in its list.',
    )
    await inBin('There again')
  })
})

describe('a redirect', () => {
  it('works again at once, unless a page is at its address by now', async () => {
    const id = await make({ from: '/binned-redirect', to: '/banks' }, REDIRECTS)
    await remove(id, REDIRECTS)
    expect(await inBin('/binned-redirect')).toMatchObject({ kind: 'redirect', address: '/banks' })
    const page = await makePage('binned-redirect', 'In its place')
    await publish(page)
    const path = `${pathOf(await inBin('/binned-redirect'))}/bring-back`
    expect(refusal(await send('POST', path))).toBe(
      '409 /binned-redirect is the page In its place. This redirect stays in the bin as long as that is there.',
    )
    await remove(page)
    expect((await bringBack('/binned-redirect')).notes).toEqual([
      'Visitors are led on again from now.',
    ])
    expect(await read(id, REDIRECTS)).toMatchObject({ from: '/binned-redirect', to: '/banks' })
  })

  it('that a rename deletes by itself is not in the bin: nobody deleted it', async () => {
    const id = await makePage('there', 'To and fro')
    await publish(id)
    for (const slug of ['and-back', 'there']) {
      await done('PUT', `${PAGES}/${id}`, { slug })
      await publish(id)
    }
    const left = await cms.select(`select id from redirects where "from" = '/there'`)
    expect(left).toEqual([])
    expect((await listed(`?types=${REDIRECT}`)).rows.map(({ title }) => title)).not.toContain(
      '/there',
    )
  })
})

it('many that are deleted at once are all there, newest first, fifty at a time', async () => {
  const ids: string[] = []
  for (let count = 0; count < 55; count += 1)
    ids.push(await make({ from: `/bulk-${count}`, to: '/banks' }, REDIRECTS))
  await done('POST', `${REDIRECTS}/actions/bulkDelete`, { documentIds: ids })
  const first = await listed(`?types=${REDIRECT}`)
  expect(first).toMatchObject({ hasOlder: true, rows: { length: 50 } })
  const older = await listed(`?types=${REDIRECT}&olderThan=${first.rows.at(-1)?.id}`)
  const titles = [...first.rows, ...older.rows].map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('/bulk-'))).toHaveLength(55)
})

describe('deleting', () => {
  const rowsOf = (id: string) => cms.select('select id from app_bin where entry_id = ?', [id])

  it('that is refused puts nothing into the bin', async () => {
    const { results } = await done<{ results: Fields[] }>('GET', `${PAGES}?filters[slug][$eq]=home`)
    const home = String(results[0]?.['documentId'])
    expect((await send('DELETE', `${PAGES}/${home}`)).status).toBe(400)
    expect(await rowsOf(home)).toEqual([])
  })

  it('does not happen if the bin can’t take it', async () => {
    const id = await makePage('both-or-neither', 'Both or neither')
    await change(cms, 'alter table app_bin rename to app_bin_elsewhere')
    const { status } = await send('DELETE', `${PAGES}/${id}`)
    await change(cms, 'alter table app_bin_elsewhere rename to app_bin')
    expect(status).toBe(500)
    expect(await read(id)).toMatchObject({ title: 'Both or neither' })
    expect(await audited(id)).toEqual([])
  })
})

describe('who may do what', () => {
  let row: Deleted
  let id: string
  beforeAll(async () => {
    id = await makePage('guarded-bin', 'Guarded')
    await done('PUT', `${PAGES}/${id}`, { title: 'Guarded still' })
    await remove(id)
    row = await inBin('Guarded still')
  })

  it('nobody, and roles without content, neither see it nor bring anything back', async () => {
    const calls = [
      ['GET', '/bin/entries'],
      ['GET', `${pathOf(row)}/address`],
      ['POST', `${pathOf(row)}/bring-back`],
      ['DELETE', pathOf(row)],
    ] as const
    for (const [method, path] of calls) {
      expect((await send(method, path, undefined, null)).status).toBe(401)
      for (const role of ['Intake reviewer', 'Privacy officer'] as const)
        expect((await send(method, path, undefined, role)).status).toBe(403)
    }
  })

  it('another type in the path than that of the entry finds nothing', async () => {
    const path = `/bin/entries/${REDIRECT}/${row.id}`
    expect(refusal(await send('POST', `${path}/bring-back`))).toBe(GONE)
    expect((await send('POST', `/bin/entries/api::intake.contact/1/bring-back`)).status).toBe(403)
  })

  it('a role that may delete but not create sees it, and can’t bring it back', async () => {
    const { data: roles } = await done<{ data: { id: number; name: string }[] }>(
      'GET',
      '/admin/roles',
      undefined,
      'Super admin',
    )
    const chief = roles.find(({ name }) => name === 'Chief editor')
    const path = `/admin/roles/${chief?.id}/permissions`
    const { data: all } = await done<{ data: Fields[] }>('GET', path, undefined, 'Super admin')
    const plain = all.map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties,
      conditions,
    }))
    const isCreate = ({ action, subject }: Fields) =>
      action === 'plugin::content-manager.explorer.create' && subject === PAGE
    const put = (permissions: Fields[]) => done('PUT', path, { permissions }, 'Super admin')
    const back = () => send('POST', `${pathOf(row)}/bring-back`, {}, 'Chief editor')

    await put(plain.filter((one) => !isCreate(one)))
    expect((await listed(`?types=${PAGE}`, 'Chief editor')).rows).toContainEqual(
      expect.objectContaining({ id: row.id, mayBringBack: false }),
    )
    expect((await back()).status).toBe(403)
    await put(
      plain.map((one) => (isCreate(one) ? { ...one, properties: { fields: ['title'] } } : one)),
    )
    expect(refusal(await back())).toMatch(/^403 It has fields that your role may not write\./)
    await put(plain)
  })

  it('only an administrator deletes for good, which takes the versions along', async () => {
    const versions = () => cms.select('select id from app_versions where entry_id = ?', [id])
    expect(await versions()).toHaveLength(2)
    for (const role of ['Marketing editor', 'Chief editor'] as const)
      expect((await send('DELETE', pathOf(row), undefined, role)).status).toBe(403)
    await done('DELETE', pathOf(row), undefined, 'Super admin')
    expect(await versions()).toEqual([])
    expect((await audited(id)).at(-1)).toMatch(/ content\.delete-for-good$/)
    expect(refusal(await send('DELETE', pathOf(row), undefined, 'Super admin'))).toBe(GONE)
    expect(refusal(await send('POST', `${pathOf(row)}/bring-back`))).toBe(GONE)
  })
})

it('what was deleted over thirty days ago is gone for good, once a day, and the log says so', async () => {
  const [old, young] = [await makePage('old-bin', 'Old'), await makePage('young-bin', 'Young')]
  for (const id of [old, young]) await remove(id)
  const aged = async (title: string, days: number) =>
    change(cms, 'update app_bin set deleted_at = ? where id = ?', [
      daysAgo(days),
      (await inBin(title)).id,
    ])
  await aged('Old', 30.1)
  await aged('Young', 29.9)
  await cms.stop()
  await change(cms, `update app_daily_jobs set ran_at = ? where name = 'bin'`, [daysAgo(2)])
  await cms.startAgain()
  const titles = async () => (await listed(`?types=${PAGE}`)).rows.map(({ title }) => title)
  await expect.poll(titles).not.toContain('Old')
  expect(await titles()).toContain('Young')
  const left = 'select entry_id from app_versions where entry_id in (?, ?)'
  expect(await cms.select(left, [old, young])).toEqual([{ entry_id: young }])
  const runs = await cms.select(
    `select actor_name, detail from app_audit where action = 'retention.run' and subject = 'bin'`,
  )
  expect(JSON.stringify(runs)).toContain('System')
  expect(runs).toHaveLength(1)
})
