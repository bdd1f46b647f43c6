import { afterAll, beforeEach, expect, it } from 'vitest'
import { draftChangedAt } from './draft-changed-at'
import { PAGE } from './shared/types'
import { strapiWithPages } from './testing/page-with-drafts'

const { db, strapi, add } = await strapiWithPages()
const files = db.query('plugin::upload.file')
afterAll(() => db.destroy())
beforeEach(async () => {
  await db.query(PAGE).deleteMany({})
  await files.deleteMany({})
})

const EARLY = new Date('2026-05-01T12:00:00Z')
const LATE = new Date('2026-05-01T13:00:00Z')
const changed = () => draftChangedAt(strapi, { uid: PAGE, documentId: 'one' })

it.each(['/uploads/photo_1a2b.webp', '/uploads/small_photo_1a2b.webp'])(
  'a draft is another one once the picture %s that it shows is replaced',
  async (picture) => {
    await add({ title: 'With a picture', picture, updatedAt: EARLY })
    await files.create({ data: { hash: 'other', updatedAt: LATE } })
    expect(await changed()).toEqual(EARLY)
    await files.create({ data: { hash: 'photo_1a2b', updatedAt: LATE } })
    expect(await changed()).toEqual(LATE)
  },
)

it('it is the draft that counts, and nothing of what is published or deleted', async () => {
  expect(await changed()).toBeNull()
  await add({ title: 'A draft', updatedAt: EARLY })
  await add({ title: 'Live', updatedAt: LATE, publishedAt: LATE })
  expect(await changed()).toEqual(EARLY)
})
