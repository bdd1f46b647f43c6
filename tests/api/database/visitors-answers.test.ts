// Its own cms: it reads a mailbox, and is killed.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { accountOf, type StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { type ReceivedMail, startMailServer } from '../../harness/mail-server'
import { hasDovecot, startMailboxServer } from '../../harness/mailbox-server'
import { sendBySmtp } from '../../harness/send-by-smtp'
import { type RunningCms, startCms } from '../../harness/start-cms'
import { referenceIn } from '../../harness/stored-submissions'
import { writtenEmail } from '../../harness/written-email'

const describeHere = describe.skipIf(!hasDovecot)
const isPostgres = inject('postgres') !== ''

let smtp: Awaited<ReturnType<typeof startMailServer>>
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>
let cms: RunningCms
const environment = () => ({
  SMTP_URL: smtp.url,
  IMAP_URL: mailbox.url,
  IMAP_ADDRESS: mailbox.address,
})

beforeAll(async () => {
  smtp = await startMailServer()
  mailbox = await startMailboxServer()
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: environment(),
  })
})
afterAll(async () => {
  await cms.remove()
  await mailbox.remove()
  await smtp.stop()
})

type Attachment = { id: number; name: string; type: string; size: number }
type Incoming = {
  sender: string
  doubt: string | null
  isAutomatic: boolean
  text: string
  leftOut: string[]
  attachments: Attachment[]
}
type Submission = {
  id: number
  reference: string
  state: string
  version: number
  incoming: Incoming[]
  history: { action: string; actorName: string; detail: object }[]
}

type Submitted = { reference: string; email: string; received: ReceivedMail }

let senders = 0

/** A submission, and the email that its sender got and can answer. */
async function submitted(): Promise<Submitted> {
  senders += 1
  const email = `visitor${senders}@example.org`
  const response = await cms.post('contact', { ...expectations.contact.sample, email })
  expect(response.status).toBe(201)
  await expect.poll(() => smtp.to(email)).toHaveLength(1)
  const [received] = smtp.to(email)
  return { reference: referenceIn(response), email, received: received as ReceivedMail }
}

const idOf = ({ headers }: ReceivedMail) => headers['message-id'] ?? ''
const tagOf = ({ headers }: ReceivedMail) => headers['reply-to'] ?? ''

const read = async (reference: string): Promise<Submission> => {
  const response = await cms.sendAs('Intake reviewer', 'GET', `/inbox/submissions/${reference}`)
  expect(response.status).toBe(200)
  return response.json as Submission
}

/** As soon as so many emails are in its thread. */
async function untilReceived(reference: string, count = 1): Promise<Submission> {
  await expect.poll(async () => (await read(reference)).incoming.length).toBe(count)
  return read(reference)
}

/** What arrived before it has been read as well. */
async function untilAllRead() {
  const { reference, email, received } = await submitted()
  const headers = { 'In-Reply-To': idOf(received) }
  mailbox.deliver(writtenEmail({ from: email, text: 'The last.', headers }))
  await untilReceived(reference)
}

const staffId = async (role: StaffRole): Promise<number> => {
  const { email } = accountOf(cms, role)
  const [row] = await cms.select('select id from admin_users where email = ?', [email])
  return Number(row?.['id'])
}

const set = async (reference: string, changes: object) => {
  const { version } = await read(reference)
  const body = { submissions: [{ reference, version }], change: changes }
  const response = await cms.sendAs('Intake reviewer', 'POST', '/inbox/changes', body)
  expect(response.status).toBe(200)
}

/** An answer to what its sender got. */
const answerOf = (
  { email, received }: Pick<Submitted, 'email' | 'received'>,
  written: Partial<Parameters<typeof writtenEmail>[0]> = {},
) =>
  writtenEmail({
    from: email,
    text: 'Thank you!',
    ...written,
    headers: { 'In-Reply-To': idOf(received), ...written.headers },
  })

