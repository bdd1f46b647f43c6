import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { MAILS, mailTable } from '../../../platform/outbox/table'
import { testDatabase } from '../../../platform/testing/test-database'
import type { Arrival } from '../../intake/arrival'
import { queueSubmissionMails } from './submission-mails'

const db = await testDatabase([mailTable])
afterAll(() => db.destroy())
beforeEach(() => db.connection(MAILS).delete())

/** The emails that a message causes: its kind, its recipient and why it waits for staff. */
async function emailsOf(arrival: Partial<Arrival>) {
  await queueSubmissionMails({ db } as unknown as Core.Strapi, {
    form: 'contact',
    reference: 'K42NSZK2EG',
    answers: { email: 'Ana@example.org' },
    receivedAt: new Date(),
    language: null,
    isSpam: false,
    spam: { score: 0, reasons: [] },
    isNew: true,
    ...arrival,
  })
  return db.connection(MAILS).select('kind', 'recipient', 'state', 'last_error as reason')
}

it('a message is confirmed to its sender', async () => {
  expect(await emailsOf({})).toEqual([
    { kind: 'confirmation', recipient: 'Ana@example.org', state: 'pending', reason: null },
  ])
})

it.each<[string, Partial<Arrival>]>([
  ['marked spam', { isSpam: true }],
  ['what was sent again', { isNew: false }],
  ['the record of a cookie choice', { form: 'log-consent' }],
  ['an address that no mail server takes', { answers: { email: 'Ana<a@example.org>' } }],
  ['a further recipient', { answers: { email: 'a@example.org,b@example.org' } }],
])('%s causes no email', async (_what, arrival) => {
  expect(await emailsOf(arrival)).toEqual([])
})

it.each([
  [39, 'pending', null],
  [40, 'held', 'The submission has a spam score of 40: look at it before you send this.'],
])('with a spam score of %i it is %s', async (score, state, reason) => {
  expect(await emailsOf({ spam: { score, reasons: [] } })).toMatchObject([{ state, reason }])
})
