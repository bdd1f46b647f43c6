// Its own cms: it gets a mail server later, and is killed.
import { brand } from '../../../contract/brand'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { storedBytesOf } from '../../../cms/src/desk/intake/stored-bytes'
import type { FormName } from '../../../contract/index'
import { freePort } from '../../../scripts/servers/free-port'
import { startProgram } from '../../harness/child'
import { accountOf, type Cms, cmsAt } from '../../harness/cms'
import { root } from '../../harness/cms-modules'
import { change } from '../../harness/database'
import { sendRequest } from '../../harness/http'
import { referenceIn } from '../../harness/stored-submissions'
import { startMailServer } from '../../harness/mail-server'
import { startCms, type RunningCms } from '../../harness/start-cms'

const isPostgres = inject('postgres') !== ''

let smtp: Awaited<ReturnType<typeof startMailServer>>
let cms: RunningCms

beforeAll(async () => {
  smtp = await startMailServer()
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { MAIL_FROM: 'Wallet <hello@wallet.example>' },
  })
})
const startWithMail = () => cms.startAgain({ SMTP_URL: smtp.url })
afterAll(async () => {
  await cms.remove()
  await smtp.stop()
})
afterEach(() => {
  smtp.refuse(undefined)
  smtp.beforeReplying(undefined)
})

type Submitted = { reference: string; email: string }

let senders = 0
/** Each post has a sender of its own, by whose address its emails are found. */
async function submit(
  form: FormName = 'contact',
  answers: Record<string, unknown> = {},
  { post }: Pick<Cms, 'post'> = cms,
): Promise<Submitted> {
  senders += 1
  const email = `sender${senders}@example.org`
  const response = await post(form, { ...expectations[form].sample, email, ...answers })
  expect(response.status).toBe(201)
  return { reference: referenceIn(response), email }
}

const rowsOf = (reference: string) =>
  cms.select('select * from app_mails where reference = ? order by id', [reference])

const stateOf = async (reference: string) => {
  const [row] = await rowsOf(reference)
  return row?.['state']
}

const resend = async (reference: string, headers: Record<string, string>) => {
  const [row] = await rowsOf(reference)
  const response = await cms.send('POST', `/mail/mails/${String(row?.['id'])}/resend`, headers)
  expect(response.status).toBe(200)
}

const setDue = (reference: string, at: number) =>
  change(cms, 'update app_mails set due_at = ? where reference = ?', [
    isPostgres ? new Date(at) : at,
    reference,
  ])

/** As if a pause, or a killed worker's lease, were over. */
const makeDue = (reference: string) => setDue(reference, 0)

const untilSent = (reference: string) =>
  expect.poll(() => stateOf(reference), { interval: 100 }).toBe('sent')

describe('a cms that ran without a mail server, and then gets one', () => {
  let off: Submitted
  let oldOff: Submitted
  let oldSent: Submitted

  const makeOld = ({ reference }: Submitted, state: string) => {
    const moment = Date.now() - 31 * 86_400_000
    return change(cms, 'update app_mails set queued_at = ?, state = ? where reference = ?', [
      isPostgres ? new Date(moment) : moment,
      state,
      reference,
    ])
  }

  beforeAll(async () => {
    ;[off, oldOff, oldSent] = [await submit(), await submit(), await submit()]
    for (const { reference } of [off, oldOff]) expect(await stateOf(reference)).toBe('off')
    await makeOld(oldOff, 'off')
    await makeOld(oldSent, 'sent')
    await cms.stop()
    await startWithMail()
  })

  it('does not send later what would have been sent', async () => {
    const later = await submit()
    await untilSent(later.reference)
    expect(await stateOf(off.reference)).toBe('off')
    expect(smtp.to(off.email)).toEqual([])
  })

  it('has deleted the old ones at its start, and none that was sent', async () => {
    expect(await rowsOf(oldOff.reference)).toEqual([])
    expect(await rowsOf(oldSent.reference)).toHaveLength(1)
  })
})

