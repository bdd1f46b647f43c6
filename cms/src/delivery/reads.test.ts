import type { Core } from '@strapi/strapi'
import { afterAll, expect, it } from 'vitest'
import { LANGUAGE, PAGE } from '../content/shared/types'
import { testDatabase } from '../platform/testing/test-database'
import { createReads } from './reads'
import type { RevisionClock } from './revision/revision-clock'

// As our pages, without what they contain.
const page = {
  uid: PAGE,
  singularName: 'page',
  tableName: 'pages',
  options: { draftAndPublish: true },
  attributes: {
    id: { type: 'increments' },
    documentId: { type: 'string' },
    slug: { type: 'string' },
    title: { type: 'string' },
    internalNote: { type: 'string', private: true },
    publishedAt: { type: 'datetime' },
  },
}
const language = {
  ...page,
  uid: LANGUAGE,
  singularName: 'site-language',
  tableName: 'site_languages',
  attributes: {
    id: { type: 'increments' },
    code: { type: 'string' },
    publishedAt: { type: 'datetime' },
  },
}
const models = [page, language]
const db = await testDatabase(
  [],
  models.map((model) => structuredClone(model)),
)
afterAll(() => db.destroy())

let revision = 'first'
const clock = { current: () => Promise.resolve(revision) } as unknown as RevisionClock
const reads = createReads(
  {
    db,
    getModel: (uid: string) => models.find((model) => model.uid === uid),
  } as unknown as Core.Strapi,
  clock,
)

const add = (slug: string, title: string, publishedAt: Date | null) =>
  db.query(PAGE).create({
    data: { documentId: `id${slug}`, slug, title, internalNote: 'Ours', publishedAt },
  })
await add('about', 'A draft', null)
await add('about', 'Published', new Date('2026-05-01'))
await add('secret', 'Nobody has published this', null)

const parsed = (text: string | null) =>
  text === null ? null : (JSON.parse(text) as { data: object; meta: object })
const list = async (query: Record<string, unknown> = {}) =>
  parsed(await reads.list(PAGE, reads.readQuery(PAGE, query)))

it('a list holds what is published, and of it what is public', async () => {
  expect(await list()).toEqual({
    data: [
      {
        id: 2,
        documentId: 'idabout',
        slug: 'about',
        title: 'Published',
        publishedAt: '2026-05-01T00:00:00.000Z',
      },
    ],
    meta: { pagination: expect.objectContaining({ total: 1 }) },
  })
  expect((await list({ filters: { slug: { $eq: 'secret' } } }))?.data).toEqual([])
})

it('an entry is read by either id, and a draft by none', async () => {
  for (const id of ['idabout', '2'])
    expect(parsed(await reads.entry(PAGE, id, true))?.data).toMatchObject({ title: 'Published' })
  for (const id of ['idsecret', '1', '3', '9', "x' or 1=1"])
    expect(await reads.entry(PAGE, id, true)).toBeNull()
})

it('a draft is read as its editor left it, by who may', async () => {
  expect(parsed(await reads.draft(PAGE, 'idabout'))?.data).toMatchObject({ title: 'A draft' })
})

it('what was read is kept for a revision', async () => {
  await db.query(PAGE).update({ where: { id: 2 }, data: { title: 'Changed' } })
  expect(parsed(await reads.entry(PAGE, '2', true))?.data).toMatchObject({ title: 'Published' })
  revision = 'second'
  expect(parsed(await reads.entry(PAGE, '2', true))?.data).toMatchObject({ title: 'Changed' })
})
