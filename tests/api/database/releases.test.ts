// Its own cms: a release changes what other tests read.
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Release } from '../../../cms/src/editing/releases/shared/release'
import { pageWithText } from '../as-editor'
import type { StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Fields = Record<string, unknown>

const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`
const FOOTER = '/content-manager/single-types/api::footer.footer'
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

const makePage = async (slug: string, title: string) =>
  String(
    (await done<{ data: Fields }>('POST', PAGES, pageWithText(slug, title, 'Text'))).data[
      'documentId'
    ],
  )
const save = (id: string, data: Fields) => done('PUT', `${PAGES}/${id}`, data)
const publishPage = (id: string) => done('POST', `${PAGES}/${id}/actions/publish`, {})

const make = (name: string) => done<Release>('POST', '/releases', { name })
const entryPath = (release: Release, id: string, type = PAGE) =>
  `/releases/${release.id}/entries/${type}/${id}`
const putIn = (release: Release, id: string, action = 'publish', type = PAGE) =>
  done<Release>('PUT', entryPath(release, id, type), { action })
const publish = (release: Release) => done<Release>('POST', `/releases/${release.id}/publish`)
const stored = async ({ id }: Release) => {
  const { releases } = await done<{ releases: Release[] }>('GET', '/releases')
  const found = releases.find((one) => one.id === id)
  if (!found) throw new Error('It is gone.')
  return found
}

async function live(slug: string) {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}`, token)
  return (json as { data: { title: string }[] }).data[0]?.title
}
const revision = async () => {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  return ((await cms.get('/api/revision', token)).json as { revision: string }).revision
}
async function footer() {
  const { json } = await cms.get('/api/footer', { Authorization: `Bearer ${cms.contentToken}` })
  return (json as { data: { quickLinksTitle: string } }).data.quickLinksTitle
}

it('what is in a release is published together, and undone together', async () => {
  const fresh = await makePage('fresh', 'Fresh')
  const changed = await makePage('changed', 'As it was')
  const ended = await makePage('ended', 'Ended')
  await publishPage(changed)
  await publishPage(ended)
  await save(changed, { title: 'As it will be' })
  const { data } = await done<{ data: Fields }>('GET', FOOTER)
  const before = await footer()
  await done('PUT', FOOTER, { quickLinksTitle: 'Spring' })

  const release = await make('Spring')
  expect(release).toMatchObject({
    state: 'open',
    dueAt: null,
    madeBy: 'Marketing Editor',
    items: [],
  })
  await putIn(release, fresh)
  await putIn(release, changed)
  await putIn(release, ended, 'unpublish')
  const put = await putIn(release, String(data['documentId']), 'publish', 'api::footer.footer')
  expect(put.items.map(({ title, action }) => `${title}: ${action}`)).toEqual([
    'Fresh: publish',
    'As it will be: publish',
    'Ended: unpublish',
    'Footer: publish',
  ])
  expect([await live('fresh'), await live('changed'), await live('ended'), await footer()]).toEqual(
    [undefined, 'As it was', 'Ended', before],
  )

  const atFirst = await revision()
  expect(await publish(release)).toMatchObject({ state: 'published' })
  expect([await live('fresh'), await live('changed'), await live('ended'), await footer()]).toEqual(
    ['Fresh', 'As it will be', undefined, 'Spring'],
  )
  expect(await revision()).not.toBe(atFirst)
  expect(await refusal('PUT', entryPath(release, changed), { action: 'unpublish' })).toBe(
    '409 This release was published already. Make another.',
  )

  expect(await done('POST', `/releases/${release.id}/undo`)).toMatchObject({ state: 'undone' })
  expect([await live('fresh'), await live('changed'), await live('ended'), await footer()]).toEqual(
    [undefined, 'As it was', 'Ended', before],
  )
  expect(await refusal('POST', `/releases/${release.id}/undo`)).toMatch(/^409 /)
})

it('if one part cannot be published, nothing is, and the reason names it', async () => {
  const [good, bad] = [
    await makePage('good-part', 'Good part'),
    await makePage('bad-part', 'Bad part'),
  ]
  const release = await make('Half ready')
  await putIn(release, good)
  await putIn(release, bad)
  await save(bad, { title: '' }).catch(() => undefined)
  await change(cms, `update pages set title = '' where document_id = ?`, [bad])
  expect(await refusal('POST', `/releases/${release.id}/publish`)).toMatch(
    /^400 This can’t be published yet\. “.*”: “Title” is empty\./,
  )
  expect(await live('good-part')).toBeUndefined()
  expect((await stored(release)).state).toBe('open')
})

it('a release with a time is published then, and what changed meanwhile is said', async () => {
  const [one, two] = [
    await makePage('later-one', 'Later one'),
    await makePage('later-two', 'Later two'),
  ]
  const release = await make('Later')
  await putIn(release, one)
  await putIn(release, two)
  const dueAt = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await done<Release>('PUT', `/releases/${release.id}/time`, { dueAt })
  expect(planned).toMatchObject({ state: 'planned', dueAt })
  expect(planned.items.map(({ isChanged }) => isChanged)).toEqual([false, false])
  expect(await refusal('DELETE', `/releases/${release.id}`)).toBe(
    '409 Take away its time first: it would be published meanwhile.',
  )
  await save(two, { title: 'Later two, changed' })
  expect((await stored(release)).items.map(({ isChanged }) => isChanged)).toEqual([false, true])
  // The next search for due plans finds it.
  const past = cms.databaseUrl ? new Date(Date.now() - 1000).toISOString() : Date.now() - 1000
  await change(cms, 'update app_plans set due_at = ? where release_id = ?', [past, release.id])
  await expect.poll(() => live('later-one'), { timeout: 20_000 }).toBe('Later one')
  expect(await live('later-two')).toBe('Later two, changed')
  expect((await stored(release)).state).toBe('published')
})