/** The visitor's mail program sends it to the address that the email names, by SMTP, to the mailbox. */
async function sendAnswer({ email, received }: Submitted, text: string) {
  const to = tagOf(received)
  const raw = answerOf({ email, received }, { to, text })
  await sendBySmtp(smtp.url, { from: email, to, raw })
  const [delivered] = smtp.to(to)
  mailbox.deliver(delivered?.raw ?? '')
}

describeHere('what a visitor answers', () => {
  it('goes round: a reply by staff, its answer into the thread, which is open again, and the assignee told', async () => {
    const { reference, email } = await submitted()
    const assigneeId = await staffId('Intake reviewer')
    await set(reference, { assigneeId })
    const path = `/inbox/submissions/${reference}/replies`
    const reply = { subject: 'Your question', text: 'It is free.' }
    expect((await cms.sendAs('Intake reviewer', 'POST', path, reply)).status).toBe(201)
    const replies = () => smtp.to(email).filter(({ headers }) => headers.subject === reply.subject)
    await expect.poll(() => replies().length).toBe(1)
    await set(reference, { state: 'answered' })
    const [received] = replies() as [ReceivedMail]
    await sendAnswer({ reference, email, received }, 'Is it free for shops, too?')
    const { state, incoming, history } = await untilReceived(reference)
    expect(incoming).toMatchObject([
      { sender: email, doubt: null, isAutomatic: false, text: 'Is it free for shops, too?' },
    ])
    expect(state).toBe('in-review')
    expect(history.slice(0, 2)).toMatchObject([
      {
        action: 'submission.state',
        actorName: 'System',
        detail: { from: 'answered', to: 'in-review' },
      },
      { action: 'submission.email', actorName: 'System' },
    ])
    const notices = await cms.sendAs('Intake reviewer', 'GET', '/notices/mine')
    expect(JSON.stringify(notices.json)).toContain(`${reference} (Contact messages) was answered.`)
    const told = () => smtp.to(accountOf(cms, 'Intake reviewer').email)
    await expect
      .poll(() => told().at(-1)?.headers.subject)
      .toContain(`${reference} (Contact messages)`)
    await expect.poll(() => mailbox.isRead(idOf(received))).toEqual([true])

    // Who has not read of the first answer is not told of each other.
    const count = told().length
    mailbox.deliver(answerOf({ email, received }, { text: 'And for schools?' }))
    await untilReceived(reference, 2)
    const again = await cms.sendAs('Intake reviewer', 'GET', '/notices/mine')
    expect(
      JSON.stringify(again.json).split(`${reference} (Contact messages) was answered.`),
    ).toHaveLength(2)
    expect(told()).toHaveLength(count)
  })

  it('is found by what it answers further up in the thread, and is new again for anybody', async () => {
    const sent = await submitted()
    await set(sent.reference, { state: 'closed' })
    const References = `<unknown@example.org>\r\n ${idOf(sent.received)} <later@example.org>`
    mailbox.deliver(
      answerOf(sent, { headers: { 'In-Reply-To': '<later@example.org>', References } }),
    )
    const { incoming, state } = await untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ doubt: null }])
    expect(state).toBe('new')
  })

  it('is found by the signed address, in any case of letters, and by no other', async () => {
    const [one, other] = [await submitted(), await submitted()]
    const [local = '', domain = ''] = tagOf(one.received).split('@')
    const forged = `${local.replace(/-.*/, '')}-${tagOf(other.received).split('-')[1] ?? ''}`
    const { email } = one
    mailbox.deliver(writtenEmail({ from: email, to: forged, text: 'Forged.' }))
    mailbox.deliver(writtenEmail({ from: email, to: `${local}0@${domain}`, text: 'Longer.' }))
    mailbox.deliver(
      writtenEmail({ from: email, to: `Beam <${local.toUpperCase()}@${domain}>`, text: 'Signed.' }),
    )
    const { incoming } = await untilReceived(one.reference)
    expect(incoming).toMatchObject([{ text: 'Signed.', doubt: null }])
    expect((await read(other.reference)).incoming).toEqual([])
  })

  it('stays in the mailbox, unread, where only its subject names a submission', async () => {
    const { email, received, reference } = await submitted()
    const subject = `Re: ${received.headers['subject'] ?? ''}`
    expect(subject).toContain(reference)
    mailbox.deliver(writtenEmail({ from: email, subject, text: 'By its subject.' }))
    await untilAllRead()
    expect((await read(reference)).incoming).toEqual([])
    expect(mailbox.isRead(Buffer.from('By its subject.').toString('base64'))).toEqual([false])
    expect(cms.log()).toContain('left unread in the mailbox: 1')
  })

  it('is marked where it comes from another address, or the mail server found it forged', async () => {
    const sent = await submitted()
    await set(sent.reference, { state: 'closed' })
    mailbox.deliver(answerOf(sent, { from: 'other@example.net' }))
    expect(await untilReceived(sent.reference)).toMatchObject({
      state: 'new',
      incoming: [{ sender: 'other@example.net', doubt: 'other-address' }],
    })
    const passed = `mx.beam.example; ${'dkim=neutral header.d=example.net; '.repeat(100)}`
    const found = `${passed}dmarc=fail header.from=example.org`
    mailbox.deliver(answerOf(sent, { headers: { 'Authentication-Results': found } }))
    await untilReceived(sent.reference, 2)
    const several = `${sent.email}, second@example.org`
    mailbox.deliver(answerOf(sent, { from: several }))
    const { incoming } = await untilReceived(sent.reference, 3)
    expect(incoming.slice(1)).toMatchObject([
      { sender: sent.email, doubt: 'forged' },
      { doubt: 'other-address' },
    ])
  })

  it.each([
    ['an out-of-office note', { 'Auto-Submitted': 'auto-replied' }],
    ['a mailing list', { Precedence: 'bulk' }],
    ['a program of Exchange', { 'X-Auto-Response-Suppress': 'All' }],
    ['a bounce', { 'Return-Path': '<>' }],
  ])('by %s changes no state, tells nobody, and is answered by nothing', async (_what, headers) => {
    const sent = await submitted()
    await set(sent.reference, { state: 'closed', assigneeId: await staffId('Intake reviewer') })
    const emails = smtp.emails.length
    mailbox.deliver(answerOf(sent, { headers }))
    const { state, incoming } = await untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ isAutomatic: true }])
    expect(state).toBe('closed')
    const notices = await cms.sendAs('Intake reviewer', 'GET', '/notices/mine')
    expect(JSON.stringify(notices.json)).not.toContain(sent.reference)
    expect(smtp.emails.slice(emails).map(({ to }) => to)).toEqual([])
  })

  it('by a person whose program says so is an answer', async () => {
    const sent = await submitted()
    mailbox.deliver(answerOf(sent, { headers: { 'Auto-Submitted': 'no' } }))
    expect((await untilReceived(sent.reference)).incoming).toMatchObject([{ isAutomatic: false }])
  })

  it('as HTML is shown as text', async () => {
    const sent = await submitted()
    const html = '<p>Hello</p><script>alert(1)</script><img src="https://x.example/t.gif">'
    mailbox.deliver(answerOf(sent, { text: undefined, html }))
    const { incoming } = await untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ text: 'Hello\n\n[https://x.example/t.gif]' }])
  })

  it('is stored once, though it arrives twice and the mailbox is numbered anew', async () => {
    const sent = await submitted()
    const answer = answerOf(sent)
    mailbox.deliver(answer)
    mailbox.deliver(`Received: from elsewhere\r\n${answer}`)
    await untilReceived(sent.reference)
    await mailbox.stop()
    mailbox.renumber()
    await mailbox.startAgain()
    await untilAllRead()
    expect((await read(sent.reference)).incoming).toHaveLength(1)
  })
})