it('a visitor gets a confirmation with what was sent, the reference, and who answers', async () => {
  const { reference, email } = await submit('contact', { message: 'Where can I pay?' })
  await untilSent(reference)
  const [mail] = smtp.to(email)
  expect(mail?.headers).toMatchObject({
    from: 'Wallet <hello@wallet.example>',
    to: email,
    subject: `We have received your message (${reference})`,
    'reply-to': brand.contactEmail,
    'auto-submitted': 'auto-generated',
  })
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(reference)
    expect(body).toContain('Where can I pay?')
    expect(body).toContain('answers within two working days')
  }
})

it('bank details do not leave in an email', async () => {
  const iban = 'PT50000201231234567890154'
  const { reference } = await submit('installation', { iban, contactEmail: 'shop@example.org' })
  await untilSent(reference)
  const [row] = await rowsOf(reference)
  expect(JSON.stringify(row)).not.toContain(iban)
  const [mail] = smtp.emails.filter(({ text }) => text.includes(reference))
  expect(mail?.raw).not.toContain(iban)
  expect(mail?.text).toContain('(not shown in emails)')
})

it('a link is shown in the message only: not in a list, an address or a place', async () => {
  const { reference } = await submit('career-application', {
    positionArea: 'Unlock it at https://evil.example/unlock',
    linkedin: 'https://evil.example/in',
  })
  await untilSent(reference)
  const [mail] = smtp.emails.filter(({ text }) => text.includes(reference))
  expect(mail?.raw).not.toContain('evil.example')
})

it('a post sent again with its key causes no second mail', async () => {
  const body = { ...expectations.contact.sample, email: 'twice@example.org' }
  const key = { 'Idempotency-Key': 'twice-mailed' }
  const reference = referenceIn(await cms.post('contact', body, key))
  expect(referenceIn(await cms.post('contact', body, key))).toBe(reference)
  await untilSent(reference)
  expect(await rowsOf(reference)).toHaveLength(1)
})

const payload = `<script>alert(1)</script>"'&{reference}\u202E`

it.each(['contact', 'investor', 'local-partner', 'career-application'] as const)(
  'markup, headers and placeholders in any answer of the form %s show as text',
  async (form) => {
    const { sample } = expectations[form]
    const hostile = Object.fromEntries(
      Object.entries(sample).flatMap(([field, value]) =>
        typeof value !== 'string' ||
        /mail|phone|country|currency|amount|website|url|linkedin|portfolio|position|subject/i.test(
          field,
        )
          ? []
          : [[field, `${payload} ${form}`]],
      ),
    )
    const { reference, email } = await submit(form, hostile)
    await untilSent(reference)
    const [mail] = smtp.to(email)
    expect(mail?.html).not.toContain('<script>')
    expect(mail?.html).toContain('&lt;script&gt;')
    expect(mail?.html).toContain('{reference}')
    expect(mail?.text).toContain('<script>')
    expect(mail?.raw).not.toContain('\u202E')
  },
)

it('staff send an email again a few times an hour, copies of it included, also all at once', async () => {
  const { reference, email } = await submit('contact')
  await untilSent(reference)
  const reviewer = await cms.adminLogin('Intake reviewer')
  const [original] = await rowsOf(reference)
  const sendAgain = (id: unknown = original?.['id']) =>
    cms.send('POST', `/mail/mails/${String(id)}/resend`, reviewer)
  const first = await sendAgain()
  expect(first.status, first.text).toBe(200)
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain()))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(refused).toHaveLength(4)
  expect(refused[0]?.text).toContain(
    'This was sent again 5 times within an hour. Wait an hour, or write a reply.',
  )
  expect((await sendAgain((await rowsOf(reference)).at(-1)?.['id'])).status).toBe(429)
  await expect.poll(() => smtp.to(email).length).toBe(6)
})

