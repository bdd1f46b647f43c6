import { afterAll, beforeEach, expect, it } from 'vitest'
import { PAGE, REDIRECT } from '../../../content/shared/types'
import { strapiWithPages } from '../../../content/testing/page-with-drafts'
import { approveId } from '../../shared/approve-id'
import { refuseIfHeld } from '../../saving/server/held'
import { addHold } from '../../saving/server/may-change-live'
import { reviewHold } from './hold'
import { reviewPermissions } from './permissions'

let isNeeded = true
let ability: { can: (action: string) => boolean } | undefined
const { db, strapi, add } = await strapiWithPages({
  store: () => ({ get: () => Promise.resolve(isNeeded) }),
  requestContext: { get: () => ability && { state: { userAbility: ability } } },
})
addHold(reviewHold)
afterAll(() => db.destroy())

const EDITOR = { can: () => false }
const CHIEF = { can: (action: string) => action === approveId }
beforeEach(async () => {
  ;[isNeeded, ability] = [true, EDITOR]
  await db.query(PAGE).deleteMany({})
  await add({ title: 'A draft' })
})

const page = { uid: PAGE, documentId: 'one' }
const publish = () => add({ title: 'Live', publishedAt: new Date() })

it('an editor publishes, takes down and deletes nothing that visitors see', async () => {
  await expect(refuseIfHeld(strapi, 'publish', page)).rejects.toThrow(
    'A chief editor has to publish this. Ask for a review instead.',
  )
  await publish()
  await expect(refuseIfHeld(strapi, 'unpublish', page)).rejects.toThrow(
    'Only a chief editor may take this off the site.',
  )
  await expect(refuseIfHeld(strapi, 'delete', page)).rejects.toThrow(
    'Visitors see this: only a chief editor may delete it.',
  )
})

it('a draft that nobody sees can be deleted, and what has no drafts waits altogether', async () => {
  await refuseIfHeld(strapi, 'delete', page)
  await expect(refuseIfHeld(strapi, 'update', { uid: REDIRECT })).rejects.toThrow()
})

it('a chief editor, the first content, and a site without reviews are not held up', async () => {
  ability = CHIEF
  await refuseIfHeld(strapi, 'publish', page)
  ability = undefined
  await refuseIfHeld(strapi, 'publish', page)
  ;[isNeeded, ability] = [false, EDITOR]
  await refuseIfHeld(strapi, 'publish', page)
})

it('only chief editors approve', () => {
  expect(reviewPermissions.map(({ roles }) => roles)).toEqual([['chief-editor']])
})