describeHere('attachments', () => {
  const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', 'latin1')

  it('are named by their content, and only offered as downloads to staff who read the form', async () => {
    const sent = await submitted()
    const page = '<!doctype html><script>alert(1)</script>'
    mailbox.deliver(
      answerOf(sent, {
        files: [
          { name: '../../etc/in\u0007voice.txt', content: PDF, type: 'text/plain' },
          { name: 'page.html', content: page, type: 'text/html' },
        ],
      }),
    )
    const { incoming } = await untilReceived(sent.reference)
    const [pdf, html] = incoming[0]?.attachments ?? []
    expect([pdf, html]).toMatchObject([
      { name: 'invoice.txt', type: 'application/pdf', size: PDF.length },
      { name: 'page.html', type: 'text/plain' },
    ])
    const path = `/inbox/submissions/${sent.reference}/attachments/${html?.id}`
    const response = await cms.sendAs('Intake reviewer', 'GET', path)
    expect(response.status).toBe(200)
    expect(response.text).toBe(page)
    expect(response.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="page.html"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(response.headers['content-security-policy']).toContain('sandbox')
    for (const [role, status] of [
      ['Privacy officer', 403],
      ['Super admin', 200],
      ['Marketing editor', 403],
      ['Chief editor', 403],
      [null, 401],
    ] as const)
      expect([role, (await cms.sendAs(role, 'GET', path)).status]).toEqual([role, status])
    const other = await submitted()
    const elsewhere = `/inbox/submissions/${other.reference}/attachments/${html?.id}`
    expect((await cms.sendAs('Intake reviewer', 'GET', elsewhere)).status).toBe(404)
    expect((await read(sent.reference)).history).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: 'submission.download' })]),
    )
  })

  it('that are too large or too many are left out, and the thread says so', async () => {
    const sent = await submitted()
    const large = Buffer.alloc(10_000_001, 'x')
    const many = Array.from({ length: 12 }, (_, nth) => ({ name: `${nth}.txt`, content: 'x' }))
    mailbox.deliver(answerOf(sent, { files: [{ name: 'large.bin', content: large }, ...many] }))
    const { incoming } = await untilReceived(sent.reference)
    expect(incoming[0]?.attachments).toHaveLength(10)
    expect(incoming[0]?.leftOut).toEqual([
      '3 attachments were left out: too large or too many. It is in the mailbox.',
    ])
  })

  it('of an email that is too large as a whole are left out, and its text is read', async () => {
    const sent = await submitted()
    const content = Buffer.alloc(9_900_000, 'x')
    const files = ['a', 'b', 'c'].map((name) => ({ name, content }))
    mailbox.deliver(answerOf(sent, { files }))
    const { incoming } = await untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ text: 'Thank you!', attachments: [] }])
    expect(incoming[0]?.leftOut.join()).toContain('too large')
  })
})