it('what a post makes longer in the database, emails included, is what its sender’s bound counts', async () => {
  const admin = await cms.adminLogin()
  const settings = { notices: { contact: ['staff@example.org'] }, unconfirmed: [] }
  expect((await cms.send('PUT', '/mail/settings', admin, settings)).status).toBe(200)
  const sizes = async (message: string) => {
    const { reference, email } = await submit('contact', { message })
    await expect
      .poll(async () => (await rowsOf(reference)).map(({ state }) => state))
      .toEqual(['sent', 'sent'])
    const tables = ['intake_contacts', 'app_submissions', 'app_mails']
    const rows = await Promise.all(
      tables.map((name) => cms.select(`select * from ${name} where reference = ?`, [reference])),
    )
    const stored = rows
      .flat()
      .flatMap((row) => Object.values(row))
      .reduce<number>((sum, value) => sum + Buffer.byteLength(String(value)), 0)
    return { stored, counted: storedBytesOf({ ...expectations.contact.sample, email, message }) }
  }
  const short = await sizes('Yes')
  const long = await sizes('a"\n<'.repeat(200).trim())
  await cms.send('PUT', '/mail/settings', admin, { ...settings, notices: {} })
  const [grown, counted] = [long.stored - short.stored, long.counted - short.counted]
  // The list of the inbox shows the beginning of the message, too.
  expect(grown).toBeLessThan(counted + 255)
  expect(grown).toBeGreaterThan(counted * 0.7)
})

