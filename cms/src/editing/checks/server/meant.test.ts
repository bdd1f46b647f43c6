import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database'
import type { Finding } from '../shared/kinds'
import { addMeant, keyOf, meantFindings, takeBackMeant } from './meant'
import { MEANT, meantTable } from './meant-table'

const db = await testDatabase([meantTable])
afterAll(() => db.destroy())
beforeEach(() => db.connection(MEANT).delete())

const finding = {
  kind: 'empty',
  uid: 'api::page.page',
  documentId: 'a1',
  message: 'Nothing seen',
} as unknown as Finding

it('who said first that it is meant stays named, and another can take it back', async () => {
  const key = keyOf(finding)
  expect(await addMeant(db, key, { id: 1, name: 'Ana' })).toBe(true)
  expect(await addMeant(db, key, { id: 2, name: 'Rui' })).toBe(false)
  expect((await meantFindings(db)).get(key)).toEqual({
    by: 'Ana',
    at: expect.stringMatching(/^20\d\d-/),
  })
  expect(await takeBackMeant(db, key)).toBe(true)
  expect(await takeBackMeant(db, key)).toBe(false)
})

it('it comes back once it says something else', () => {
  expect(keyOf({ ...finding, message: 'Two are seen' })).not.toBe(keyOf(finding))
})

it('the oldest of two thousand are forgotten', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    key: `k${index}`,
    author_name: 'Ana',
  }))
  for (let from = 0; from < 2000; from += 100)
    await db
      .connection(MEANT)
      .insert(rows.slice(from, from + 100).map((row) => ({ ...row, at: new Date() })))
  await addMeant(db, 'newest', { id: 1, name: 'Ana' })
  const known = await meantFindings(db)
  expect([known.has('k0'), known.has('k1'), known.size]).toEqual([false, true, 2000])
})