describeHere('what is held on a person', () => {
  const countOf = async (id: number) => {
    const rows = []
    for (const table of ['beam_incoming_emails', 'beam_incoming_attachments'])
      rows.push(...(await cms.select(`select id from ${table} where submission_id = ?`, [id])))
    return rows.length
  }

  const person = async (call: string, body: object) => {
    const path = `/privacy/person${call}`
    const response = await cms.sendAs('Privacy officer', 'POST', path, body)
    expect(response.status).toBe(200)
    return response.json as { digest: string; received: { reference: string }[] }
  }

  it('includes their answers and attachments, which an export gives and an erasure deletes', async () => {
    const sent = await submitted()
    const { email, reference } = sent
    const files = [{ name: 'note.txt', content: 'My note' }]
    mailbox.deliver(answerOf(sent, { text: 'My answer.', files }))
    const { id } = await untilReceived(reference)
    expect(await countOf(id)).toBe(2)
    const { received, digest } = await person('', { email })
    expect(received).toMatchObject([{ reference }])
    expect(await person('/export', { email })).toMatchObject({
      received: [
        {
          reference,
          sender: email,
          text: 'My answer.',
          attachments: [
            {
              name: 'note.txt',
              type: 'text/plain',
              base64: Buffer.from('My note').toString('base64'),
            },
          ],
        },
      ],
    })
    expect(await person('/erase', { email, digest })).toMatchObject({
      erased: { submissions: 1, received: 1 },
    })
    expect(await countOf(id)).toBe(0)
  })

  it('keeps out what arrived before it and is read later, as after a restored backup', async () => {
    const sent = await submitted()
    const other = await submitted()
    const arrived = new Date(Date.now() - 60_000)
    const { digest } = await person('', { email: other.email })
    await person('/erase', { email: other.email, digest })
    mailbox.deliver(answerOf(sent, { from: other.email, text: 'Before.' }), arrived)
    await untilAllRead()
    expect((await read(sent.reference)).incoming).toEqual([])
    mailbox.deliver(
      answerOf(sent, { from: other.email, text: 'After.' }),
      new Date(Date.now() + 2000),
    )
    expect((await untilReceived(sent.reference)).incoming).toMatchObject([{ text: 'After.' }])
  })

  it('includes what they wrote into the thread of somebody else, which stays', async () => {
    const sent = await submitted()
    const email = `colleague.of.${sent.email}`
    mailbox.deliver(answerOf(sent, { text: `I know ${email}.` }))
    mailbox.deliver(answerOf(sent, { from: email, files: [{ name: 'a.txt', content: 'a' }] }))
    const { id } = await untilReceived(sent.reference, 2)
    expect(await countOf(id)).toBe(3)
    const { digest, ...found } = await person('', { email })
    expect(found).toMatchObject({
      submissions: [],
      received: [{ reference: sent.reference }],
      namedIn: [{ reference: sent.reference, fields: ['Received email'] }],
    })
    expect(await person('/erase', { email, digest })).toMatchObject({ erased: { received: 1 } })
    expect((await read(sent.reference)).incoming).toMatchObject([{ sender: sent.email }])
    expect(await countOf(id)).toBe(1)
  })

  it('goes with a submission that is deleted', async () => {
    const sent = await submitted()
    mailbox.deliver(answerOf(sent, { files: [{ name: 'a.txt', content: 'a' }] }))
    const { id } = await untilReceived(sent.reference)
    await set(sent.reference, { state: 'spam' })
    const { version } = await read(sent.reference)
    const body = { submissions: [{ reference: sent.reference, version }] }
    const response = await cms.sendAs('Super admin', 'POST', '/inbox/spam/deletions', body)
    expect(response.status).toBe(200)
    expect(await countOf(id)).toBe(0)
    mailbox.deliver(answerOf(sent, { to: tagOf(sent.received) }))
    await untilAllRead()
    expect(await countOf(id)).toBe(0)
  })
})