describe('a stranger who enters the address of somebody else', () => {
  const reviewer = () => cms.adminLogin('Intake reviewer')

  it.each([
    ['a link', { lastName: 'http://evil.example/x' }],
    ['a bare domain', { lastName: 'evil.example' }],
    ['a domain with other dots', { lastName: 'www。evil．example' }],
    ['a sentence', { firstName: 'customer! Your wallet is blocked' }],
    [
      'more than 40 characters',
      { firstName: 'Your wallet is blocked', lastName: 'until you call us now' },
    ],
  ])('cannot let our email begin with %s in the name', async (_what, name) => {
    const { reference, email } = await submit('contact', name)
    // With a link it is suspicious, too, and staff have it sent.
    if ((await stateOf(reference)) === 'held') await resend(reference, await reviewer())
    await untilSent(reference)
    const [mail] = smtp.to(email)
    expect(mail?.text).toMatch(/^Hello,\n/)
    expect(mail?.html).toContain('>Hello,</p>')
    if (!('firstName' in name)) {
      expect(mail?.text).toContain('Last name: (not shown in emails)')
      expect(mail?.raw).not.toContain('evil')
      expect(mail?.text).not.toContain(name.lastName)
    }
  })

  it('cannot do so in a subject that staff wrote, or in a reply', async () => {
    const path = '/mail/templates/contact/confirmation'
    const template = { subject: 'For {name}', body: '{greeting} {name} {company}\n\n{answers}' }
    const headers = await reviewer()
    expect((await cms.send('PUT', path, headers, template)).status).toBe(200)
    const { reference, email } = await submit('contact', { lastName: 'evil.example' })
    await untilSent(reference)
    expect((await cms.send('DELETE', path, headers)).status).toBe(200)
    expect(smtp.to(email)[0]?.headers['subject']).toBe(`For ${email}`)
    expect(smtp.to(email)[0]?.text).toMatch(/^Hello, sender/)
    const reply = await cms.get(`/inbox/submissions/${reference}/replies`, headers)
    expect((reply.json as { text: string }).text).toMatch(/^Hello,\n/)
  })

  it('an ordinary name is greeted', async () => {
    const name = { firstName: 'J. R. R.', lastName: "O'Neill-Sá" }
    const { reference, email } = await submit('contact', name)
    await untilSent(reference)
    expect(smtp.to(email)[0]?.text).toMatch(/^Hello J\. R\. R\. O'Neill-Sá,\n/)
  })

  it('has five emails an hour sent to one mailbox, in whatever spelling, and the outbox says so', async () => {
    const spellings = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? `v.ic.tim+${index}@googlemail.com` : `Victim+${index}@gmail.com`,
    )
    const sent = await Promise.all(spellings.map((email) => submit('contact', { email })))
    const states = () => Promise.all(sent.map(({ reference }) => stateOf(reference)))
    await expect.poll(states).not.toContain('pending')
    expect((await states()).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'held'),
      ...Array.from({ length: 5 }, () => 'sent'),
    ])
    const other = await submit('contact', { email: 'victim+1@example.org' })
    await untilSent(other.reference)
    const headers = await reviewer()
    const list = await cms.get('/mail/mails?states=held&q=&forms=contact', headers)
    const rows = (list.json as { rows: { id: number; reference: string }[] }).rows
    const held = rows.find((row) => sent.some(({ reference }) => reference === row.reference))
    expect(held).toMatchObject({ lastError: 'This mailbox got 5 emails within an hour.' })
    await resend(held?.reference ?? '', headers)
    await untilSent(held?.reference ?? '')
    expect((await rowsOf(held?.reference ?? ''))[0]).toMatchObject({
      author_name: 'Intake Reviewer',
      last_error: null,
    })
  })

  it('has nothing sent by a suspicious post until staff say so', async () => {
    const message = 'Buy at https://a.example or https://b.example'
    const email = 'x@mailinator.com'
    const { reference } = await submit('contact', { email, message })
    const [mail] = await rowsOf(reference)
    expect(mail).toMatchObject({
      state: 'held',
      last_error: expect.stringMatching(
        /^The submission has a spam score of \d+: look at it before you send this\.$/,
      ),
    })
    const headers = await reviewer()
    const shown = await cms.get(`/mail/mails/${String(mail?.['id'])}`, headers)
    expect((shown.json as { text: string }).text).toContain(reference)
    await resend(reference, headers)
    await untilSent(reference)
    expect(smtp.to(email)).toHaveLength(1)
  })

  it('has the newsletter’s question held, too, once, and the owner’s own is sent', async () => {
    const admin = await cms.adminLogin()
    const double = { notices: {}, unconfirmed: [], isDoubleOptIn: true }
    expect((await cms.send('PUT', '/mail/settings', admin, double)).status).toBe(200)
    // Six from one network address, so that a quick one after them is suspicious.
    for (let count = 0; count < 6; count += 1)
      await cms.post('newsletter', { email: 'many@example.org' })
    const email = 'owner@example.org'
    const quick = { 'X-Form-Seconds': '0' }
    const reference = referenceIn(await cms.post('newsletter', { email }, quick))
    await cms.post('newsletter', { email }, quick)
    expect(await rowsOf(reference)).toMatchObject([{ kind: 'opt-in', state: 'held' }])
    await cms.post('newsletter', { email })
    await expect.poll(() => smtp.to(email).length).toBe(1)
    expect(await rowsOf(reference)).toMatchObject([{ state: 'held' }, { kind: 'opt-in' }])
    // Confirmations take nothing from the questions, and a question that was held may be asked again.
    for (let count = 0; count < 6; count += 1)
      await submit('contact', { email: `asked+${count}@gmail.com` })
    const asked: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const address = `ask.ed+${count}@gmail.com`
      asked.push(referenceIn(await cms.post('newsletter', { email: address })))
      await expect.poll(() => stateOf(asked.at(-1) ?? '')).not.toBe('pending')
    }
    const states = await Promise.all(asked.map(stateOf))
    expect(states).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'held'])
    await cms.post('newsletter', { email: 'ask.ed+5@gmail.com' })
    await cms.post('newsletter', { email: 'ask.ed+0@gmail.com' })
    expect(await rowsOf(asked[5] ?? '')).toHaveLength(2)
    expect(await rowsOf(asked[0] ?? '')).toHaveLength(1)
    const single = { ...double, isDoubleOptIn: false }
    expect((await cms.send('PUT', '/mail/settings', admin, single)).status).toBe(200)
  })
})

