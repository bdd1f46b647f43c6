// Its own cms: it reads a mailbox.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answerOf,
  type AnsweringVisitors,
  idOf,
  startAnsweringVisitors,
  tagOf,
} from '../../harness/answering-visitors'
import { accountOf } from '../../harness/cms'
import { change } from '../../harness/database'
import type { ReceivedMail } from '../../harness/mail-server'
import { hasDovecot } from '../../harness/mailbox-server'
import { writtenEmail } from '../../harness/written-email'

const describeHere = describe.skipIf(!hasDovecot)

let desk: AnsweringVisitors
beforeAll(async () => {
  desk = await startAnsweringVisitors()
})
afterAll(() => desk.remove())

describeHere('what a visitor answers', () => {
  it('goes round: a reply by staff, its answer into the thread, which is open again, and the assignee told', async () => {
    const { reference, email } = await desk.submitted()
    const assigneeId = await desk.staffId('Intake reviewer')
    await desk.set(reference, { assigneeId })
    const path = `/inbox/submissions/${reference}/replies`
    const reply = { subject: 'Your question', text: 'It is free.' }
    expect((await desk.cms.sendAs('Intake reviewer', 'POST', path, reply)).status).toBe(201)
    const replies = () =>
      desk.smtp.to(email).filter(({ headers }) => headers.subject === reply.subject)
    await expect.poll(() => replies().length).toBe(1)
    await desk.set(reference, { state: 'answered' })
    const [received] = replies() as [ReceivedMail]
    await desk.sendAnswer({ reference, email, received }, 'Is it free for shops, too?')
    const { state, incoming, history } = await desk.untilReceived(reference)
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
    const notices = await desk.cms.sendAs('Intake reviewer', 'GET', '/notices/mine')
    expect(JSON.stringify(notices.json)).toContain(`${reference} (Contact messages) was answered.`)
    const told = () => desk.smtp.to(accountOf(desk.cms, 'Intake reviewer').email)
    await expect
      .poll(() => told().at(-1)?.headers.subject)
      .toContain(`${reference} (Contact messages)`)
    await expect.poll(() => desk.mailbox.isRead(idOf(received))).toEqual([true])

    // Who has not read of the first answer is not told of each other.
    const count = told().length
    desk.mailbox.deliver(answerOf({ email, received }, { text: 'And for schools?' }))
    await desk.untilReceived(reference, 2)
    const again = await desk.cms.sendAs('Intake reviewer', 'GET', '/notices/mine')
    expect(
      JSON.stringify(again.json).split(`${reference} (Contact messages) was answered.`),
    ).toHaveLength(2)
    expect(told()).toHaveLength(count)
  })

  it('is found by what it answers further up in the thread, and is new again for anybody', async () => {
    const sent = await desk.submitted()
    await desk.set(sent.reference, { state: 'closed' })
    const References = `<unknown@example.org>\r\n ${idOf(sent.received)} <later@example.org>`
    desk.mailbox.deliver(
      answerOf(sent, { headers: { 'In-Reply-To': '<later@example.org>', References } }),
    )
    const { incoming, state } = await desk.untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ doubt: null }])
    expect(state).toBe('new')
  })

  it('is found by the signed address, in any case of letters, and by no other', async () => {
    const [one, other] = [await desk.submitted(), await desk.submitted()]
    const [local = '', domain = ''] = tagOf(one.received).split('@')
    const forged = `${local.replace(/-.*/, '')}-${tagOf(other.received).split('-')[1] ?? ''}`
    const { email } = one
    desk.mailbox.deliver(writtenEmail({ from: email, to: forged, text: 'Forged.' }))
    desk.mailbox.deliver(writtenEmail({ from: email, to: `${local}0@${domain}`, text: 'Longer.' }))
    desk.mailbox.deliver(
      writtenEmail({
        from: email,
        to: `Wallet <${local.toUpperCase()}@${domain}>`,
        text: 'Signed.',
      }),
    )
    const { incoming } = await desk.untilReceived(one.reference)
    expect(incoming).toMatchObject([{ text: 'Signed.', doubt: 'unproven' }])
    expect((await desk.read(other.reference)).incoming).toEqual([])
  })

  it('stays in the mailbox, unread, where only its subject names a submission', async () => {
    const { email, received, reference } = await desk.submitted()
    const subject = `Re: ${received.headers['subject'] ?? ''}`
    expect(subject).toContain(reference)
    desk.mailbox.deliver(writtenEmail({ from: email, subject, text: 'By its subject.' }))
    await desk.untilAllRead()
    expect((await desk.read(reference)).incoming).toEqual([])
    expect(desk.mailbox.isRead(Buffer.from('By its subject.').toString('base64'))).toEqual([false])
    expect(desk.cms.log()).toContain('left unread in the mailbox: 1')
  })

  it('is marked where it comes from another address, or the mail server found it forged', async () => {
    const sent = await desk.submitted()
    await desk.set(sent.reference, { state: 'closed' })
    desk.mailbox.deliver(answerOf(sent, { from: 'other@example.net' }))
    expect(await desk.untilReceived(sent.reference)).toMatchObject({
      state: 'new',
      incoming: [{ sender: 'other@example.net', doubt: 'other-address' }],
    })
    const passed = `mx.wallet.example; ${'dkim=neutral header.d=example.net; '.repeat(100)}`
    const found = `${passed}dmarc=fail header.from=example.org`
    desk.mailbox.deliver(answerOf(sent, { headers: { 'Authentication-Results': found } }))
    await desk.untilReceived(sent.reference, 2)
    const several = `${sent.email}, second@example.org`
    desk.mailbox.deliver(answerOf(sent, { from: several }))
    await desk.untilReceived(sent.reference, 3)
    for (const [at, result] of ['dmarc =\r\n fail', 'dmarc=(by\r\n policy)fail'].entries()) {
      const headers = { 'Authentication-Results': `mx.wallet.example; ${result}` }
      desk.mailbox.deliver(answerOf(sent, { headers }))
      await desk.untilReceived(sent.reference, 4 + at)
    }
    const other = 'From: other@example.net\r\n'
    desk.mailbox.deliver(other + answerOf(sent))
    await desk.untilReceived(sent.reference, 6)
    desk.mailbox.deliver(answerOf(sent).replace('To: ', `${other}To: `))
    const { incoming } = await desk.untilReceived(sent.reference, 7)
    expect(incoming.slice(1)).toMatchObject([
      { sender: sent.email, doubt: 'forged' },
      { sender: '', doubt: 'other-address' },
      { sender: sent.email, doubt: 'forged' },
      { sender: sent.email, doubt: 'forged' },
      { sender: '', doubt: 'other-address' },
      { sender: '', doubt: 'other-address' },
    ])
  })

  it('is marked as unproven where the mail server found nothing out about its sender', async () => {
    const sent = await desk.submitted()
    const headers = { 'Authentication-Results': 'mx.wallet.example; dmarc=none' }
    desk.mailbox.deliver(answerOf(sent, { headers }))
    await desk.untilReceived(sent.reference)
    desk.mailbox.deliver(answerOf(sent))
    expect((await desk.untilReceived(sent.reference, 2)).incoming).toMatchObject([
      { sender: sent.email, doubt: 'unproven' },
      { sender: sent.email, doubt: null },
    ])
  })

  it('stays in the mailbox after twenty within an hour, and delays nobody else’s', async () => {
    const [sent, other] = [await desk.submitted(), await desk.submitted()]
    desk.mailbox.deliver(answerOf(sent))
    const { id } = await desk.untilReceived(sent.reference)
    const columns =
      'submission_id, received_at, stored_at, sender, sender_key, is_automatic, subject, text, left_out'
    for (let count = 1; count < 20; count += 1)
      await change(
        desk.cms,
        `insert into app_incoming_emails (${columns}) select ${columns} from app_incoming_emails where submission_id = ? limit 1`,
        [id],
      )
    desk.mailbox.deliver(answerOf(sent))
    desk.mailbox.deliver(answerOf(other))
    await desk.untilReceived(other.reference)
    expect((await desk.read(sent.reference)).incoming).toHaveLength(20)
  })

  it.each([
    ['an out-of-office note', { 'Auto-Submitted': 'auto-replied' }],
    ['a mailing list', { Precedence: 'bulk' }],
    ['a program of Exchange', { 'X-Auto-Response-Suppress': 'All' }],
    ['a bounce', { 'Return-Path': '<>' }],
  ])('by %s changes no state, tells nobody, and is answered by nothing', async (_what, headers) => {
    const sent = await desk.submitted()
    await desk.set(sent.reference, {
      state: 'closed',
      assigneeId: await desk.staffId('Intake reviewer'),
    })
    const emails = desk.smtp.emails.length
    desk.mailbox.deliver(answerOf(sent, { headers }))
    const { state, incoming } = await desk.untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ isAutomatic: true }])
    expect(state).toBe('closed')
    const notices = await desk.cms.sendAs('Intake reviewer', 'GET', '/notices/mine')
    expect(JSON.stringify(notices.json)).not.toContain(sent.reference)
    expect(desk.smtp.emails.slice(emails).map(({ to }) => to)).toEqual([])
  })

  it('by a person whose program says so is an answer', async () => {
    const sent = await desk.submitted()
    desk.mailbox.deliver(answerOf(sent, { headers: { 'Auto-Submitted': 'no' } }))
    expect((await desk.untilReceived(sent.reference)).incoming).toMatchObject([
      { isAutomatic: false },
    ])
  })

  it('as HTML is shown as text', async () => {
    const sent = await desk.submitted()
    const html = '<p>Hello</p><script>alert(1)</script><img src="https://x.example/t.gif">'
    desk.mailbox.deliver(answerOf(sent, { text: undefined, html }))
    const { incoming } = await desk.untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ text: 'Hello\n\n[https://x.example/t.gif]' }])
  })

  it('is stored once, though it arrives twice and the mailbox is numbered anew', async () => {
    const sent = await desk.submitted()
    const answer = answerOf(sent)
    desk.mailbox.deliver(answer)
    desk.mailbox.deliver(`Received: from elsewhere\r\n${answer}`)
    await desk.untilReceived(sent.reference)
    await desk.mailbox.stop()
    desk.mailbox.renumber()
    await desk.mailbox.startAgain()
    await desk.untilAllRead()
    expect((await desk.read(sent.reference)).incoming).toHaveLength(1)
  })
})

