import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { accountTypes } from '../../../access/accounts/testing/account-types'
import { AUDIT, auditTable } from '../../../access/audit/server/table'
import { listen } from '../../../access/events/testing/listener'
import { MAILS, mailTable } from '../../../platform/outbox/table'
import { testDatabase } from '../../../platform/testing/test-database'
import type { Submission } from '../../inbox/server/read-submission'
import { NOTES, noteTable, SUBMISSIONS, submissionTable } from '../../inbox/server/tables'
import { sendReply, takeBackReply } from './reply'

const { happenings, forget } = listen()

const db = await testDatabase([mailTable, noteTable, submissionTable, auditTable], accountTypes())
const strapi = { db } as unknown as Core.Strapi
afterAll(() => db.destroy())

const author = { id: 1, name: 'Ana' }
const reference = 'K42NSZK2EG'
const submission = { id: 1, form: 'contact', reference } as Submission

/** What a reply leaves: an email, its place in the thread, what others are told, and the log. */
const stored = async () => ({
  mails: await db.connection(MAILS).select('*'),
  notes: await db.connection(NOTES).select('*'),
  told: [...happenings],
  log: (await db.connection(AUDIT).select('action')).map(({ action }) => action as string),
})

const reply = () =>
  sendReply(
    strapi,
    author,
    { submission, recipient: 'visitor@example.org' },
    { subject: 'Hello\r\nBcc: all@example.org', text: 'It all began here.' },
  ) as Promise<number>

beforeEach(async () => {
  forget()
  for (const table of [MAILS, NOTES, AUDIT, SUBMISSIONS]) await db.connection(table).delete()
  await db.connection(SUBMISSIONS).insert({ id: 1, form: 'contact', reference })
})

it('waits while its author can take it back, stands in the thread, and is told without its words', async () => {
  const mailId = await reply()
  const { mails, notes, told, log } = await stored()
  expect(mails).toMatchObject([
    { id: mailId, kind: 'reply', state: 'pending', recipient: 'visitor@example.org' },
  ])
  expect(mails[0].subject).not.toMatch(/[\r\n]/)
  expect(mails[0].due_at).toBeGreaterThan(Date.now())
  expect(notes).toMatchObject([{ mail_id: mailId, text: 'It all began here.', author_id: 1 }])
  expect(told).toMatchObject([{ event: 'submission.replied', subjectId: reference }])
  expect(told[0]?.waitMs).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('began')
  expect(log).toEqual(['submission.reply'])
})

it('leaves nothing where the submission was erased meanwhile', async () => {
  await db.connection(SUBMISSIONS).delete()
  await expect(reply()).rejects.toThrow()
  expect(await stored()).toEqual({ mails: [], notes: [], told: [], log: [] })
})

it('leaves the log only, once it is taken back', async () => {
  await takeBackReply(strapi, author, reference, await reply())
  expect(await stored()).toEqual({
    mails: [],
    notes: [],
    told: [],
    log: ['submission.reply', 'submission.reply-taken-back'],
  })
})

it('is taken back by nobody else, and not once it is on its way', async () => {
  const mailId = await reply()
  const onItsWay = 'This reply is on its way already. Write another one if it was wrong.'
  await expect(takeBackReply(strapi, { id: 2, name: 'Rui' }, reference, mailId)).rejects.toThrow(
    onItsWay,
  )
  await db.connection(MAILS).update({ attempts: 1 })
  await expect(takeBackReply(strapi, author, reference, mailId)).rejects.toThrow(onItsWay)
  expect((await stored()).notes).toHaveLength(1)
})
