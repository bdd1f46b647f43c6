import { afterAll, beforeEach, expect, it } from 'vitest'
import { PAGE } from '../../../content/shared/types'
import { strapiWithPages } from '../../../content/testing/page-with-drafts'
import { act, CannotPerform, perform, rehearse } from './perform'

let done: string[] = []
const note = (action: string) => () => Promise.resolve(done.push(action))
const { db, strapi, add } = await strapiWithPages({
  documents: () => ({ publish: note('publish'), unpublish: note('unpublish') }),
})
afterAll(() => db.destroy())
beforeEach(async () => {
  done = []
  await db.query(PAGE).deleteMany({})
})

const entry = { uid: PAGE, documentId: 'one' } as const
const EARLY = new Date('2026-05-01T12:00:00Z')
const LATE = new Date('2026-05-01T13:00:00Z')
const published = { title: 'Live', updatedAt: EARLY, publishedAt: EARLY }

it('a draft that nobody has published, or that has changed since, is published', async () => {
  await add({ title: 'A draft', updatedAt: EARLY })
  expect(await perform(strapi, entry, 'publish')).toBe(true)
  await db.query(PAGE).deleteMany({})
  await add({ title: 'Changed', updatedAt: LATE })
  await add(published)
  expect(await perform(strapi, entry, 'publish')).toBe(true)
  expect(done).toEqual(['publish', 'publish'])
})

it('what somebody has done by hand already is not done again', async () => {
  await add({ title: 'Live', updatedAt: EARLY })
  expect(await perform(strapi, entry, 'unpublish')).toBe(false)
  await add(published)
  expect(await perform(strapi, entry, 'publish')).toBe(false)
  expect(done).toEqual([])
  expect(await perform(strapi, entry, 'unpublish')).toBe(true)
  expect(done).toEqual(['unpublish'])
})

it('a draft without what the site needs is not published, and its editor reads what is missing', async () => {
  await add({ title: '', updatedAt: EARLY })
  await expect(perform(strapi, entry, 'publish')).rejects.toThrow('“Title” is empty.')
  expect(await rehearse(strapi, () => act(strapi, entry, 'publish'))).toBe('“Title” is empty.')
  expect(done).toEqual([])
})

it('of what was deleted that is said', async () => {
  await expect(perform(strapi, entry, 'publish')).rejects.toThrow(CannotPerform)
})
