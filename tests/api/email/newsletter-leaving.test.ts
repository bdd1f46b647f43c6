import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { signRejoinLink } from '../../../cms/src/desk/opt-outs/server/rejoin-link'
import { change } from '../../harness/database'
import { type HttpResponse, sendRequest } from '../../harness/http'
import { referenceIn } from '../../harness/stored-submissions'
import { secondCms } from '../harness/second-cms'

const { cms, smtp } = await secondCms()

/** Subscribes and returns the link in the welcome email, by the email's own header. */
async function subscribe(email: string) {
  const before = smtp.to(email).length
  const reference = referenceIn(await cms.post('newsletter', { email }))
  await expect.poll(() => smtp.to(email).length).toBe(before + 1)
  const mail = smtp.to(email).at(-1)
  const link = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''
  return { reference, mail, link }
}

const optOuts = () => cms.select('select * from app_newsletter_opt_outs')

const post = (link: string, body: string, type: string) =>
  sendRequest(link, { method: 'POST', headers: { 'Content-Type': type }, chunks: [body] })

const oneClick = (link: string) =>
  post(link, 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded')

const press = (link: string) => post(link, '', 'application/x-www-form-urlencoded')

const QUESTION = 'You left our newsletter. Was it you who asked to join again?'

const hashesOut = async () => (await optOuts()).map(({ hash }) => String(hash)).toSorted()

/** The kinds of a submission's mails in one state, oldest first. */
const mailsOf = async (reference: string, state: string) =>
  (
    await cms.select('select kind from app_mails where reference = ? and state = ? order by id', [
      reference,
      state,
    ])
  ).map(({ kind }) => kind)

/** An answer's JSON without its reference, which differs each time. */
const shapeOf = ({ text, json }: HttpResponse) => text.replaceAll(referenceIn({ json }), '')

/** Subscribes, leaves, is entered again; returns the link that confirms it. */
async function leaveAndReturn(email: string) {
  const { link, reference } = await subscribe(email)
  await oneClick(link)
  const question = await subscribe(email)
  expect(question.mail?.headers['subject']).toBe(QUESTION)
  const confirmLink = /http\S+\/rejoin\/\S+/.exec(question.mail?.text ?? '')?.[0] ?? ''
  expect(question.mail?.html).toContain(`href="${confirmLink}"`)
  return { link, confirmLink, reference }
}

const rejoinLink = (key: string, named: Parameters<typeof signRejoinLink>[1]) =>
  `${cms.url}/api/newsletter/rejoin/${signRejoinLink(key, named)}`

const subscriberKey = (): string => {
  const keys: { subscriberKey: string } = JSON.parse(
    readFileSync(join(cms.dataDir, 'secrets/cms.json'), 'utf8'),
  )
  return keys.subscriberKey
}

const firstLink = () =>
  /^<(.+)>$/.exec(smtp.to('reader@example.org')[0]?.headers['list-unsubscribe'] ?? '')?.[1] ?? ''

it('a subscriber gets an email that says how to leave, for people and for mail programs', async () => {
  const { mail, link } = await subscribe('reader@example.org')
  expect(link).toContain(`${cms.url}/api/newsletter/unsubscribe/`)
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
})

it('opening the link asks and changes nothing; the button unsubscribes', async () => {
  const { link } = await subscribe('button@example.org')
  const before = await optOuts()
  for (let count = 0; count < 3; count += 1) {
    const page = await sendRequest(link)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.text).toContain('<form method="post">')
  }
  expect((await sendRequest(link, { method: 'HEAD' })).status).toBe(200)
  expect(await optOuts()).toEqual(before)
  expect((await oneClick(link)).text).toContain('You are unsubscribed')
  expect((await optOuts()).length).toBe(before.length + 1)
  expect((await oneClick(link)).status).toBe(200)
  expect((await optOuts()).length).toBe(before.length + 1)
})

it('a subscriber who reads another language gets the email and its pages in it', async () => {
  await cms.post('newsletter', { email: 'leser@example.org' }, { 'Content-Language': 'de' })
  await expect.poll(() => smtp.to('leser@example.org').length).toBe(1)
  const link =
    /http\S+\/unsubscribe\/\S+/.exec(smtp.to('leser@example.org')[0]?.text ?? '')?.[0] ?? ''
  expect(link).toMatch(/\?language=de$/)
  const asked = (await sendRequest(link)).text
  expect(asked).toContain('<html lang="de">')
  expect(asked).toContain('<h1>Newsletter abbestellen</h1>')
  expect((await press(link)).text).toContain('Du bist abgemeldet')
  for (const language of ['xx', 'constructor', 'de&language=de'])
    expect((await sendRequest(link.replace(/de$/, language))).text).toContain(
      '<h1>Leave the newsletter</h1>',
    )
})

