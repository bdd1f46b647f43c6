// Its own cms: it has targets, and is killed.
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import type { FormName } from '../../../contract/index'
import type { StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { startMailServer } from '../../harness/mail-server'
import { startReceiver } from '../../harness/receiver'
import { referenceIn } from '../../harness/stored-submissions'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { asEditor, pageWithText } from '../as-editor'

const isPostgres = inject('postgres') !== ''
const IBAN = 'PT50000201231234567890154'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let smtp: Awaited<ReturnType<typeof startMailServer>>
let cms: RunningCms
let environment: Record<string, string>

beforeAll(async () => {
  receiver = await startReceiver()
  smtp = await startMailServer()
  environment = {
    SMTP_URL: smtp.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_TARGETS: [
      `${receiver.url}/crm|name=CRM`,
      `${receiver.url}/chat|name=Chat|format=chat|events=submission.created,content.published`,
      `${receiver.url}/bank|name=Bank|events=submission.created|fields=iban`,
      `${receiver.url}/slow|name=Slow|events=submission.created`,
    ].join(' '),
  }
  const postgres = inject('postgres')
  cms = await startCms({ postgres, from: inject('seeded'), environment })
})
afterAll(async () => {
  await cms.remove()
  await receiver.stop()
  await smtp.stop()
})
afterEach(() => {
  for (const path of ['/crm', '/chat', '/bank', '/slow']) receiver.answer(path, { status: 204 })
})

const submit = async (form: FormName = 'contact', answers = {}) => {
  const response = await cms.post(form, { ...expectations[form].sample, ...answers })
  expect(response.status, response.text).toBe(201)
  return referenceIn(response)
}

type Told = { type: string; data: Record<string, unknown> }

/** What came there of it, the messages of one kind only. */
const toldAt = (path: string, text: string, type = '') =>
  receiver
    .at(path, text)
    .map(({ body }) => JSON.parse(body) as Told)
    .filter((told) => type === '' || told.type === type)

const isTold = async (path: string, text: string, type = '') => {
  await expect.poll(() => toldAt(path, text, type).length).toBe(1)
  return toldAt(path, text, type)[0]!
}

const deliveriesOf = (subjectId: string, target = 'CRM') =>
  cms.select('select * from app_deliveries where subject_id = ? and target = ? order by id', [
    subjectId,
    target,
  ])

/** As if a pause, a killed worker's lease, or the time to take back were over. */
const makeDue = (subjectId: string) =>
  change(cms, 'update app_deliveries set due_at = ? where subject_id = ?', [
    isPostgres ? new Date(0) : 0,
    subjectId,
  ])

const stateOf = async (reference: string, target?: string) =>
  (await deliveriesOf(reference, target))[0]?.['state']

const record = async (reference: string) =>
  (await cms.sendAs('Intake reviewer', 'GET', `/inbox/submissions/${reference}`)).json as {
    version: number
  }

async function setState(reference: string, state: string) {
  const { version } = await record(reference)
  const body = { submissions: [{ reference, version }], change: { state } }
  const { status, text } = await cms.sendAs('Intake reviewer', 'POST', '/inbox/changes', body)
  expect(status, text).toBe(200)
}

const page = `/admin/inbox/`

it('a new submission is told, signed, to each that asked for it: masked answers only where they are named', async () => {
  const reference = await submit('installation', { iban: IBAN, contactEmail: 'shop@example.org' })
  const { type, data } = await isTold('/crm', reference)
  expect(type).toBe('submission.created')
  expect(data).toMatchObject({
    reference,
    form: 'installation',
    adminUrl: `${cms.url}${page}${reference}`,
    answers: { contactEmail: 'shop@example.org' },
    by: null,
  })
  expect(Object.keys(data['answers'] as object)).not.toContain('iban')
  const [atCrm] = receiver.at('/crm', reference)
  expect(atCrm && receiver.isSigned(atCrm)).toBe(true)
  expect(atCrm?.body).not.toContain(IBAN)

  const atBank = await isTold('/bank', reference)
  expect(atBank.data['answers']).toMatchObject({ iban: IBAN })
  expect(atBank.data['answers']).not.toHaveProperty('swiftCode')

  await expect.poll(() => receiver.at('/chat', reference).length).toBe(1)
  expect(JSON.parse(receiver.at('/chat', reference)[0]?.body ?? '')).toEqual({
    text: expect.stringMatching(
      new RegExp(`^A form was sent: ${reference} \\(.+\\)\\. ${cms.url}${page}${reference}$`),
    ),
  })
})

it('nothing of a visitor is stored with what is to be told', async () => {
  const email = 'told-of@example.org'
  const reference = await submit('contact', { email, message: 'A secret wish' })
  await isTold('/crm', reference)
  const rows = JSON.stringify(await cms.select('select * from app_deliveries'))
  expect(rows).toContain(reference)
  expect(rows).not.toMatch(/told-of|secret wish/)
})

it('spam is not told before staff take it out, and then with its answers', async () => {
  const spam = referenceIn(
    await cms.post('contact', expectations.contact.sample, { 'X-Form-Honeypot': 'filled' }),
  )
  await setState(spam, 'new')
  const { data } = await isTold('/crm', spam, 'submission.state-changed')
  expect(data).toMatchObject({ from: 'spam', to: 'new', state: 'new' })
  expect(data['by']).toEqual(expect.any(String))
  expect(data).not.toHaveProperty('answers')
  const created = await isTold('/crm', spam, 'submission.created')
  expect(created.data).toHaveProperty('answers')
  await expect.poll(() => receiver.at('/chat', spam).length).toBe(1)
})

it('what was told once is not told again when staff take it out of spam, and not while it is spam', async () => {
  const reference = await submit()
  await isTold('/crm', reference, 'submission.created')
  await setState(reference, 'spam')
  await setState(reference, 'new')
  await expect.poll(() => toldAt('/crm', reference, 'submission.state-changed').length).toBe(2)
  expect(toldAt('/crm', reference, 'submission.created')).toHaveLength(1)

  receiver.answer('/crm', { status: 503 })
  const late = await submit()
  await expect.poll(async () => (await deliveriesOf(late))[0]?.['last_error']).toContain('503')
  await setState(late, 'spam')
  receiver.answer('/crm', { status: 204 })
  await makeDue(late)
  await expect.poll(() => stateOf(late)).toBe('skipped')
  await setState(late, 'new')
  await expect.poll(() => toldAt('/crm', late, 'submission.created').length).toBe(2)
})

it('what is published and taken down is told with its address, title and author', async () => {
  const editor = asEditor(cms)
  const title = 'Told <b>to all</b>'
  const id = await editor.pages.create(pageWithText('told-to-all', title, 'Text'))
  await editor.pages.publish(id)
  const published = await isTold('/crm', id, 'content.published')
  expect(published.data).toMatchObject({
    type: 'page',
    id,
    title,
    url: 'http://127.0.0.1:3000/told-to-all',
    adminUrl: `${cms.url}/admin/content-manager/collection-types/api::page.page/${id}`,
    by: expect.any(String),
  })
  // In a chat, < and > would begin a link or a call to everybody.
  await expect.poll(() => receiver.at('/chat', 'Told').length).toBe(1)
  expect(receiver.at('/chat', 'Told')[0]?.body).not.toMatch(/[<>]/)
  await editor.pages.unpublish(id)
  const down = await isTold('/crm', id, 'content.unpublished')
  expect(down.data).toMatchObject({ title, url: null })
  await editor.pages.remove(id)
})

it('a draft that was never published is deleted without telling anybody', async () => {
  const editor = asEditor(cms)
  const id = await editor.pages.create(pageWithText('told-to-nobody', 'Never live', 'Text'))
  await editor.pages.remove(id)
  expect(await cms.select('select action from app_audit where subject_id = ?', [id])).toEqual([
    { action: 'content.delete' },
  ])
  expect(await deliveriesOf(id)).toEqual([])
})

/** The lines of the panel's home page by their names. */
async function healthLines(role: StaffRole) {
  const { json } = await cms.sendAs(role, 'GET', '/home/health')
  const { lines } = json as { lines: { name: string; text: string }[] }
  return new Map(lines.map(({ name, text }) => [name, text]))
}

describe('a receiver', () => {
  it('that fails is told again with the same id, until it takes it', async () => {
    receiver.answer('/crm', { status: 503 })
    const reference = await submit()
    await expect.poll(async () => (await deliveriesOf(reference))[0]?.['attempts']).toBe(1)
    await expect
      .poll(async () => (await deliveriesOf(reference))[0]?.['last_error'])
      .toBe('Answered with 503.')
    expect((await healthLines('Super admin')).get('Webhooks')).toMatch(/Not taken.*CRM/)
    expect([...(await healthLines('Intake reviewer')).keys()]).not.toContain('Webhooks')
    receiver.answer('/crm', { status: 200 })
    await makeDue(reference)
    await expect.poll(() => stateOf(reference)).toBe('sent')
    const [first, second] = receiver.at('/crm', reference)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second && receiver.isSigned(second)).toBe(true)
  })

  it('that says it is gone is not asked again, and a redirect is not followed', async () => {
    receiver.answer('/crm', { status: 410 })
    receiver.answer('/bank', { status: 307, location: `${receiver.url}/elsewhere` })
    const reference = await submit()
    await expect.poll(() => stateOf(reference)).toBe('failed')
    expect(Number((await healthLines('Super admin')).get('Failed webhooks'))).toBeGreaterThan(0)
    await expect
      .poll(async () => (await deliveriesOf(reference, 'Bank'))[0]?.['last_error'])
      .toBe('Answered with 307.')
    expect(await stateOf(reference, 'Bank')).toBe('pending')
    expect(receiver.at('/elsewhere', reference)).toEqual([])
  })

  it('that never answers holds up no other', async () => {
    receiver.answer('/slow', 'nothing')
    const references = await Promise.all(Array.from({ length: 12 }, () => submit()))
    for (const reference of references) await isTold('/crm', reference)
    expect(await stateOf(references[0]!, 'Slow')).toBe('pending')
  })
})

