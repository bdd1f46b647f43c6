import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { StoredMail } from '../../../platform/outbox/mail-work'
import { type NewMail, queueEmails } from '../../../platform/outbox/queue'
import { MAILS, mailTable } from '../../../platform/outbox/table'
import { testDatabase } from '../../../platform/testing/test-database'
import { settings } from '../../../platform/settings/settings'
import { limitReached } from './confirmation-limits'

const db = await testDatabase([mailTable])
afterAll(() => db.destroy())
beforeEach(() => db.connection(MAILS).delete())

const reached = (recipient: string, kind: NewMail['kind'] = 'confirmation') =>
  limitReached(
    { db } as unknown as Core.Strapi,
    {
      id: 1000,
      kind,
      recipient,
      authorId: null,
    } as unknown as StoredMail,
  )

async function sent(
  addresses: readonly string[],
  minutesAgo: number,
  kind: NewMail['kind'] = 'confirmation',
) {
  const ids = await queueEmails(
    db,
    addresses.map((recipient) => ({ kind, form: 'contact', reference: null, recipient })),
  )
  await db
    .connection(MAILS)
    .whereIn('id', ids)
    .update({ state: 'sent', sent_at: new Date(Date.now() - minutesAgo * 60_000) })
}

const spellings = [
  'Victim@gmail.com',
  'v.ictim@gmail.com',
  'victim+1@gmail.com',
  'victim@googlemail.com',
  'v.i.c.t.i.m+2@googlemail.com',
]

it('a mailbox gets five emails within an hour, in whatever spelling, and others are not held up by it', async () => {
  await sent(spellings.slice(1), 30)
  expect(await reached('victim@gmail.com')).toBeUndefined()
  await sent(spellings.slice(0, 1), 59)
  expect(await reached('victim@gmail.com')).toBe('This mailbox got 5 emails within an hour.')
  expect(await reached('victim+1@example.org')).toBeUndefined()
})

it('what is older than an hour, and the question whether to join, count on their own', async () => {
  await sent(spellings, 61)
  await sent(spellings, 1, 'rejoin')
  expect(await reached('victim@gmail.com')).toBeUndefined()
  expect(await reached('victim@gmail.com', 'opt-in')).toContain('5 emails')
})

it('those of a batch that are being sent count, in the order of the outbox', async () => {
  await sent(spellings, 0)
  await db
    .connection(MAILS)
    .update({ state: 'pending', sent_at: null, attempts: 1, due_at: new Date(Date.now() + 1000) })
  expect(await reached('victim@gmail.com')).toContain('5 emails')
  await db
    .connection(MAILS)
    .where({ id: db.connection(MAILS).max('id') })
    .update({ id: 2000 })
  expect(await reached('victim@gmail.com')).toBeUndefined()
})

it('what staff wrote, or send again, has no such limit', async () => {
  await sent(spellings, 0)
  expect(await reached('victim@gmail.com', 'reply')).toBeUndefined()
})

it('all visitors together get so many within an hour', async () => {
  const { CONFIRMATIONS_PER_HOUR: before } = settings.environment
  settings.environment.CONFIRMATIONS_PER_HOUR = 3
  try {
    await sent(['a@example.org', 'b@example.org'], 30)
    await sent(['c@example.org'], 61)
    expect(await reached('d@example.org')).toBeUndefined()
    await sent(['c@example.org'], 30)
    expect(await reached('d@example.org')).toBe(
      'All visitors together got 3 emails within an hour (CONFIRMATIONS_PER_HOUR).',
    )
  } finally {
    settings.environment.CONFIRMATIONS_PER_HOUR = before
  }
})
