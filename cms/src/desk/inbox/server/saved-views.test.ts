import { afterAll, beforeEach, expect, it } from 'vitest'
import { accountTypes } from '../../../access/accounts/testing/account-types'
import { testDatabase } from '../../../platform/testing/test-database'
import { deleteView, prepareViews, renameView, saveView, viewsOf, viewTable } from './saved-views'

const db = await testDatabase([viewTable], accountTypes())
await prepareViews(db.connection)
afterAll(() => db.destroy())

const [ANA, RUI] = [1, 2]
beforeEach(() => db.connection(viewTable.name).delete())

it('a view is its owner’s: a colleague sees, renames and deletes nothing of it', async () => {
  const { id } = await saveView(db, ANA, { name: 'Mine', query: 'assignee=me' })
  await saveView(db, RUI, { name: 'Mine', query: 'states=new' })
  expect(await viewsOf(db, ANA)).toEqual([{ id, name: 'Mine', query: 'assignee=me' }])
  expect(await renameView(db, RUI, id, 'Stolen')).toBe(false)
  expect(await deleteView(db, RUI, id)).toBe(false)
  expect(await renameView(db, ANA, id, 'Still mine')).toBe(true)
  expect(await deleteView(db, ANA, id)).toBe(true)
})

it('of one name a person has one, and so many in all', async () => {
  const taken = 'You have a view with this name. Choose another one.'
  const first = await saveView(db, ANA, { name: 'Mine', query: '' })
  await expect(saveView(db, ANA, { name: 'Mine', query: '' })).rejects.toThrow(taken)
  const second = await saveView(db, ANA, { name: 'Other', query: '' })
  await expect(renameView(db, ANA, second.id, 'Mine')).rejects.toThrow(taken)
  expect(await renameView(db, ANA, first.id, 'Mine')).toBe(true)
  const more = Array.from({ length: 40 }, (_, index) => index)
  const saved = await Promise.allSettled(
    more.map((index) => saveView(db, ANA, { name: `View ${index}`, query: '' })),
  )
  expect(saved.at(-1)).toMatchObject({
    status: 'rejected',
    reason: expect.objectContaining({ message: expect.stringMatching(/^You have \d+ views\./) }),
  })
})
