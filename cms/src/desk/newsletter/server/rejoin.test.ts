import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { hashAddress } from '../../../platform/address-hash'
import { MAILS, mailTable } from '../../../platform/outbox/table'
import { settings } from '../../../platform/settings/settings'
import { storedType } from '../../../platform/testing/stored-type'
import { testDatabase } from '../../../platform/testing/test-database'
import { accountTypes } from '../../../access/accounts/testing/account-types'
import { attachmentTable, incomingTable } from '../../inbox/server/incoming/tables'
import { noteTable, SUBMISSIONS, submissionTable } from '../../inbox/server/tables'
import { optOutAddress, optOutStateOf } from '../../opt-outs/server/opt-outs'
import { OPT_OUTS, optOutTable } from '../../opt-outs/server/table'
import { rejoin } from './rejoin'

const db = await testDatabase(
  [submissionTable, noteTable, incomingTable, attachmentTable, mailTable, optOutTable],
  [
    ...accountTypes(),
    ...['newsletter', 'consent-proof', 'idempotency-key'].map((name) => storedType('intake', name)),
  ],
)
const strapi = { db } as unknown as Core.Strapi
afterAll(() => db.destroy())

const email = 'ana@example.org'
const hash = hashAddress(settings.secrets.subscriberKey, email)
const reference = 'K42NSZK2EG'

beforeEach(async () => {
  for (const table of [OPT_OUTS, MAILS, SUBMISSIONS]) await db.connection(table).delete()
  await db.query('api::intake.newsletter').deleteMany({})
  await db
    .connection(SUBMISSIONS)
    .insert({ form: 'newsletter', reference, email, received_at: new Date() })
  await db.query('api::intake.newsletter').create({ data: { reference, email } })
})

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const follow = (issuedAt: Date) => rejoin(strapi, { hash, issuedAt, reference })
const welcomes = () => db.connection(MAILS).select('kind', 'recipient')

it('the link of an email that was sent after somebody left brings them back, with one welcome', async () => {
  await optOutAddress(db, email)
  expect(await follow(minutesFromNow(1))).toBe(true)
  expect(await optOutStateOf(db, email)).toBeUndefined()
  expect(await follow(minutesFromNow(1))).toBe(true)
  expect(await welcomes()).toEqual([{ kind: 'confirmation', recipient: email }])
})

it('an older one does not: who left later stays out', async () => {
  await optOutAddress(db, email)
  expect(await follow(minutesFromNow(-1))).toBe(false)
  expect(await optOutStateOf(db, email)).toBe('left')
  expect(await welcomes()).toEqual([])
})

it('nor does any after an erasure', async () => {
  await optOutAddress(db, email)
  await db.connection(SUBMISSIONS).delete()
  expect(await follow(minutesFromNow(1))).toBe(false)
  expect(await optOutStateOf(db, email)).toBe('left')
})