it('an entry is in one release at a time, and has no other plan', async () => {
  const id = await makePage('in-one', 'In one')
  const [first, second] = [await make('First'), await make('Second')]
  await putIn(first, id)
  const taken = '409 It is in the release “First” already. Take it out there first.'
  expect(await refusal('PUT', entryPath(second, id), { action: 'publish' })).toBe(taken)
  const plan = { action: 'publish', dueAt: new Date(Date.now() + 3_600_000).toISOString() }
  expect(await refusal('PUT', `/schedule/plans/${PAGE}/${id}`, plan)).toBe(taken)
  const [item] = (await stored(first)).items
  await done('DELETE', `/schedule/plans/${PAGE}/${id}/${item?.id}`)
  expect((await stored(first)).items).toEqual([])
  await putIn(second, id)
})

it('a release says that it lacks what was deleted, and is published without it', async () => {
  const [kept, deleted] = [
    await makePage('kept-part', 'Kept part'),
    await makePage('gone-part', 'Gone part'),
  ]
  const release = await make('With a gap')
  await putIn(release, kept)
  await putIn(release, deleted)
  await done('DELETE', `${PAGES}/${deleted}`)
  const gap = (await stored(release)).items.find(({ reason }) => reason !== null)
  expect(gap?.reason).toBe('“Gone part” was deleted.')
  expect(await refusal('POST', `/releases/${release.id}/publish`)).toBe(
    '400 “Gone part” was deleted. Take it out of the release.',
  )
  await done('DELETE', `/schedule/plans/${PAGE}/${deleted}/${gap?.id}`)
  expect(await publish(release)).toMatchObject({ state: 'published' })
  expect(await live('kept-part')).toBe('Kept part')
})

it('what was changed after a release is not overwritten by its undo', async () => {
  const [one, two] = [
    await makePage('undo-one', 'Undo one'),
    await makePage('undo-two', 'Undo two'),
  ]
  const release = await make('Not to be undone')
  await putIn(release, one)
  await putIn(release, two)
  await publish(release)
  await save(two, { title: 'Later work' })
  expect(await refusal('POST', `/releases/${release.id}/undo`)).toBe(
    '409 Changed since: “Later work”. Restore each entry by its history instead.',
  )
  expect(await live('undo-one')).toBe('Undo one')
  await publishPage(two)
  expect(await refusal('POST', `/releases/${release.id}/undo`)).toMatch(/^409 Changed since/)
})

it('odd requests get a clear answer', async () => {
  const id = await makePage('odd-part', 'Odd part')
  const release = await make('Odd')
  for (const [method, path, body, answer] of [
    ['POST', '/releases', {}, '400 Type a name.'],
    [
      'POST',
      '/releases',
      { name: 'odd' },
      '409 There is a release with this name. Choose another name.',
    ],
    ['PUT', entryPath(release, id), {}, '400 Choose to publish or to unpublish.'],
    [
      'PUT',
      entryPath(release, id),
      { action: 'unpublish' },
      '400 This is not published. Plan when to publish it first.',
    ],
    ['PUT', entryPath(release, 'none'), { action: 'publish' }, '404 This entry was deleted.'],
    ['PUT', `/releases/${release.id}/time`, { dueAt: 'soon' }, '400 Choose a date and a time.'],
    [
      'PUT',
      `/releases/${release.id}/time`,
      { dueAt: '2020-01-01T00:00:00Z' },
      '400 This time has passed. Choose a later one.',
    ],
    ['POST', `/releases/${release.id}/publish`, {}, '400 Put something into this release first.'],
    ['POST', '/releases/987654/publish', {}, '404 This release was deleted. Reload the list.'],
    ['DELETE', '/releases/1e1', undefined, '404 This release was deleted. Reload the list.'],
  ] as const)
    expect(await refusal(method, path, body), `${method} ${path}`).toBe(answer)
})

it.each([null, 'Intake reviewer', 'Privacy officer'] as const)(
  'who may not publish has no releases: %s',
  async (role) => {
    const release = await make(`Not for ${role ?? 'nobody'}`)
    const status = role === null ? /^401 / : /^403 /
    for (const [method, path, body] of [
      ['GET', '/releases'],
      ['POST', '/releases', { name: 'Mine' }],
      ['PUT', entryPath(release, 'any'), { action: 'publish' }],
      ['PUT', `/releases/${release.id}/time`, { dueAt: '2030-01-01T00:00:00Z' }],
      ['DELETE', `/releases/${release.id}/time`],
      ['POST', `/releases/${release.id}/publish`],
      ['POST', `/releases/${release.id}/undo`],
      ['DELETE', `/releases/${release.id}`],
    ] as const)
      expect(await refusal(method, path, body, role), path).toMatch(status)
  },
)