describeHere('attachments', () => {
  const PDF = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', 'latin1')

  it('are named by their content, and only offered as downloads to staff who read the form', async () => {
    const sent = await desk.submitted()
    const page = '<!doctype html><script>alert(1)</script>'
    desk.mailbox.deliver(
      answerOf(sent, {
        files: [
          { name: '../../etc/in\u0007voice.txt', content: PDF, type: 'text/plain' },
          { name: 'page.html', content: page, type: 'text/html' },
        ],
      }),
    )
    const { incoming } = await desk.untilReceived(sent.reference)
    const [pdf, html] = incoming[0]?.attachments ?? []
    expect([pdf, html]).toMatchObject([
      { name: 'invoice.txt', type: 'application/pdf', size: PDF.length },
      { name: 'page.html', type: 'text/plain' },
    ])
    const path = `/inbox/submissions/${sent.reference}/attachments/${html?.id}`
    const response = await desk.cms.sendAs('Intake reviewer', 'GET', path)
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
      expect([role, (await desk.cms.sendAs(role, 'GET', path)).status]).toEqual([role, status])
    const other = await desk.submitted()
    const elsewhere = `/inbox/submissions/${other.reference}/attachments/${html?.id}`
    expect((await desk.cms.sendAs('Intake reviewer', 'GET', elsewhere)).status).toBe(404)
    expect((await desk.read(sent.reference)).history).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ action: 'submission.download' })]),
    )
  })

  it('that are too large or too many are left out, and the thread says so', async () => {
    const sent = await desk.submitted()
    const large = Buffer.alloc(10_000_001, 'x')
    const many = Array.from({ length: 12 }, (_, nth) => ({ name: `${nth}.txt`, content: 'x' }))
    desk.mailbox.deliver(
      answerOf(sent, { files: [{ name: 'large.bin', content: large }, ...many] }),
    )
    const { incoming } = await desk.untilReceived(sent.reference)
    expect(incoming[0]?.attachments).toHaveLength(10)
    expect(incoming[0]?.leftOut).toEqual([
      '3 attachments were left out: too large or too many. It is in the mailbox.',
    ])
  })

  it('of an email that is too large as a whole are left out, and its text is read', async () => {
    const sent = await desk.submitted()
    const content = Buffer.alloc(9_900_000, 'x')
    const files = ['a', 'b', 'c'].map((name) => ({ name, content }))
    desk.mailbox.deliver(answerOf(sent, { files }))
    const { incoming } = await desk.untilReceived(sent.reference)
    expect(incoming).toMatchObject([{ text: 'Thank you!', attachments: [] }])
    expect(incoming[0]?.leftOut.join()).toContain('too large')
  })
})

