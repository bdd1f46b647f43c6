import { rm } from 'node:fs/promises'
import { join } from 'node:path'
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
import { optOutAddress, optOutsFile, optOutStateOf } from '../../opt-outs/server/opt-outs'
import { bringBackOptOuts } from '../../opt-outs/server/bring-back'
import { OPT_OUTS, optOutTable, RETURNS, returnTable } from '../../opt-outs/server/table'
import { rejoin } from './rejoin'

const db = await testDatabase(
  [submissionTable, noteTable, incomingTable, attachmentTable, mailTable, optOutTable, returnTable],
  [
    ...accountTypes(),
    ...['newsletter', 'consent-proof', 'idempotency-key'].map((name) => storedType('intake', name)),
  ],
)
const strapi = { db, log: { info: () => undefined } } as unknown as Core.Strapi
afterAll(() => db.destroy())

const email = 'ana@example.org'
const hash = hashAddress(settings.secrets.subscriberKey, email)
const reference = 'K42NSZK2EG'

beforeEach(async () => {
  for (const table of [OPT_OUTS, RETURNS, MAILS, SUBMISSIONS]) await db.connection(table).delete()
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

const stateAfterStart = async () => {
  await bringBackOptOuts(strapi)
  return optOutStateOf(db, email)
}

it('a start brings back the opt-out that an older backup lacks, also of who was asked to confirm', async () => {
  await optOutAddress(db, email)
  await db.connection(OPT_OUTS).delete()
  expect(await stateAfterStart()).toBe('left')
  await db.connection(OPT_OUTS).update({ is_pending: true })
  expect(await stateAfterStart()).toBe('left')
})

it('a start brings back none that its owner has ended, until they leave again', async () => {
  const since = minutesFromNow(-9)
  await optOutsFile.append([[hash, since]])
  await db.connection(OPT_OUTS).insert({ hash, since })
  await follow(minutesFromNow(-5))
  expect(await stateAfterStart()).toBeUndefined()
  await optOutAddress(db, email)
  await db.connection(OPT_OUTS).delete()
  expect(await stateAfterStart()).toBe('left')
})

it('a start writes down who had left before there was a file', async () => {
  await rm(join(settings.dataDir, 'opt-outs.jsonl'), { force: true })
  await db.connection(OPT_OUTS).insert({ hash, since: minutesFromNow(-9) })
  expect(await stateAfterStart()).toBe('left')
  await db.connection(OPT_OUTS).delete()
  expect(await stateAfterStart()).toBe('left')
})