describeHere('a hostile email', () => {
  it.each([
    ['in a charset that nobody knows', { 'Content-Type': 'text/plain; charset=x-nobody' }, 'Hello'],
    ['with NUL and a lone surrogate', { 'Content-Type': 'text/plain' }, 'a\0b\u{1F600}'],
    ['without an end', { 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\r\n\r\nHello'],
    ['with empty parts', { 'Content-Type': 'multipart/mixed; boundary=""' }, '--\r\n\r\n--'],
  ])('%s is stored', async (_what, headers, body) => {
    const { reference, email, received } = await submitted()
    const lines = { From: email, 'In-Reply-To': idOf(received), ...headers }
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
    mailbox.deliver(`${head.join('\r\n')}\r\n\r\n${body}\r\n`)
    const { incoming } = await untilReceived(reference)
    expect(incoming).toMatchObject([{ sender: email, doubt: null }])
  })

  it('of 1,000 nested parts, 10,000 headers or one endless header is stored without its text, and stops nothing', async () => {
    const { reference, email, received } = await submitted()
    const head = `From: ${email}\r\nIn-Reply-To: ${idOf(received)}\r\n`
    const nested = Array.from(
      { length: 1000 },
      (_, nth) => `Content-Type: multipart/mixed; boundary=b${nth}\r\n\r\n--b${nth}\r\n`,
    ).join('')
    mailbox.deliver(`${head}${nested}\r\nHello\r\n`)
    const many = Array.from({ length: 10_000 }, (_, nth) => `X-Many-${nth}: ${'x'.repeat(40)}\r\n`)
    mailbox.deliver(`${head}${many.join('')}\r\nHello\r\n`)
    mailbox.deliver(`${head}X-Long: ${'x'.repeat(2_000_000)}\r\n\r\nHello\r\n`)
    mailbox.deliver(`${head}References: ${'<a@b> '.repeat(100_000)}\r\n\r\nHello\r\n`)
    const { incoming } = await untilReceived(reference, 4)
    for (const { leftOut } of incoming)
      expect(leftOut).toEqual(['It could not be read. It is in the mailbox.'])
    expect((await cms.get('/healthz')).status).toBe(200)
  })

  it('of deeply nested HTML is stored without its text', async () => {
    const sent = await submitted()
    const html = '<div>'.repeat(200_000)
    mailbox.deliver(answerOf(sent, { text: undefined, html }))
    const { incoming } = await untilReceived(sent.reference)
    expect(incoming[0]?.leftOut.join()).toContain('Its text could not be read')
  })

  it.each([
    ['gigabytes', 'text/plain; format=flowed', '\r\n'.repeat(10_000_000)],
    ['minutes', 'text/html', '<table><tr><td>'.repeat(60_000)],
  ])('that would take %s to read costs the others nothing', async (_what, type, body) => {
    const { reference, email, received } = await submitted()
    const part = `--b\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
    const head = `From: ${email}\r\nIn-Reply-To: ${idOf(received)}\r\nContent-Type: multipart/mixed; boundary=b`
    mailbox.deliver(`${head}\r\n\r\n${part.repeat(type === 'text/html' ? 20 : 1)}--b--\r\n`)
    const pid = cms.pid()
    await untilReceived(reference)
    await untilAllRead()
    expect(cms.pid()).toBe(pid)
    expect((await cms.get('/healthz')).status).toBe(200)
  })

  it('of a long text is cut', async () => {
    const sent = await submitted()
    mailbox.deliver(answerOf(sent, { text: '\u{1F600}'.repeat(100_000) }))
    const { incoming } = await untilReceived(sent.reference)
    expect(incoming[0]?.text).toHaveLength(50_000)
    expect(incoming[0]?.leftOut.join()).toContain('Only the beginning')
  })
})

describeHere('the mailbox', () => {
  it('is read on after an email that no attempt can store, which stays unread in it', async () => {
    const sent = await submitted()
    const refuses =
      inject('postgres') === ''
        ? [
            "create trigger unstorable before insert on beam_incoming_emails when new.subject = 'Unstorable' begin select raise(abort, 'unstorable'); end",
            'drop trigger unstorable',
          ]
        : [
            "alter table beam_incoming_emails add constraint unstorable check (subject <> 'Unstorable')",
            'alter table beam_incoming_emails drop constraint unstorable',
          ]
    await change(cms, refuses[0] ?? '', [])
    mailbox.deliver(answerOf(sent, { subject: 'Unstorable' }))
    mailbox.deliver(answerOf(sent, { text: 'Behind it.' }))
    await expect
      .poll(async () => (await read(sent.reference)).incoming.length, { timeout: 120_000 })
      .toBe(1)
    await change(cms, refuses[1] ?? '', [])
    expect((await read(sent.reference)).incoming).toMatchObject([{ text: 'Behind it.' }])
    expect(mailbox.isRead('Unstorable')).toEqual([false])
    expect(cms.log()).toContain('An email could not be read 5 times and is left in the mailbox.')
  })

  it('is read on when its server comes back: nothing is lost, and nothing doubled', async () => {
    const sent = await submitted()
    mailbox.deliver(answerOf(sent, { text: 'Before.' }))
    await untilReceived(sent.reference)
    await mailbox.stop()
    mailbox.deliver(answerOf(sent, { text: 'Meanwhile.' }))
    await expect.poll(() => cms.log()).toContain('The mailbox could not be read')
    await mailbox.startAgain()
    mailbox.deliver(answerOf(sent, { text: 'After.' }))
    const { incoming } = await untilReceived(sent.reference, 3)
    expect(incoming.map(({ text }) => text).toSorted()).toEqual(['After.', 'Before.', 'Meanwhile.'])
    await untilAllRead()
    expect((await read(sent.reference)).incoming).toHaveLength(3)
    expect(cms.log()).not.toContain('a-password')
  })

  const endLease = () =>
    change(cms, "update beam_daily_jobs set ran_at = ? where name = 'mailbox'", [
      isPostgres ? new Date(0) : 0,
    ])

  it('is read on by a process that takes over from one that was killed after it stored and before it marked', async () => {
    const sent = await submitted()
    mailbox.deliver(answerOf(sent, { text: 'Once.' }))
    await untilReceived(sent.reference)
    const marked = () => mailbox.isRead(idOf(sent.received))
    await expect.poll(marked).toEqual([true])
    await cms.kill()
    // As if it had been killed between the two.
    mailbox.unmark(idOf(sent.received))
    const table = 'strapi_core_store_settings'
    const [row] = await cms.select(
      `select value from ${table} where "key" = 'core_beam_mailbox-place'`,
    )
    const place = JSON.parse(String(row?.['value'])) as { uid: number }
    await change(cms, `update ${table} set value = ? where "key" = 'core_beam_mailbox-place'`, [
      JSON.stringify({ ...place, uid: place.uid - 1 }),
    ])
    await endLease()
    await cms.startAgain()
    await expect.poll(marked).toEqual([true])
    await untilAllRead()
    expect((await read(sent.reference)).incoming).toHaveLength(1)
  })

  it('is read by one of two processes, and by the other when that one stops', async () => {
    const before = mailbox.loginCount()
    const second = await startCms({
      postgres: inject('postgres'),
      sharing: cms,
      environment: environment(),
    })
    const sent = await submitted()
    for (const text of ['One.', 'Two.', 'Three.']) mailbox.deliver(answerOf(sent, { text }))
    await untilReceived(sent.reference, 3)
    expect(mailbox.loginCount()).toBe(before)
    await cms.stop()
    mailbox.deliver(answerOf(sent, { text: 'Four.' }))
    await expect.poll(() => mailbox.loginCount()).toBe(before + 1)
    await expect.poll(() => second.log()).toContain('Emails read: 1, stored: 1')
    await second.stop()
    await second.remove()
    await cms.startAgain()
    expect((await untilReceived(sent.reference, 4)).incoming).toHaveLength(4)
  })

  it('keeps the rest of a flood for later, and no more than 200 emails of one submission', async () => {
    const sent = await submitted()
    const { id } = await read(sent.reference)
    const fill = async (count: number, submissionId: number, storedAt: number) => {
      const at = isPostgres ? new Date(storedAt) : storedAt
      const row = [submissionId, at, at, 'a@example.org', 'a@example.org', isPostgres ? false : 0]
      const values = Array.from({ length: count }, () => "(?, ?, ?, ?, ?, ?, '', '', '[]')")
      await change(
        cms,
        `insert into beam_incoming_emails (submission_id, received_at, stored_at, sender, sender_key, is_automatic, subject, text, left_out) values ${values.join(', ')}`,
        values.flatMap(() => row),
      )
    }
    await fill(200, id, 0)
    mailbox.deliver(answerOf(sent, { text: 'Too many.' }))
    const other = await submitted()
    mailbox.deliver(answerOf(other))
    await untilReceived(other.reference)
    expect((await read(sent.reference)).incoming).toHaveLength(200)
    await fill(500, 0, Date.now())
    mailbox.deliver(answerOf(other, { text: 'Later.' }))
    await expect.poll(() => cms.log()).toContain('500 emails were stored within an hour')
    await change(cms, 'delete from beam_incoming_emails where submission_id in (0, ?)', [id])
    expect((await untilReceived(other.reference, 2)).incoming[1]).toMatchObject({ text: 'Later.' })
  })
})
