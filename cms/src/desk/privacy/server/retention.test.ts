import type { Core } from '@strapi/strapi'
import { formNames } from '@app/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { accountTypes } from '../../../access/accounts/testing/account-types'
import { AUDIT, auditTable } from '../../../access/audit/server/table'
import { mailTable } from '../../../platform/outbox/table'
import { storedType } from '../../../platform/testing/stored-type'
import { testDatabase } from '../../../platform/testing/test-database'
import { addressTable } from '../../inbox/server/addresses'
import { attachmentTable, incomingTable } from '../../inbox/server/incoming/tables'
import { searchIndexOf } from '../../inbox/server/search-index'
import { noteTable, SUBMISSIONS, submissionTable } from '../../inbox/server/tables'
import { countPast, deletePast } from './retention'
import { defaultRetention } from './retention-settings'

const db = await testDatabase(
  [submissionTable, noteTable, mailTable, incomingTable, attachmentTable, addressTable, auditTable],
  [
    ...accountTypes(),
    ...[...formNames, 'consent-proof', 'idempotency-key'].map((name) => storedType('intake', name)),
  ],
)
await searchIndexOf(db).prepare(db.connection)
afterAll(() => db.destroy())

beforeEach(async () => {
  await db.connection(SUBMISSIONS).delete()
  await db.connection(AUDIT).delete()
})

const monthsAgo = (months: number) => {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() - months, 15)
  return date
}

const add = async (reference: string, form: string, months: number, more: object = {}) => {
  const row = { reference, form, state: 'new', received_at: monthsAgo(months), ...more }
  await db.connection(SUBMISSIONS).insert(row)
}
const kept = async () =>
  (await db.connection(SUBMISSIONS).select('reference').orderBy('id')).map(
    ({ reference }) => reference as string,
  )

it('what is past its period goes, as the privacy policy says, and is counted in the log', async () => {
  await add('OLD', 'contact', 26)
  await add('YOUNG', 'contact', 22)
  await add('SPAM', 'local-partner', 3, { state: 'spam' })
  await add('FRESH SPAM', 'local-partner', 0, { state: 'spam', received_at: new Date() })
  await add('SUBSCRIBER', 'newsletter', 200)
  expect((await countPast(db, defaultRetention)).filter(({ count }) => count > 0)).toEqual([
    { name: 'spam', count: 1 },
    { name: 'contact', count: 1 },
  ])
  await deletePast({ db } as Core.Strapi, null, defaultRetention)
  expect(await kept()).toEqual(['YOUNG', 'FRESH SPAM', 'SUBSCRIBER'])
  expect(await db.connection(AUDIT).select('action', 'subject_id')).toEqual([
    { action: 'spam.delete', subject_id: 'spam' },
    { action: 'retention.run', subject_id: 'contact' },
  ])
})

it('a period that counts from the end leaves what is open, and ends with what was answered, too', async () => {
  await add('OPEN', 'local-partner', 90)
  await add('IN REVIEW', 'local-partner', 90, { state: 'in-review' })
  await add('CLOSED', 'local-partner', 90, { state: 'closed', closed_at: monthsAgo(62) })
  await add('CLOSED LATELY', 'local-partner', 90, { state: 'closed', closed_at: monthsAgo(58) })
  await add('ANSWERED', 'local-partner', 90, { state: 'answered', answered_at: monthsAgo(62) })
  await deletePast({ db } as Core.Strapi, null, defaultRetention)
  expect(await kept()).toEqual(['OPEN', 'IN REVIEW', 'CLOSED LATELY'])
})

it('more than one batch goes in one run', async () => {
  for (let index = 0; index < 401; index += 1) await add(`OLD ${index}`, 'contact', 30)
  await deletePast({ db } as Core.Strapi, null, defaultRetention)
  expect(await kept()).toEqual([])
})
