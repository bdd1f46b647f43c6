import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookTarget } from '@app/runtime'
import type { Core } from '@strapi/strapi'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { OutboxWorker } from '../../../platform/outbox/worker'
import { testDatabase } from '../../../platform/testing/test-database'
import type { FactsOf } from '../../events/facts'
import { receivers } from './queue'
import { deliveryWork } from './send'
import { DELIVERIES, deliveryTable } from './table'

const db = await testDatabase([deliveryTable])
let told: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
let status = 204
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = await request.toArray()
  told.push({
    path: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  })
  response.writeHead(status, { location: '/elsewhere' }).end('Not for us to know')
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port } = receiver.address() as AddressInfo

afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await db.destroy()
})
beforeEach(async () => {
  told = []
  status = 204
  await db.connection(DELIVERIES).delete()
})

const facts: FactsOf = (_strapi, { subjectId, answers }) =>
  Promise.resolve({
    name: `${subjectId} <b>(Contact messages)`,
    path: `/inbox/${subjectId}`,
    data: { reference: subjectId, ...(answers && { answers }) },
  })

/** Queues one for the CRM, and lets the worker of a target send what is its own. */
async function tellOf(
  reference: string,
  { factsOf = facts, ...target }: Partial<WebhookTarget> & { factsOf?: FactsOf } = {},
) {
  await receivers.tell(db, [
    { event: 'submission.created', subject: 'submission', subjectId: reference, actorName: null },
  ])
  const receiving: WebhookTarget = {
    name: 'CRM',
    url: `http://127.0.0.1:${port}/crm`,
    events: ['submission.created'],
    fields: ['iban'],
    isChat: false,
    ...target,
  }
  const worker = new OutboxWorker({
    db,
    work: deliveryWork({ db } as unknown as Core.Strapi, receiving, factsOf),
    now: () => new Date(),
    report: () => undefined,
  })
  worker.wake()
  await worker.stop()
  const [row] = await db.connection(DELIVERIES).select('*').where({ subject_id: reference })
  return row as { state: string; last_error: string | null; attempts: number; message_id: string }
}

it('is posted as JSON with its id, signed, and with the answers that the target asked for', async () => {
  expect(await tellOf('K42NSZK2EG')).toMatchObject({ state: 'sent', attempts: 1 })
  expect(told).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = told
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_/),
    'webhook-signature': expect.stringMatching(/^v1,/),
  })
  expect(JSON.parse(body)).toMatchObject({
    type: 'submission.created',
    data: { reference: 'K42NSZK2EG', answers: ['iban'], by: null },
  })
})

it('a chat gets one sentence, in which nothing calls everybody', async () => {
  await tellOf('K42NSZK2EG', { isChat: true })
  expect(JSON.parse(told[0]?.body ?? '')).toEqual({
    text: expect.stringMatching(
      /^A form was sent: K42NSZK2EG b\(Contact messages\)\. http.+\/admin\/inbox\/K42NSZK2EG$/,
    ),
  })
})

it('the worker of one target leaves alone what is for another', async () => {
  expect(await tellOf('K42NSZK2EG', { name: 'Bank' })).toMatchObject({
    state: 'pending',
    attempts: 0,
  })
  expect(told).toEqual([])
})

it.each([
  [307, 'pending'],
  [503, 'pending'],
  [410, 'failed'],
])(
  'an answer of %i is followed nowhere and leaves it %s, with the same id',
  async (answer, state) => {
    status = answer
    expect(await tellOf('K42NSZK2EG')).toMatchObject({
      state,
      attempts: 1,
      last_error: `Answered with ${answer}.`,
    })
    expect(told.map(({ path }) => path)).toEqual(['/crm'])
  },
)

it.each<[string, FactsOf]>([
  ['deleted', () => Promise.resolve(null)],
  [
    'marked as spam',
    () => Promise.resolve({ name: 'K42NSZK2EG', path: null, data: { state: 'spam' } }),
  ],
])('what was %s meanwhile is told to nobody', async (what, factsOf) => {
  expect(await tellOf('K42NSZK2EG', { factsOf })).toMatchObject({
    state: 'skipped',
    last_error: expect.stringContaining(what),
  })
  expect(told).toEqual([])
})