it('a full mailbox is tried again, with the same Message-ID', async () => {
  smtp.refuse({ at: 'recipient', code: 452 })
  const { reference, email } = await submit()
  await expect
    .poll(async () => (await rowsOf(reference))[0]?.['last_error'])
    .toContain('Refused with 452')
  const [waiting] = await rowsOf(reference)
  expect(waiting).toMatchObject({ state: 'pending', attempts: 1 })
  smtp.refuse(undefined)
  await makeDue(reference)
  await untilSent(reference)
  expect(smtp.to(email).map(({ headers }) => headers['message-id'])).toEqual([
    waiting?.['message_id'],
  ])
})

it.each(['recipient', 'message'] as const)(
  'a %s that is refused for good is given up',
  async (at) => {
    smtp.refuse({ at, code: 550 })
    const { reference } = await submit()
    await expect.poll(() => stateOf(reference)).toBe('failed')
    expect((await rowsOf(reference))[0]).toMatchObject({ attempts: 1 })
  },
)

it('a mail server that is down for a while costs no mail and no answer', async () => {
  await smtp.stop()
  const sent = await Promise.all([submit(), submit(), submit()])
  // Until the attempt is over: it would put the email off for a minute after it was made due.
  for (const { reference } of sent)
    await expect.poll(async () => (await rowsOf(reference))[0]?.['last_error']).not.toBeNull()
  await smtp.startAgain()
  for (const { reference } of sent) await makeDue(reference)
  for (const { reference, email } of sent) {
    await untilSent(reference)
    expect(smtp.to(email)).toHaveLength(1)
  }
})

it('a cms that is killed loses no mail, and sends at most once more what it was sending, with the same Message-ID', async () => {
  smtp.refuse({ at: 'recipient', code: 452 })
  const waiting = await submit()
  await expect
    .poll(async () => (await rowsOf(waiting.reference))[0]?.['last_error'])
    .toContain('Refused with 452')
  // On a slow machine its pause would end before the kill.
  await setDue(waiting.reference, Date.now() + 3_600_000)
  smtp.refuse(undefined)
  let killed: Promise<unknown> | undefined
  smtp.beforeReplying(async () => {
    await (killed ??= cms.kill())
  })
  const sending = await submit()
  await expect.poll(() => killed !== undefined).toBe(true)
  await killed
  smtp.beforeReplying(undefined)
  for (const { reference } of [waiting, sending]) {
    expect(await stateOf(reference)).toBe('pending')
    await makeDue(reference)
  }
  await startWithMail()
  for (const { reference } of [waiting, sending]) await untilSent(reference)
  expect(smtp.to(waiting.email)).toHaveLength(1)
  const ids = smtp.to(sending.email).map(({ headers }) => headers['message-id'])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

// A file of SQLite has one server.
it.runIf(isPostgres)('two servers on one database send each email once', async () => {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const second = startProgram(join(root, 'cms/dist/src/server.js'), {
    ...cms.environment,
    SMTP_URL: smtp.url,
    CMS_PORT: port,
  })
  try {
    await second.waitUntil(async () => (await sendRequest(`${url}/readyz`)).status === 200)
    // A post wakes the server that takes it, so both look for what is due at the same moments.
    const both = [cms, cmsAt({ ...cms, url })]
    const posts = Array.from({ length: 30 }, (_, index) => submit('contact', {}, both[index % 2]))
    const sent = await Promise.all(posts)
    for (const { reference } of sent) await untilSent(reference)
    for (const { email } of sent) expect(smtp.to(email)).toHaveLength(1)
  } finally {
    await second.stop('SIGTERM')
  }
})

// The last: the cms stays stopped.
it('a password reset is sent although the cms stops before its pause is over', async () => {
  const { email } = accountOf(cms, 'Privacy officer')
  expect((await cms.postTo('/admin/forgot-password', { email })).status).toBe(204)
  await cms.stop()
  const [mail] = smtp.to(email)
  expect(mail?.text).toContain('/admin/auth/reset-password?code=')
})
