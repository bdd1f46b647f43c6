import { brand } from '../../../contract/brand'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { cmsAt } from '../../harness/cms'
import { sendRequest } from '../../harness/http'
import { secondCms } from '../harness/second-cms'
import { referenceIn } from '../../harness/stored-submissions'

type Headers = Record<string, string>
type Subscriber = { reference: string; email: string; state: string }

const { cms, smtp } = await secondCms()
const reviewer = await cms.adminLogin('Intake reviewer')

const subscribe = async (email: string) => referenceIn(await cms.post('newsletter', { email }))

const press = (link: string) => sendRequest(link, { method: 'POST', chunks: [''] })

async function found(query: string): Promise<Subscriber[]> {
  const response = await cms.get(`/newsletter/subscribers?${query}`, reviewer)
  expect(response.status).toBe(200)
  return (response.json as { rows: Subscriber[] }).rows
}

const stateOf = async (email: string) => {
  const rows = await found(`q=${encodeURIComponent(email)}`)
  return rows.map(({ state }) => state)
}

const setDoubleOptIn = async (where: { url: string }, admin: Headers, isDoubleOptIn: boolean) => {
  const response = await sendRequest(`${where.url}/mail/settings`, {
    method: 'PUT',
    headers: { ...admin, 'Content-Type': 'application/json' },
    chunks: [JSON.stringify({ notices: {}, unconfirmed: [], isDoubleOptIn })],
  })
  expect(response.json).toMatchObject({ isDoubleOptIn })
}

describe('an intake reviewer', () => {
  it('finds a subscriber by address, unsubscribes it, and the record says who did', async () => {
    const reference = await subscribe('reader.one@example.org')
    await subscribe('reader.two@example.org')
    expect(await found('q=reader.one%40example.org')).toMatchObject([
      { reference, email: 'reader.one@example.org', state: 'subscribed' },
    ])
    const path = `/newsletter/subscribers/${reference}/unsubscribe`
    expect((await cms.postTo(path, {}, reviewer)).status).toBe(204)
    expect(await stateOf('reader.one@example.org')).toEqual(['left'])
    expect((await found('state=left')).map((one) => one.reference)).toEqual([reference])
    expect((await found('state=subscribed')).map(({ email }) => email)).toContain(
      'reader.two@example.org',
    )
    const record = await cms.get(`/inbox/submissions/${reference}`, reviewer)
    expect(record.json).toMatchObject({
      history: [{ action: 'newsletter.unsubscribe', actorName: 'Intake Reviewer' }],
    })
    expect(JSON.stringify(await cms.select('select * from app_newsletter_opt_outs'))).not.toContain(
      'reader',
    )
  })

  it('finds nobody subscribed under an address that no email reaches', async () => {
    const odd = ['victim23@example.org;', 'x<victim20@example.org>', 'victim28@example.org,a']
    for (const email of odd) expect((await cms.post('newsletter', { email })).status).toBe(201)
    const owner = await subscribe('Victim1@EXAMPLE.org')
    await subscribe('victim1@example.org/é')
    const listed = await found('q=victim')
    expect(listed.filter(({ state }) => state === 'subscribed')).toEqual([
      expect.objectContaining({ reference: owner, email: 'Victim1@EXAMPLE.org' }),
    ])
    expect(listed.filter(({ state }) => state === 'pending')).toHaveLength(odd.length + 1)
  })

  it('exports what the list shows, which is recorded', async () => {
    await subscribe('=export@example.org')
    const response = await cms.get('/newsletter/subscribers/export?q=export', reviewer)
    expect(response.headers['content-disposition']).toContain('subscribers-')
    expect(response.text).toContain(`"'=export@example.org","subscribed",`)
    expect(response.text).not.toContain('reader.two')
    const [entry] = await cms.select(
      "select * from app_audit where action = 'submission.export' order by id desc limit 1",
    )
    expect(entry).toMatchObject({ subject_id: 'subscribers', actor_name: 'Intake Reviewer' })
    expect(JSON.stringify(entry)).not.toContain('example.org')
  })

  it.each(['/newsletter/subscribers/NONE/unsubscribe', '/newsletter/subscribers/:x/unsubscribe'])(
    'cannot unsubscribe what is no subscriber: %s',
    async (path) => {
      expect((await cms.postTo(path, {}, reviewer)).status).toBe(404)
      expect((await cms.get('/newsletter/subscribers?state=odd', reviewer)).status).toBe(400)
    },
  )
})

it('subscribers are not shown to staff without the inbox, or to nobody', async () => {
  const reference = await subscribe('hidden@example.org')
  const calls = [
    (headers: Headers) => cms.get('/newsletter/subscribers', headers),
    (headers: Headers) => cms.get('/newsletter/subscribers/export', headers),
    (headers: Headers) =>
      cms.postTo(`/newsletter/subscribers/${reference}/unsubscribe`, {}, headers),
  ]
  for (const call of calls) {
    for (const role of ['Marketing editor', 'Privacy officer'] as const)
      expect((await call(await cms.adminLogin(role))).status).toBe(403)
    expect((await call({})).status).toBe(401)
  }
  expect(await stateOf('hidden@example.org')).toEqual(['subscribed'])
})

