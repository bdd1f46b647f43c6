import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { listen } from '../../../access/events/testing/listener'
import { storedType } from '../../../platform/testing/stored-type'
import { testDatabase } from '../../../platform/testing/test-database'
import type { Arrival } from '../../intake/arrival'
import { submissionFacts, tellOfArrival } from './submission-facts'
import { SUBMISSIONS, submissionTable } from './tables'

const { happenings, forget } = listen()

const db = await testDatabase([submissionTable], [storedType('intake', 'installation')])
const strapi = { db } as unknown as Core.Strapi
afterAll(() => db.destroy())

const reference = 'K42NSZK2EG'
const IBAN = 'PT50000201231234567890154'

await db.connection(SUBMISSIONS).insert({
  form: 'installation',
  reference,
  state: 'new',
  received_at: new Date('2026-05-01T12:00:00Z'),
})
await db.query('api::intake.installation').create({
  data: { reference, contactEmail: 'shop@example.org', iban: IBAN, swiftCode: 'ABCDPTPL' },
})

const factsOf = (answers?: string[]) =>
  submissionFacts(strapi, { subject: 'submission', subjectId: reference, answers })

it('who is told of a change gets no answers', async () => {
  expect(await factsOf()).toEqual({
    name: expect.stringMatching(/^K42NSZK2EG \(.+\)$/),
    path: '/inbox/K42NSZK2EG',
    data: {
      reference,
      form: 'installation',
      title: expect.any(String),
      state: 'new',
      receivedAt: new Date('2026-05-01T12:00:00Z'),
    },
  })
})

it('a new one is told with its answers, and with those of the masked ones that are named', async () => {
  const unnamed = await factsOf([])
  expect(unnamed?.data['answers']).toMatchObject({ contactEmail: 'shop@example.org' })
  expect(JSON.stringify(unnamed)).not.toMatch(/PT50|ABCD/)
  const named = await factsOf(['iban'])
  expect(named?.data['answers']).toMatchObject({ iban: IBAN })
  expect(JSON.stringify(named)).not.toContain('ABCD')
})

it('there are no facts of what was deleted', async () => {
  const wanted = { subject: 'submission', subjectId: 'GONE', answers: [] }
  expect(await submissionFacts(strapi, wanted)).toBeNull()
})

beforeEach(forget)

it.each<[string, Partial<Arrival>, number]>([
  ['a message', {}, 1],
  ['spam', { isSpam: true }, 0],
  ['what was sent again', { isNew: false }, 0],
  ['a subscriber, whose address nobody has confirmed', { form: 'newsletter' }, 0],
  ['a cookie choice', { form: 'log-consent' }, 0],
])('of %s others are told %#', async (_what, arrival, count) => {
  await tellOfArrival(strapi, {
    form: 'contact',
    reference,
    isNew: true,
    isSpam: false,
    ...arrival,
  } as Arrival)
  expect(happenings).toHaveLength(count)
})
