import { createHash } from 'node:crypto'
import { consentWording, type FormName, formNames, forms } from '../../../contract/index'
import type { Expectation } from '../../../contract/forms/testing/expectation'
import { expectations } from '../../../contract/forms/testing/expectations'
import { describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { asColumns, storedIn, referenceIn } from '../../harness/stored-submissions'

/** Subscriptions and cookie choices need no reply, so they are not in the inbox. */
const arrivalStateOf = (name: FormName) =>
  name === 'newsletter' || name === 'log-consent' ? 'closed' : 'new'

const cms = cmsAt(inject('cms'))
const stored = storedIn(cms)
const isSqlite = cms.databaseUrl === ''
const { sample } = expectations.contact

let count = 0
const freshAddress = () => `ana.${Date.now()}.${(count += 1)}@example.com`

describe.each(formNames)('the form %s', (name) => {
  const expected: Expectation = expectations[name]
  const whole = name === 'newsletter' ? { email: freshAddress() } : expected.sample

  it('stores what the visitor entered and responds with a reference', async () => {
    const response = await cms.post(name, whole)
    expect(response.status).toBe(201)
    expect(response.headers['content-type']).toMatch(/^application\/json/)
    expect(response.json).toEqual({ data: { reference: expect.stringMatching(/^[0-9A-Z]{10}$/) } })
    const row = await stored.row(name, referenceIn(response))
    expect(row).toMatchObject(asColumns(whole, isSqlite))
    expect(row).toMatchObject({ seconds_taken: null })
    expect(await stored.state(referenceIn(response))).toBe(arrivalStateOf(name))
  })

  it('stores a proof of consent', async () => {
    const body = name === 'newsletter' ? { email: freshAddress() } : whole
    const headers = { 'X-Form-Wording': forms[name].wordingVersion ?? '' }
    const response = await cms.post(name, body, headers)
    const wording = consentWording(forms[name])
    const boxes = wording.flatMap(({ field }) => (field in whole ? [[field, whole[field]]] : []))
    expect(await stored.proof(referenceIn(response))).toEqual({
      form: name,
      version: forms[name].wordingVersion,
      hash: createHash('sha256').update(JSON.stringify(wording)).digest('hex'),
      boxes: Object.fromEntries(boxes),
    })
  })

  // One of each rule: contract/forms/engine/check.test.ts tries every field.
  const firstOf = <Rule>(fields: Record<string, Rule>) => Object.entries(fields).slice(0, 1)
  // One of each rule: contract/forms/engine/check.test.ts tries every field.
  const broken = [
    ...firstOf(expected.required).map(([field, message]) => [field, '  ', message]),
    ...firstOf(expected.emails).map(([field, message]) => [field, 'ana@home', message]),
    ...firstOf(expected.limits).map(([field, { max, message }]) => [
      field,
      'x'.repeat(max + 1),
      message,
    ]),
    ...firstOf(expected.choices).map(([field, { message }]) => [field, 'none', message]),
    ...firstOf(expected.agreements).map(([field, message]) => [field, false, message]),
  ] as [string, string | boolean, string][]

  it.each(broken)('refuses %s = %j: %s', async (field, value, message) => {
    const before = await stored.count(name)
    const response = await cms.post(name, { ...whole, [field]: value })
    expect(response.status).toBe(400)
    expect(response.json).toEqual({ message, errors: [message], fields: { [field]: message } })
    expect(await stored.count(name)).toBe(before)
  })

  it('names every missing field of an empty form', async () => {
    const required = { ...expected.required, ...expected.agreements }
    const response = await cms.post(name, {})
    expect(response.status).toBe(400)
    expect(response.json).toMatchObject({ fields: required, message: expect.stringMatching(/\w/) })
    const { errors } = response.json as { errors: string[] }
    expect([...errors].sort()).toEqual(Object.values(required).sort())
  })

  it('does not let visitors set the fields that belong to staff', async () => {
    const body = {
      ...(name === 'newsletter' ? { email: freshAddress() } : whole),
      id: 4711,
      documentId: 'mine',
      state: 'answered',
      assigneeId: 1,
      reference: 'MINE',
      secondsTaken: 1,
      wordingVersion: 'mine',
      personKey: 'mine',
      createdAt: '2001-01-01T00:00:00Z',
      createdBy: 1,
      unknown: 'x',
    }
    const reference = referenceIn(await cms.post(name, body))
    expect(await stored.state(reference)).toBe(arrivalStateOf(name))
    const row = await stored.row(name, reference)
    expect(row).toMatchObject({
      seconds_taken: null,
      wording_version: null,
      created_by_id: null,
    })
    expect(row?.['id']).not.toBe(4711)
    expect(row?.['document_id']).not.toBe('mine')
    expect(new Date(row?.['created_at'] as Date).getFullYear()).toBeGreaterThan(2001)
  })
})

describe('the text of a message', () => {
  it.each([
    'Zé Ñandú Ørsted Łódź',
    '日本語 العربية עברית',
    '👩‍👩‍👧‍👦 🙂',
    `O'Neil "Bob"; drop table intake_contacts; --`,
    '<script>alert(1)</script> & {{7*7}} ${x} %s',
    'a\\b\u00A0c\u200Bd\uFEFF',
    'two\nlines\r\nand a\ttab',
  ])('is stored exactly: %j', async (message) => {
    const response = await cms.post('contact', { ...sample, message })
    expect(response.status).toBe(201)
    expect(await stored.row('contact', referenceIn(response))).toMatchObject({ message })
  })

  it('is stored at its full length', async () => {
    const longest = { message: '🙂'.repeat(500), firstName: 'é'.repeat(50) }
    const response = await cms.post('contact', { ...sample, ...longest })
    const { message, firstName: first_name } = longest
    expect(await stored.row('contact', referenceIn(response))).toMatchObject({
      message,
      first_name,
    })
  })

  it.each(['\u0000', '\u001B', '\uD83D'])(
    'is refused if a database cannot store it: %j',
    async (sign) => {
      const response = await cms.post('contact', { ...sample, message: `a${sign}b` })
      const message = 'Message contains characters that cannot be stored.'
      expect(response).toMatchObject({ status: 400, json: { fields: { message } } })
    },
  )

  it('may be a number for the cashback', async () => {
    const body = { ...expectations.installation.sample, cashbackPercentage: 10 }
    const reference = referenceIn(await cms.post('installation', body))
    expect(await stored.row('installation', reference)).toMatchObject({ cashback_percentage: '10' })
  })
})

describe('the headers of a form', () => {
  it('are recorded', async () => {
    const headers = { 'X-Form-Seconds': '42', 'X-Form-Wording': '2019-01' }
    const reference = referenceIn(await cms.post('contact', sample, headers))
    expect(await stored.state(reference)).toBe('new')
    expect(await stored.row('contact', reference)).toMatchObject({
      seconds_taken: 42,
      wording_version: '2019-01',
    })
    expect(await stored.proof(reference)).toMatchObject({ version: '2019-01', hash: null })
  })

  it('mark a bot’s submission as spam without revealing it', async () => {
    const person = await cms.post('contact', sample)
    const robot = await cms.post('contact', sample, { 'X-Form-Honeypot': 'filled' })
    expect(robot.status).toBe(person.status)
    expect(Object.keys(robot.headers)).toEqual(Object.keys(person.headers))
    expect(await stored.state(referenceIn(robot))).toBe('spam')
  })

  it('never mark a visitor as a bot for being quick or sending none', async () => {
    for (const headers of [{ 'X-Form-Seconds': '0' }, {}]) {
      const reference = referenceIn(await cms.post('contact', sample, headers))
      expect(await stored.state(reference)).toBe('new')
    }
  })
})

describe('a newsletter subscriber', () => {
  it('is stored once, which the response does not reveal', async () => {
    const email = freshAddress()
    const first = await cms.post('newsletter', { email })
    const before = await stored.count('newsletter')
    const again = await cms.post('newsletter', { email: email.toUpperCase() })
    expect(await stored.count('newsletter')).toBe(before)
    expect(again.status).toBe(first.status)
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers))
    expect(again.text).toHaveLength(first.text.length)
    expect(referenceIn(again)).not.toBe(referenceIn(first))
  })

  it('is stored once for twenty concurrent requests', async () => {
    const email = freshAddress()
    const posts = Array.from({ length: 20 }, () => cms.post('newsletter', { email }))
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(201))
    const rows = await cms.select('select id from intake_newsletters where email = ?', [email])
    expect(rows).toHaveLength(1)
  })

  it('is stored once even if the address is longer in lower case', async () => {
    const email = `${'İ'.repeat(200)}.${freshAddress()}`
    for (let time = 0; time < 2; time += 1)
      expect((await cms.post('newsletter', { email })).status).toBe(201)
    expect(
      await cms.select('select id from intake_newsletters where email = ?', [email]),
    ).toHaveLength(1)
  })

  it('is stored even if a bot used the address first', async () => {
    const email = freshAddress()
    await cms.post('newsletter', { email }, { 'X-Form-Honeypot': 'filled' })
    const response = await cms.post('newsletter', { email })
    expect(await stored.state(referenceIn(response))).toBe('closed')
  })
})
