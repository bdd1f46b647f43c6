import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { accountTypes } from '../../../access/accounts/testing/account-types'
import { AUDIT, auditTable } from '../../../access/audit/server/table'
import { listen } from '../../../access/events/testing/listener'
import { storedType } from '../../../platform/testing/stored-type'
import { testDatabase } from '../../../platform/testing/test-database'
import type { Change } from '../shared/calls'
import { changeSubmissions } from './changes'
import { SUBMISSIONS, submissionTable } from './tables'

const { messages, forget } = listen()

const db = await testDatabase(
  [submissionTable, auditTable],
  [...accountTypes(), storedType('intake', 'newsletter')],
)
const strapi = { db } as unknown as Core.Strapi
afterAll(() => db.destroy())

for (const [id, firstname] of [
  [1, 'Ana'],
  [2, 'Rui'],
])
  await db.query('admin::user').create({
    data: { id, firstname, email: `${firstname}@example.org`, isActive: true, blocked: false },
  })

const ana = { id: 1, name: 'Ana' }
beforeEach(async () => {
  forget()
  for (const table of [SUBMISSIONS, AUDIT]) await db.connection(table).delete()
  for (const reference of ['ONE', 'TWO'])
    await db.connection(SUBMISSIONS).insert({
      form: 'contact',
      reference,
      state: 'new',
      version: 1,
      received_at: new Date(),
    })
})

const change = (wanted: Change, version = 1, references = ['ONE']) =>
  changeSubmissions(
    strapi,
    ana,
    references.map((reference) => ({ reference, version })),
    wanted,
  )
const stored = async (reference = 'ONE') => {
  const [row] = await db.connection(SUBMISSIONS).select('*').where({ reference })
  return row as Record<string, unknown>
}

it('of two who change the same at once, the second is told what it is now, and overwrites nothing', async () => {
  const first = await change({ state: 'in-review' })
  expect(first).toMatchObject({
    changed: [{ after: { state: 'in-review', version: 2 } }],
    stale: [],
  })
  const second = await change({ state: 'closed' })
  expect(second).toMatchObject({ changed: [], stale: [{ state: 'in-review', version: 2 }] })
  expect(await stored()).toMatchObject({ state: 'in-review', version: 2 })
})

it('several are changed where nobody was before, and the others are named', async () => {
  await change({ state: 'spam' })
  const { changed, stale } = await change({ state: 'answered' }, 1, ['ONE', 'TWO'])
  expect(changed.map(({ after }) => after.reference)).toEqual(['TWO'])
  expect(stale.map(({ reference }) => reference)).toEqual(['ONE'])
})

it('the dates of an answer and of the end are set with the state, and taken back with it', async () => {
  await change({ state: 'closed' })
  const closed = await stored()
  expect([closed['answered_at'], closed['closed_at']]).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  await change({ state: 'answered' }, 2)
  expect(await stored()).toMatchObject({ answered_at: closed['answered_at'], closed_at: null })
  await change({ state: 'in-review' }, 3)
  expect(await stored()).toMatchObject({ answered_at: null, closed_at: null })
})

it('each change is in the log, with what it was before, and who gets it is told', async () => {
  await change({ state: 'in-review', assigneeId: 2 })
  const log = await db.connection(AUDIT).select('action', 'detail', 'actor_name')
  expect(log).toMatchObject([
    { action: 'submission.state', detail: '{"from":"new","to":"in-review"}', actor_name: 'Ana' },
    { action: 'submission.assign', detail: '{"from":null,"to":2}' },
  ])
  expect(messages).toMatchObject([
    { userIds: [2], by: ana, text: 'Ana assigned ONE (Contact messages) to you.' },
  ])
})
