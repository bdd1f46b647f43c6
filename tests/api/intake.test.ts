import { createHash } from 'node:crypto'
import { consentWording, type FormName, formNames, forms } from '../../contract/index'
import type { Expectation } from '../../contract/forms/testing/expectation'
import { expectations } from '../../contract/forms/testing/expectations'
import { describe, expect, inject, it } from 'vitest'
import { cmsAt } from './harness/cms'
import { asColumns, keptBy, referenceIn } from './harness/kept'

/** Nobody has to answer a subscription or a cookie choice. */
const arrivalStateOf = (name: FormName) =>
  name === 'newsletter' || name === 'log-consent' ? 'closed' : 'new'

const cms = cmsAt(inject('cms'))
const kept = keptBy(cms)
const isSqlite = cms.databaseUrl === ''
const { sample } = expectations.contact

let count = 0
const freshAddress = () => `ana.${Date.now()}.${(count += 1)}@example.com`

describe.each(formNames)('the form %s', (name) => {
  const expected: Expectation = expectations[name]
  const whole = name === 'newsletter' ? { email: freshAddress() } : expected.sample

  it('keeps what a person typed and answers with a reference', async () => {
    const answer = await cms.post(name, whole)
    expect(answer.status).toBe(201)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.json).toEqual({ data: { reference: expect.stringMatching(/^[0-9A-Z]{10}$/) } })
    const row = await kept.row(name, referenceIn(answer))
    expect(row).toMatchObject(asColumns(whole, isSqlite))
    expect(row).toMatchObject({ seconds_taken: null })
    expect(await kept.state(referenceIn(answer))).toBe(arrivalStateOf(name))
  })

  it('keeps a proof of what was agreed to', async () => {
    const body = name === 'newsletter' ? { email: freshAddress() } : whole
    const headers = { 'X-Form-Wording': forms[name].wordingVersion ?? '' }
    const answer = await cms.post(name, body, headers)
    const wording = consentWording(forms[name])
    const boxes = wording.flatMap(({ field }) => (field in whole ? [[field, whole[field]]] : []))
    expect(await kept.proof(referenceIn(answer))).toEqual({
      form: name,
      version: forms[name].wordingVersion,
      hash: createHash('sha256').update(JSON.stringify(wording)).digest('hex'),
      boxes: Object.fromEntries(boxes),
    })
  })

  const broken = [
    ...Object.entries(expected.required).map(([field, message]) => [field, '  ', message]),
    ...Object.entries(expected.emails).map(([field, message]) => [field, 'ana@home', message]),
    ...Object.entries(expected.limits).map(([field, { max, message }]) => [
      field,
      'x'.repeat(max + 1),
      message,
    ]),
    ...Object.entries(expected.choices).map(([field, { message }]) => [field, 'none', message]),
    ...Object.entries(expected.agreements).map(([field, message]) => [field, false, message]),
  ] as [string, string | boolean, string][]

  it.each(broken)('refuses %s = %j: %s', async (field, value, message) => {
    const before = await kept.count(name)
    const answer = await cms.post(name, { ...whole, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.json).toEqual({ message, errors: [message], fields: { [field]: message } })
    expect(await kept.count(name)).toBe(before)
  })

  it('names all that is missing in an empty form', async () => {
    const asked = { ...expected.required, ...expected.agreements }
    const answer = await cms.post(name, {})
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ fields: asked, message: expect.stringMatching(/\w/) })
    const { errors } = answer.json as { errors: string[] }
    expect([...errors].sort()).toEqual(Object.values(asked).sort())
  })

  it('lets nobody outside write what is the staff’s', async () => {
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
    expect(await kept.state(reference)).toBe(arrivalStateOf(name))
    const row = await kept.row(name, reference)
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

describe('the words of a visitor', () => {
  it.each([
    'Zé Ñandú Ørsted Łódź',
    '日本語 العربية עברית',
    '👩‍👩‍👧‍👦 🙂',
    `O'Neil "Bob"; drop table intake_contacts; --`,
    '<script>alert(1)</script> & {{7*7}} ${x} %s',
    'a\\b\u00A0c\u200Bd\uFEFF',
    'two\nlines\r\nand a\ttab',
  ])('are kept to the letter: %j', async (message) => {
    const answer = await cms.post('contact', { ...sample, message })
    expect(answer.status).toBe(201)
    expect(await kept.row('contact', referenceIn(answer))).toMatchObject({ message })
  })

  it('are kept at their full length', async () => {
    const longest = { message: '🙂'.repeat(500), firstName: 'é'.repeat(50) }
    const answer = await cms.post('contact', { ...sample, ...longest })
    const { message, firstName: first_name } = longest
    expect(await kept.row('contact', referenceIn(answer))).toMatchObject({ message, first_name })
  })

  it.each(['\u0000', '\u001B', '\uD83D'])(
    'that no database can hold are refused: %j',
    async (sign) => {
      const answer = await cms.post('contact', { ...sample, message: `a${sign}b` })
      const message = 'Message contains characters that cannot be stored.'
      expect(answer).toMatchObject({ status: 400, json: { fields: { message } } })
    },
  )

  it('may give the cashback as a number', async () => {
    const body = { ...expectations.installation.sample, cashbackPercentage: 10 }
    const reference = referenceIn(await cms.post('installation', body))
    expect(await kept.row('installation', reference)).toMatchObject({ cashback_percentage: '10' })
  })
})

describe('what travels beside a form', () => {
  it('is recorded', async () => {
    const headers = { 'X-Form-Seconds': '42', 'X-Form-Wording': '2019-01' }
    const reference = referenceIn(await cms.post('contact', sample, headers))
    expect(await kept.state(reference)).toBe('new')
    expect(await kept.row('contact', reference)).toMatchObject({
      seconds_taken: 42,
      wording_version: '2019-01',
    })
    expect(await kept.proof(reference)).toMatchObject({ version: '2019-01', hash: null })
  })

  it('marks a robot as spam, who is told nothing of it', async () => {
    const person = await cms.post('contact', sample)
    const robot = await cms.post('contact', sample, { 'X-Form-Honeypot': 'filled' })
    expect(robot.status).toBe(person.status)
    expect(Object.keys(robot.headers)).toEqual(Object.keys(person.headers))
    expect(await kept.state(referenceIn(robot))).toBe('spam')
  })

  it('does not make a quick or silent person a robot', async () => {
    for (const headers of [{ 'X-Form-Seconds': '0' }, {}]) {
      const reference = referenceIn(await cms.post('contact', sample, headers))
      expect(await kept.state(reference)).toBe('new')
    }
  })
})

describe('a newsletter subscriber', () => {
  it('is kept once, and nobody can tell from the answer', async () => {
    const email = freshAddress()
    const first = await cms.post('newsletter', { email })
    const before = await kept.count('newsletter')
    const again = await cms.post('newsletter', { email: email.toUpperCase() })
    expect(await kept.count('newsletter')).toBe(before)
    expect(again.status).toBe(first.status)
    expect(Object.keys(again.headers)).toEqual(Object.keys(first.headers))
    expect(again.text).toHaveLength(first.text.length)
    expect(referenceIn(again)).not.toBe(referenceIn(first))
  })

  it('is kept once when twenty requests come together', async () => {
    const email = freshAddress()
    const posts = Array.from({ length: 20 }, () => cms.post('newsletter', { email }))
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(20).fill(201))
    const rows = await cms.select('select id from intake_newsletters where email = ?', [email])
    expect(rows).toHaveLength(1)
  })

  it('is kept once also where the address is longer in small letters', async () => {
    const email = `${'İ'.repeat(200)}.${freshAddress()}`
    for (let time = 0; time < 2; time += 1)
      expect((await cms.post('newsletter', { email })).status).toBe(201)
    expect(
      await cms.select('select id from intake_newsletters where email = ?', [email]),
    ).toHaveLength(1)
  })

  it('is not kept out by a robot that came first', async () => {
    const email = freshAddress()
    await cms.post('newsletter', { email }, { 'X-Form-Honeypot': 'filled' })
    const answer = await cms.post('newsletter', { email })
    expect(await kept.state(referenceIn(answer))).toBe('closed')
  })
})
