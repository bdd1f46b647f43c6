import { afterAll, beforeEach, expect, it } from 'vitest'
import { storedType } from '../../platform/testing/stored-type'
import { testDatabase } from '../../platform/testing/test-database'
import { claimKey } from './claim-key'
import { forgetPosts } from './forget-posts'
import type { Submission } from './submission'

const key = storedType('intake', 'idempotency-key')
const db = await testDatabase([], [key])
afterAll(() => db.destroy())
beforeEach(() => db.connection(key.tableName).delete())

const claim = (reference: string, more: Partial<Submission> = {}) =>
  claimKey(
    db,
    { form: 'contact', key: 'k1', payload: { message: 'Hello' }, ...more } as Submission,
    reference,
  )

it('the first post with a key is new, and the same again gets the reference of the first', async () => {
  expect(await claim('FIRST')).toBeNull()
  expect(await claim('SECOND')).toEqual({ kind: 'replayed', reference: 'FIRST' })
})

it('with other content it is refused, and stays what it was', async () => {
  await claim('FIRST')
  const other = { payload: { message: 'Goodbye' } }
  expect(await claim('SECOND', other)).toEqual({ kind: 'conflict' })
  expect(await claim('THIRD')).toEqual({ kind: 'replayed', reference: 'FIRST' })
})

it('a key is one of its form, and a post without one is always new', async () => {
  await claim('FIRST')
  expect(await claim('SECOND', { form: 'local-partner' })).toBeNull()
  for (const reference of ['THIRD', 'FOURTH'])
    expect(await claim(reference, { key: null })).toBeNull()
})

it('of posts beside each other one is new', async () => {
  const outcomes = await Promise.all(['A', 'B', 'C', 'D'].map((reference) => claim(reference)))
  const [isNew] = outcomes.flatMap((outcome, index) => (outcome ? [] : ['ABCD'[index]]))
  expect(outcomes.filter(Boolean)).toEqual(
    Array.from({ length: 3 }, () => ({ kind: 'replayed', reference: isNew })),
  )
})

it('no content is stored with it, and once what it stored is undone the same post is new again', async () => {
  await claim('FIRST', { payload: { email: 'ana@example.org' } })
  const rows = await db.connection(key.tableName).select('*')
  expect(JSON.stringify(rows)).not.toContain('ana@')
  await forgetPosts(db, { references: ['FIRST'], persons: [] })
  expect(await claim('SECOND', { payload: { email: 'ana@example.org' } })).toBeNull()
})