it('a mail program unsubscribes with one click, in either encoding', async () => {
  const { link } = await subscribe('program@example.org')
  const before = (await optOuts()).length
  const boundary = 'x'
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
  const response = await post(link, part, `multipart/form-data; boundary=${boundary}`)
  expect(response.status).toBe(200)
  expect((await optOuts()).length).toBe(before + 1)
})

it('what is stored of it names nobody', async () => {
  const { link } = await subscribe('nameless@example.org')
  await oneClick(link)
  expect(JSON.stringify(await optOuts())).not.toContain('nameless')
})

describe('an address that left', () => {
  it('is asked when it joins again by the same post on the same day', async () => {
    const email = 'same-day@example.org'
    const key = { 'Idempotency-Key': 'the same form, network and day' }
    const { reference, link } = await subscribe(email)
    const sendAgain = () => cms.post('newsletter', { email }, key)
    expect((await sendAgain()).headers).not.toHaveProperty('idempotency-replayed')
    expect((await sendAgain()).headers['idempotency-replayed']).toBe('true')
    expect((await oneClick(link)).status).toBe(200)
    expect((await sendAgain()).headers).not.toHaveProperty('idempotency-replayed')
    await expect.poll(() => smtp.to(email).at(-1)?.headers['subject']).toBe(QUESTION)
    await expect.poll(() => mailsOf(reference, 'sent')).toEqual(['confirmation', 'rejoin'])
  })

  it('stays out when a stranger enters it, and its owner gets one question instead of a welcome', async () => {
    const { link, reference } = await subscribe('back@example.org')
    await oneClick(link)
    const before = await hashesOut()
    const fresh = await cms.post('newsletter', { email: 'never-left@example.org' })
    for (const email of ['back@example.org', 'Back@example.org', 'back@example.org']) {
      const again = await cms.post('newsletter', { email })
      expect(again.status).toBe(fresh.status)
      expect(shapeOf(again)).toEqual(shapeOf(fresh))
    }
    await Promise.all(
      Array.from({ length: 5 }, () => cms.post('newsletter', { email: 'back@example.org' })),
    )
    await expect.poll(() => mailsOf(reference, 'pending')).toEqual([])
    expect(await hashesOut()).toEqual(before)
    await expect.poll(() => mailsOf(reference, 'sent')).toEqual(['confirmation', 'rejoin'])
    const question = smtp.to('back@example.org').at(-1)
    expect(question?.headers['subject']).toBe(QUESTION)
    expect(question?.headers['list-unsubscribe']).toBeUndefined()
    expect(question?.text).toContain('If it was not you, ignore this email')
  })

  it('is asked again the next day', async () => {
    const { reference } = await leaveAndReturn('tomorrow@example.org')
    const [row] = await cms.select('select * from app_newsletter_opt_outs order by id desc limit 1')
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await change(cms, 'update app_newsletter_opt_outs set asked_at = ? where id = ?', [
      cms.databaseUrl ? yesterday : yesterday.getTime(),
      row?.['id'],
    ])
    await cms.post('newsletter', { email: 'tomorrow@example.org' })
    await expect
      .poll(() => mailsOf(reference, 'sent'))
      .toEqual(['confirmation', 'rejoin', 'rejoin'])
  })

  it('is subscribed again by the button behind the link in that email, and gets the welcome', async () => {
    const { confirmLink, reference } = await leaveAndReturn('returns@example.org')
    const before = await optOuts()
    for (const method of ['GET', 'HEAD', 'GET']) {
      const page = await sendRequest(confirmLink, { method })
      expect(page.status).toBe(200)
      expect(page.headers['cache-control']).toBe('no-store')
      if (method === 'GET') expect(page.text).toContain('<form method="post"><button>Confirm')
    }
    expect(await optOuts()).toEqual(before)
    const done = await press(confirmLink)
    expect(done.status).toBe(200)
    expect(done.text).toContain('You are subscribed again')
    expect((await optOuts()).length).toBe(before.length - 1)
    await expect
      .poll(() => mailsOf(reference, 'sent'))
      .toEqual(['confirmation', 'rejoin', 'confirmation'])
    // Pressed twice, it answers the same and emails nobody.
    expect((await press(confirmLink)).status).toBe(200)
    expect(await mailsOf(reference, 'pending')).toEqual([])
  })

  it('is not subscribed by a link that it used before it left again', async () => {
    const { confirmLink, link } = await leaveAndReturn('twice@example.org')
    expect((await press(confirmLink)).status).toBe(200)
    await oneClick(link)
    const before = await optOuts()
    const reused = await press(confirmLink)
    expect(reused.status).toBe(410)
    expect(reused.text).toContain('no longer valid')
    expect(await optOuts()).toEqual(before)
  })

  it('is not subscribed by a forged or expired link', async () => {
    const address = 'forged@example.org'
    const { confirmLink, link, reference } = await leaveAndReturn(address)
    const before = await optOuts()
    const forged = [
      link.replace('unsubscribe', 'rejoin'),
      confirmLink.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      confirmLink.replace(/\.\d{13}\./, `.${Date.now() + 1000}.`),
      rejoinLink('another key', { address, reference, issuedAt: new Date() }),
      `${confirmLink}%0d%0aSet-Cookie:%20a=b`,
    ]
    for (const one of forged) {
      expect((await sendRequest(one)).status).toBe(404)
      const response = await press(one)
      expect(response.status).toBe(404)
      expect(response.headers['set-cookie']).toBeUndefined()
    }
    const issuedAt = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000 - 1000)
    // Older than the link, so that only its age refuses it.
    await change(cms, 'update app_newsletter_opt_outs set since = ?', [
      cms.databaseUrl ? new Date(0) : 0,
    ])
    const expired = rejoinLink(subscriberKey(), { address, reference, issuedAt })
    expect((await sendRequest(expired)).status).toBe(410)
    expect((await press(expired)).status).toBe(410)
    expect((await optOuts()).length).toBe(before.length)
    expect((await press(confirmLink)).status).toBe(200)
  })

  it('cannot be confirmed by staff, who do not see the link in the outbox', async () => {
    const { confirmLink, reference } = await leaveAndReturn('unseen@example.org')
    const secret = confirmLink.split('.').at(-1) ?? ''
    expect(secret).toHaveLength(43)
    const rows = await cms.select('select * from app_mails where reference = ?', [reference])
    expect(JSON.stringify(rows)).not.toContain(secret)
    const reviewer = await cms.adminLogin('Intake reviewer')
    const question = rows.find(({ kind }) => kind === 'rejoin')
    const shown = await cms.get(`/mail/mails/${String(question?.['id'])}`, reviewer)
    expect(shown.status).toBe(200)
    expect(shown.text).toContain('/api/newsletter/rejoin/not-shown')
  })

  it('cannot be unsubscribed by staff without a trace: the outbox does not show that link either', async () => {
    const { link, mail, reference } = await subscribe('traceless@example.org')
    expect(mail?.text).toContain(link)
    const secret = link.split('.').at(-1) ?? ''
    expect(secret).toHaveLength(43)
    const rows = await cms.select('select * from app_mails where reference = ?', [reference])
    expect(JSON.stringify(rows)).not.toContain(secret)
    const reviewer = await cms.adminLogin('Intake reviewer')
    const path = `/mail/mails/${String(rows[0]?.['id'])}`
    const shown = await cms.get(path, reviewer)
    expect(shown.text).toContain('/api/newsletter/unsubscribe/not-shown')
    // As earlier versions stored it.
    await change(cms, 'update app_mails set text = ?, html = ? where reference = ?', [
      mail?.text,
      mail?.html,
      reference,
    ])
    const stored = await cms.get(path, reviewer)
    expect(stored.text).not.toContain(secret)
    const officer = await cms.adminLogin('Privacy officer')
    const person = { email: 'traceless@example.org' }
    const exported = await cms.send('POST', '/privacy/person/export', officer, person)
    expect(exported.text).toContain('unsubscribe/not-shown')
    expect(exported.text).not.toContain(secret)
  })

  it('gets no email when a line break is entered with it', async () => {
    const { reference } = await leaveAndReturn('breaks@example.org')
    const count = smtp.emails.length
    for (const email of [
      'breaks@example.org\r\nBcc: other@example.org',
      'breaks@example.org\nother@example.org',
    ])
      expect((await cms.post('newsletter', { email })).status).toBe(400)
    expect(await mailsOf(reference, 'pending')).toEqual([])
    expect(smtp.emails.length).toBe(count)
  })
})