it('what a killed process was telling is told again', async () => {
  receiver.answer('/crm', 'nothing')
  const reference = await submit()
  await expect.poll(() => receiver.at('/crm', reference).length).toBe(1)
  await cms.kill()
  receiver.answer('/crm', { status: 204 })
  await makeDue(reference)
  await cms.startAgain()
  await expect.poll(() => stateOf(reference)).toBe('sent')
  expect(receiver.at('/crm', reference)).toHaveLength(2)
})

// A file of SQLite has one process.
it.runIf(isPostgres)('two processes tell nothing twice', async () => {
  const other = await startCms({ postgres: inject('postgres'), sharing: cms, environment })
  try {
    const references = await Promise.all(Array.from({ length: 20 }, () => submit()))
    for (const one of references) {
      await expect.poll(() => stateOf(one)).toBe('sent')
      expect(receiver.at('/crm', one)).toHaveLength(1)
    }
  } finally {
    await other.remove()
  }
})

describe('in the panel', () => {
  const LIST = '/webhook-deliveries'
  type List = { targets: string[]; rows: { id: number; about: string; state: string }[] }
  const list = async (query = '') => (await cms.sendAs('Super admin', 'GET', LIST + query)).json

  it('deliveries are listed and sent again, with an entry in the log', async () => {
    receiver.answer('/crm', { status: 410 })
    const reference = await submit()
    await expect.poll(() => stateOf(reference)).toBe('failed')
    const { targets, rows } = (await list('?states=failed')) as List
    expect(targets).toEqual(['CRM', 'Chat', 'Bank', 'Slow'])
    const [row] = rows
    expect(row?.about).toContain(reference)
    receiver.answer('/crm', { status: 204 })
    const again = `${LIST}/${row?.id}/resend`
    expect((await cms.sendAs('Super admin', 'POST', again)).status).toBe(200)
    await expect.poll(() => stateOf(reference)).toBe('sent')
    const [entry] = await cms.select(
      "select * from app_audit where action = 'webhook.resend' order by id desc",
    )
    expect(entry?.['subject_id']).toBe('CRM')
  })

  it.each<[number, string, string]>([
    [400, 'GET', '?states=gone'],
    [400, 'GET', '?olderThan=x'],
    [400, 'POST', '/x/resend'],
    [404, 'POST', '/999999999/resend'],
  ])('%i: %s %s', async (status, method, rest) => {
    expect((await cms.sendAs('Super admin', method, LIST + rest)).status).toBe(status)
  })

  it('what is waiting already, or for nobody, is not sent again', async () => {
    receiver.answer('/crm', 'nothing')
    const reference = await submit()
    await expect.poll(() => receiver.at('/crm', reference).length).toBe(1)
    const again = async (target?: string) => {
      const [row] = await deliveriesOf(reference, target)
      return (await cms.sendAs('Super admin', 'POST', `${LIST}/${String(row?.['id'])}/resend`)).text
    }
    expect(await again()).toContain('It is waiting to be sent already.')
    await change(
      cms,
      "update app_deliveries set target = 'Old', state = 'failed' where subject_id = ? and target = 'CRM'",
      [reference],
    )
    expect(await again('Old')).toContain('WEBHOOK_TARGETS names no “Old” any more.')
  })

  it.each<StaffRole | null>([
    null,
    'Marketing editor',
    'Chief editor',
    'Intake reviewer',
    'Privacy officer',
  ])('%s sees and sends nothing', async (role) => {
    const expected = role ? 403 : 401
    for (const [method, path] of [
      ['GET', LIST],
      ['POST', `${LIST}/1/resend`],
    ] as const)
      expect((await cms.sendAs(role, method, path)).status).toBe(expected)
  })
})
