import { afterAll, expect, inject, it } from 'vitest'
import type { Tree } from '../../../cms/src/editing/tree/shared/branches'
import type { PlannedMove } from '../../../cms/src/editing/tree/shared/moves'
import { asEditor, pageWithText } from '../as-editor'
import { cmsAt, type StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'

const cms = cmsAt(inject('cms'))
const editor = asEditor(cms)
const EDITOR = 'Marketing editor'

type Wanted = { from: string; to: string; version?: string; publishes?: boolean }

afterAll(async () => {
  await editor.removeCreated()
  await change(cms, `delete from redirects where "from" like '/tree-%'`)
})

const make = async (slug: string, isPublished = true) => {
  const id = await editor.pages.create(pageWithText(slug, `Page ${slug}`, 'Text'))
  if (isPublished) await editor.pages.publish(id)
  return id
}
const send = (wanted: Wanted, role: StaffRole | null = EDITOR) =>
  cms.sendAs(role, 'POST', '/tree/move', wanted)
async function plan(from: string, to: string) {
  const { status, json, text } = await send({ from, to })
  expect(status, text).toBe(200)
  return json as PlannedMove
}
async function move(from: string, to: string, publishes = false) {
  const { version } = await plan(from, to)
  return send({ from, to, version, publishes })
}
async function refusal(call: ReturnType<typeof send>) {
  const { status, json } = await call
  return `${status} ${(json as { error: { message: string } }).error.message}`
}
const slugsOf = async (id: string) => {
  const rows = await cms.select(
    'select slug, published_at from pages where document_id = ? order by published_at is not null',
    [id],
  )
  return rows.map(({ slug }) => slug)
}
const redirectsFrom = (prefix: string) =>
  cms.select('select "from", "to" from redirects where "from" like ? order by "from"', [
    `${prefix}%`,
  ])
const logged = (id: string) =>
  cms.select('select action, detail from app_audit where subject_id = ? order by id', [id])

it('whoever may read pages sees all of them, with what visitors find', async () => {
  const published = await make('tree-seen')
  const draft = await make('tree-seen/draft', false)
  await editor.pages.save(published, { slug: 'tree-seen-anew' })
  const { json, status } = await cms.sendAs(EDITOR, 'GET', '/tree/pages')
  expect(status).toBe(200)
  const { pages, ...may } = json as Tree
  expect(may).toMatchObject({ mayMove: true, mayAdd: true })
  expect(pages.filter(({ documentId }) => [published, draft].includes(documentId))).toEqual([
    {
      documentId: published,
      title: 'Page tree-seen',
      slug: 'tree-seen-anew',
      liveSlug: 'tree-seen',
      isModified: true,
    },
    {
      documentId: draft,
      title: 'Page tree-seen/draft',
      slug: 'tree-seen/draft',
      liveSlug: null,
      isModified: false,
    },
  ])
  expect(pages.some(({ slug, liveSlug }) => slug === 'home' && liveSlug === 'home')).toBe(true)
})

it('a branch is moved in its drafts, as it was shown, and visitors notice once it is published', async () => {
  const [root, below, draft] = [
    await make('tree-a'),
    await make('tree-a/below'),
    await make('tree-a/draft', false),
  ]
  const beside = await make('tree-a-beside')
  const planned = await plan('tree-a', 'tree-b/a')
  expect(planned.mayPublish).toBe(true)
  expect(planned.pages).toMatchObject([
    { documentId: root, from: '/tree-a', to: '/tree-b/a', live: '/tree-a' },
    { documentId: below, from: '/tree-a/below', to: '/tree-b/a/below', live: '/tree-a/below' },
    { documentId: draft, from: '/tree-a/draft', to: '/tree-b/a/draft', live: null },
  ])
  const moved = await send({ from: 'tree-a', to: 'tree-b/a', version: planned.version })
  expect(moved.status, moved.text).toBe(200)
  expect(await slugsOf(root)).toEqual(['tree-b/a', 'tree-a'])
  expect(await slugsOf(below)).toEqual(['tree-b/a/below', 'tree-a/below'])
  expect(await slugsOf(draft)).toEqual(['tree-b/a/draft'])
  expect(await slugsOf(beside)).toEqual(['tree-a-beside', 'tree-a-beside'])
  expect(await redirectsFrom('/tree-a')).toEqual([])
  const [entry] = (await logged(root)).filter(({ action }) => action === 'content.move')
  const detail = entry?.['detail']
  // PostgreSQL reads JSON itself.
  expect(typeof detail === 'string' ? JSON.parse(detail) : detail).toEqual({
    from: '/tree-a',
    to: '/tree-b/a',
    pages: 3,
  })

  await editor.pages.publish(root)
  expect(await redirectsFrom('/tree-a')).toEqual([{ from: '/tree-a', to: '/tree-b/a' }])
})

it('a branch is moved and published at once, but for pages with other changes', async () => {
  const [clean, edited] = [await make('tree-c'), await make('tree-c/edited')]
  await editor.pages.save(edited, { title: 'Not for visitors yet' })
  const moved = await move('tree-c', 'tree-d', true)
  expect(moved.status, moved.text).toBe(200)
  expect(await slugsOf(clean)).toEqual(['tree-d', 'tree-d'])
  expect(await slugsOf(edited)).toEqual(['tree-d/edited', 'tree-c/edited'])
  expect(await redirectsFrom('/tree-c')).toEqual([{ from: '/tree-c', to: '/tree-d' }])
  expect((await logged(clean)).map(({ action }) => action)).toContain('content.publish')
  const live = await cms.select(
    'select title from pages where document_id = ? and published_at is not null',
    [edited],
  )
  expect(live).toEqual([{ title: 'Page tree-c/edited' }])
})

it('a level without a page of its own is moved with what is below it', async () => {
  const id = await make('tree-e/only/below', false)
  expect((await move('tree-e', 'tree-f')).status).toBe(200)
  expect(await slugsOf(id)).toEqual(['tree-f/only/below'])
})

it('the menu’s items that lead to a page are named with its new address', async () => {
  const { menu } = await plan('about-us', 'tree-company')
  expect(menu).toContainEqual(expect.objectContaining({ to: '/tree-company' }))
})

it('an address that something has, that is too long or wrong is refused with a sentence', async () => {
  await make('tree-g', false)
  await make('tree-g/below', false)
  await make('tree-taken/below')
  const to = (slug: string) => refusal(send({ from: 'tree-g', to: slug }))
  expect(await to('tree-taken')).toBe(
    '400 /tree-taken/below is the page Page tree-taken/below. Enter another address.',
  )
  expect(await to('search')).toBe(
    '400 /search is an address that the site itself uses. Enter another address.',
  )
  expect(await to('home')).toMatch(/^400 \/ is the page /)
  expect(await to('forms')).toMatch(/^400 \/forms is an address that the site itself uses\./)
  expect(await to('tree-g/deeper')).toMatch(/^400 A page can’t be moved below itself\./)
  expect(await to('Tree G')).toMatch(/^400 An address has small letters/)
  const long = 'x'.repeat(118)
  expect(await to(long)).toBe(
    `400 /${long}/below is too long: an address has up to 120 characters.`,
  )
  expect(await refusal(send({ from: 'home', to: 'tree-h' }))).toBe(
    '400 The home page stays where it is.',
  )
  expect(await refusal(send({ from: 'tree-nothing', to: 'tree-h' }))).toMatch(
    /^404 There is no page/,
  )
  expect((await send({ from: 'tree-g' } as Wanted)).status).toBe(400)
})

it('a page that can’t be published keeps the whole branch where it was', async () => {
  const [first, second] = [await make('tree-i'), await make('tree-i/z')]
  const { version } = await plan('tree-i', 'tree-j')
  // As saved by an earlier version of the product, which did not look for it.
  await change(cms, `update pages set title = ' ' where document_id = ?`, [second])
  const { version: anew } = await plan('tree-i', 'tree-j')
  expect(anew).not.toBe(version)
  const refused = await refusal(
    send({ from: 'tree-i', to: 'tree-j', version: anew, publishes: true }),
  )
  expect(refused).toMatch(/^400 Nothing was moved: /)
  expect(await slugsOf(first)).toEqual(['tree-i', 'tree-i'])
  expect(await redirectsFrom('/tree-i')).toEqual([])
  await change(cms, `update pages set title = 'Whole' where document_id = ?`, [second])
})

it('a move of what somebody has changed since it was shown is refused', async () => {
  const id = await make('tree-k', false)
  const { version } = await plan('tree-k', 'tree-l')
  await editor.pages.save(id, { title: 'Changed meanwhile' })
  const stale = { from: 'tree-k', to: 'tree-l', version }
  expect(await refusal(send(stale))).toMatch(/^409 Somebody has changed one of these pages/)
  const { version: latest } = await plan('tree-k', 'tree-l')
  await make('tree-k/new', false)
  expect(await refusal(send({ ...stale, version: latest }))).toMatch(/^409 /)
  expect(await slugsOf(id)).toEqual(['tree-k'])
})

it('of two moves at once, one is done and the other refused', async () => {
  const ids = [await make('tree-m'), await make('tree-m/below')]
  const calls = await Promise.all(
    ['tree-n', 'tree-o'].map(async (to) => ({ to, ...(await plan('tree-m', to)) })),
  )
  const answers = await Promise.all(
    calls.map(({ to, version }) => send({ from: 'tree-m', to, version, publishes: true })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 404])
  const to = calls[statuses.indexOf(200)]?.to
  expect(await Promise.all(ids.map(slugsOf))).toEqual([
    [to, to],
    [`${to}/below`, `${to}/below`],
  ])
})

it('roles without pages, and nobody, neither see the tree nor move anything', async () => {
  const id = await make('tree-p', false)
  const { version } = await plan('tree-p', 'tree-q')
  for (const role of ['Intake reviewer', 'Privacy officer', null] as const) {
    const status = role ? 403 : 401
    expect((await cms.sendAs(role, 'GET', '/tree/pages')).status).toBe(status)
    expect((await send({ from: 'tree-p', to: 'tree-q', version }, role)).status).toBe(status)
  }
  expect(await slugsOf(id)).toEqual(['tree-p'])
  for (const role of ['Chief editor', 'Super admin'] as const)
    expect((await send({ from: 'tree-p', to: 'tree-q' }, role)).status).toBe(200)
})

/** Lets the editors do only what is left of a permission of theirs. */
async function withPermission(
  action: string,
  changed: { fields?: readonly string[]; conditions?: readonly string[] },
) {
  const [row] = await cms.select(
    `select admin_permissions.id, properties, conditions from admin_permissions
     join admin_permissions_role_lnk on permission_id = admin_permissions.id
     join admin_roles on admin_roles.id = role_id
     where action = ? and subject = 'api::page.page' and code = 'marketing-editor'`,
    [`plugin::content-manager.explorer.${action}`],
  )
  const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const write = (properties: string, conditions: string) =>
    change(cms, 'update admin_permissions set properties = ?, conditions = ? where id = ?', [
      properties,
      conditions,
      row?.['id'],
    ])
  const [properties, conditions] = [json(row?.['properties']), json(row?.['conditions'])]
  await write(
    changed.fields ? JSON.stringify({ fields: changed.fields }) : properties,
    changed.conditions ? JSON.stringify(changed.conditions) : conditions,
  )
  return () => write(properties, conditions)
}

it('a role that may not change slugs, or not those of others, moves nothing', async () => {
  const id = await make('tree-r', false)
  const { version } = await plan('tree-r', 'tree-s')
  const wanted = { from: 'tree-r', to: 'tree-s', version }
  for (const [changed, message] of [
    [{ fields: ['title'] }, 'Your role may not change the addresses of pages.'],
    [
      { conditions: ['admin::is-creator'] },
      'Your role may not change the address of “Page tree-r”.',
    ],
  ] as const) {
    const restore = await withPermission('update', changed)
    expect(await refusal(send(wanted))).toBe(`403 ${message}`)
    await restore()
  }
  const restore = await withPermission('read', { conditions: ['admin::is-creator'] })
  const { json } = await cms.sendAs(EDITOR, 'GET', '/tree/pages')
  await restore()
  expect((json as Tree).pages.map(({ documentId }) => documentId)).not.toContain(id)

  const back = await withPermission('publish', { conditions: ['admin::is-creator'] })
  const live = await make('tree-t')
  const mine = await plan('tree-t', 'tree-u')
  expect(mine.mayPublish).toBe(false)
  const publishing = { from: 'tree-t', to: 'tree-u', version: mine.version, publishes: true }
  expect(await refusal(send(publishing))).toMatch(/^403 You may not publish these pages\./)
  await back()
  expect(await slugsOf(live)).toEqual(['tree-t', 'tree-t'])
  expect(await slugsOf(id)).toEqual(['tree-r'])
})