it('a welcome that was not sent before its address left is not sent any more', async () => {
  const { link, reference } = await subscribe('late@example.org')
  await oneClick(link)
  const [mail] = await cms.select('select id from app_mails where reference = ?', [reference])
  const reviewer = await cms.adminLogin('Intake reviewer')
  await cms.postTo(`/mail/mails/${String(mail?.['id'])}/resend`, {}, reviewer)
  await expect
    .poll(async () =>
      (await cms.select('select state from app_mails where reference = ?', [reference])).map(
        (row) => row['state'],
      ),
    )
    .toContain('skipped')
  expect(smtp.to('late@example.org')).toHaveLength(1)
})

it.each([
  ['made up', (link: string) => link.replace(/[^/]+$/, 'x')],
  ['cut short', (link: string) => link.slice(0, -1)],
  ['changed', (link: string) => link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
])('a link that is %s does nothing', async (_what, spoil) => {
  const link = firstLink()
  const before = await optOuts()
  for (const response of [await sendRequest(spoil(link)), await oneClick(spoil(link))])
    expect(response.status).toBe(404)
  expect(await optOuts()).toEqual(before)
})

it('a flood of guesses is slowed down', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.80' }
  const statuses = await Promise.all(
    Array.from(
      { length: 80 },
      async () => (await sendRequest(`${firstLink()}x`, { headers })).status,
    ),
  )
  expect(statuses).toContain(429)
})
