import { afterAll, expect, it } from 'vitest'
import { storedType } from '../../../platform/testing/stored-type'
import { testDatabase } from '../../../platform/testing/test-database'
import { SUBMISSIONS, submissionTable } from '../../inbox/server/tables'
import { awaitOptIn, optOutAddress } from '../../opt-outs/server/opt-outs'
import { optOutTable } from '../../opt-outs/server/table'
import { allSubscribers, listSubscribers } from './subscribers'

const db = await testDatabase(
  [submissionTable, optOutTable],
  [storedType('intake', 'idempotency-key')],
)
afterAll(() => db.destroy())

const add = (email: string, state = 'new', form = 'newsletter') =>
  db.connection(SUBMISSIONS).insert({
    form,
    reference: email,
    email,
    state,
    received_at: new Date('2026-05-01T12:00:00Z'),
  })
await add('joined@example.org')
await add('robot@example.org', 'spam')
await add('asked@example.org')
await add('left@example.org', 'closed')
await add('Ana<ana@example.org>')
await add('message@example.org', 'new', 'contact')
await awaitOptIn(db, 'asked@example.org')
await optOutAddress(db, 'LEFT@example.org')

const search = { terms: [], also: [] }
const emailsOf = async (state: 'subscribed' | 'pending' | 'left' | null) =>
  (await listSubscribers(db, { state, ...search })).rows.map(({ email }) => email)

it('who gets the newsletter, who has not confirmed yet, and who left; never spam or other forms', async () => {
  expect(await emailsOf(null)).toEqual([
    'Ana<ana@example.org>',
    'left@example.org',
    'asked@example.org',
    'joined@example.org',
  ])
  expect(await emailsOf('subscribed')).toEqual(['joined@example.org'])
  // An address that no email reaches cannot have confirmed.
  expect(await emailsOf('pending')).toEqual(['Ana<ana@example.org>', 'asked@example.org'])
  expect(await emailsOf('left')).toEqual(['left@example.org'])
})

it('all of them are what a newsletter goes to', async () => {
  const found = await Array.fromAsync(allSubscribers(db, { state: 'subscribed', ...search }))
  expect(found).toMatchObject([{ email: 'joined@example.org', state: 'subscribed' }])
})