describeHere('what is held on a person', () => {
  const countOf = async (id: number) => {
    const rows = []
    for (const table of ['app_incoming_emails', 'app_incoming_attachments'])
      rows.push(...(await desk.cms.select(`select id from ${table} where submission_id = ?`, [id])))
    return rows.length
  }

  const person = async (call: string, body: object) => {
    const path = `/privacy/person${call}`
    const response = await desk.cms.sendAs('Privacy officer', 'POST', path, body)
    expect(response.status).toBe(200)
    return response.json as { digest: string; received: { reference: string }[] }
  }

  it('includes their answers and attachments, which an export gives and an erasure deletes', async () => {
    const sent = await desk.submitted()
    const { email, reference } = sent
    const files = [{ name: 'note.txt', content: 'My note' }]
    desk.mailbox.deliver(answerOf(sent, { text: 'My answer.', files }))
    const { id } = await desk.untilReceived(reference)
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
    const sent = await desk.submitted()
    const other = await desk.submitted()
    const arrived = new Date(Date.now() - 60_000)
    const { digest } = await person('', { email: other.email })
    await person('/erase', { email: other.email, digest })
    desk.mailbox.deliver(answerOf(sent, { from: other.email, text: 'Before.' }), arrived)
    await desk.untilAllRead()
    expect((await desk.read(sent.reference)).incoming).toEqual([])
    desk.mailbox.deliver(
      answerOf(sent, { from: other.email, text: 'After.' }),
      new Date(Date.now() + 2000),
    )
    expect((await desk.untilReceived(sent.reference)).incoming).toMatchObject([{ text: 'After.' }])
  })

  it('includes what they wrote into the thread of somebody else, which stays', async () => {
    const sent = await desk.submitted()
    const email = `colleague.of.${sent.email}`
    desk.mailbox.deliver(answerOf(sent, { text: `I know ${email}.` }))
    desk.mailbox.deliver(answerOf(sent, { from: email, files: [{ name: 'a.txt', content: 'a' }] }))
    const { id } = await desk.untilReceived(sent.reference, 2)
    expect(await countOf(id)).toBe(3)
    const { digest, ...found } = await person('', { email })
    expect(found).toMatchObject({
      submissions: [],
      received: [{ reference: sent.reference }],
      namedIn: [{ reference: sent.reference, fields: ['Received email'] }],
    })
    expect(await person('/erase', { email, digest })).toMatchObject({ erased: { received: 1 } })
    expect((await desk.read(sent.reference)).incoming).toMatchObject([{ sender: sent.email }])
    expect(await countOf(id)).toBe(1)
  })

  it('goes with a submission that is deleted', async () => {
    const sent = await desk.submitted()
    desk.mailbox.deliver(answerOf(sent, { files: [{ name: 'a.txt', content: 'a' }] }))
    const { id } = await desk.untilReceived(sent.reference)
    await desk.set(sent.reference, { state: 'spam' })
    const { version } = await desk.read(sent.reference)
    const body = { submissions: [{ reference: sent.reference, version }] }
    const response = await desk.cms.sendAs('Super admin', 'POST', '/inbox/spam/deletions', body)
    expect(response.status).toBe(200)
    expect(await countOf(id)).toBe(0)
    desk.mailbox.deliver(answerOf(sent, { to: tagOf(sent.received) }))
    await desk.untilAllRead()
    expect(await countOf(id)).toBe(0)
  })
})