it('an address that staff take out of spam is that subscriber, and does not subscribe twice', async () => {
  const email = 'not.spam@example.org'
  const spam = await cms.post('newsletter', { email }, { 'X-Form-Honeypot': 'filled' })
  const reference = referenceIn(spam)
  const move = (state: string, version: number) =>
    cms.postTo(
      '/inbox/changes',
      { submissions: [{ reference, version }], change: { state } },
      reviewer,
    )
  expect((await move('closed', 1)).status).toBe(200)
  await subscribe(email)
  expect(await found('q=not.spam')).toMatchObject([{ reference, email }])
  expect((await move('spam', 2)).status).toBe(200)
  await subscribe(email)
  const [row, ...others] = await found('q=not.spam')
  expect(others).toEqual([])
  expect(row?.reference).not.toBe(reference)
  expect((await move('closed', 3)).status).toBe(200)
})

describe('with the double opt-in', () => {
  beforeAll(async () => setDoubleOptIn(cms, await cms.adminLogin(), true))
  afterAll(async () => setDoubleOptIn(cms, await cms.adminLogin(), false))

  it('a new subscriber gets the usual answer, one email with a link, and the welcome after it', async () => {
    const email = 'doubtful@example.org'
    const response = await cms.post('newsletter', { email })
    expect(response.status).toBe(201)
    expect(Object.keys(response.json as object)).toEqual(['data'])
    await expect.poll(() => smtp.to(email).length).toBe(1)
    const [question] = smtp.to(email)
    expect(question?.headers['subject']).toBe(
      `Please confirm your subscription to the ${brand.name} newsletter`,
    )
    expect(await stateOf(email)).toEqual(['pending'])
    const link = /http\S+\/rejoin\/\S+/.exec(question?.text ?? '')?.[0] ?? ''
    expect((await sendRequest(link)).text).toContain('Confirm your subscription')
    expect(await stateOf(email)).toEqual(['pending'])
    expect((await press(link)).text).toContain('You are subscribed</h1>')
    expect(await stateOf(email)).toEqual(['subscribed'])
    await expect.poll(() => smtp.to(email).length).toBe(2)
    expect(smtp.to(email)[1]?.headers['list-unsubscribe']).toContain('/unsubscribe/')
  })

  it('an address that is entered often is asked once', async () => {
    const email = 'often@example.org'
    const reference = await subscribe(email)
    for (let count = 0; count < 3; count += 1) await subscribe(email)
    const mails = await cms.select('select kind from app_mails where reference = ?', [reference])
    expect(mails.map(({ kind }) => kind)).toEqual(['opt-in'])
  })

  it('one whom staff unsubscribe before is not subscribed by the link, and who had subscribed stays so', async () => {
    const email = 'stopped@example.org'
    const reference = await subscribe(email)
    await expect.poll(() => smtp.to(email).length).toBe(1)
    const link = /http\S+\/rejoin\/\S+/.exec(smtp.to(email)[0]?.text ?? '')?.[0] ?? ''
    await cms.postTo(`/newsletter/subscribers/${reference}/unsubscribe`, {}, reviewer)
    expect(await stateOf(email)).toEqual(['left'])
    expect((await press(link)).status).toBe(410)
    expect(await stateOf('reader.two@example.org')).toEqual(['subscribed'])
  })
})

describe('one address is one subscriber', () => {
  const linkTo = (email: string) =>
    /^<(.+)>$/.exec(smtp.to(email).at(-1)?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''

  it('in capitals and with its domain in either spelling, but not with a tag', async () => {
    const typed = 'eva@bücher.example'
    const reference = await subscribe(typed)
    for (const email of ['Eva@Bücher.example', 'eva@xn--bcher-kva.example']) await subscribe(email)
    await subscribe('eva+news@bücher.example')
    // The mail server decodes the domains of its recipients.
    await expect.poll(() => smtp.to(typed).length).toBe(1)
    const states = async () => (await found('q=eva')).map(({ email, state }) => [email, state])
    expect(await states()).toEqual([
      ['eva+news@bücher.example', 'subscribed'],
      [typed, 'subscribed'],
    ])
    expect((await press(linkTo(typed))).status).toBe(200)
    expect(await states()).toEqual([
      ['eva+news@bücher.example', 'subscribed'],
      [typed, 'left'],
    ])
    const [row] = await found('state=left&q=eva')
    expect(row?.reference).toBe(reference)
  })
})

it('without a mail server the double opt-in waits for nobody', async () => {
  const shared = cmsAt(inject('cms'))
  const admin = await shared.adminLogin()
  await setDoubleOptIn(shared, admin, true)
  const email = 'no.mail@example.org'
  await shared.post('newsletter', { email })
  const { json } = await shared.get('/newsletter/subscribers?q=no.mail', admin)
  expect(json).toMatchObject({ rows: [{ email, state: 'subscribed' }] })
  await setDoubleOptIn(shared, admin, false)
})
