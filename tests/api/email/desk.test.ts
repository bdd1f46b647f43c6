import { brand } from '../../../contract/brand'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { referenceIn } from '../../harness/stored-submissions'
import { secondCms } from '../harness/second-cms'

/** The version of the wording that a contact form in German shows. */
const GERMAN = '2026-11-dljtxt'

const markup = '<img src=x onerror=alert(1)>'

type Mail = { id: number; state: string; messageId: string; recipient: string; text: string }

const { cms, smtp } = await secondCms()
const reviewer = await cms.adminLogin('Intake reviewer')

const { send } = cms

const submit = async (email: string) =>
  referenceIn(await cms.post('contact', { ...expectations.contact.sample, email }))

const emailsOf = async (q: string) => {
  const { status, json } = await send('GET', `/mail/mails?q=${encodeURIComponent(q)}`, reviewer)
  expect(status).toBe(200)
  return (json as { rows: Mail[] }).rows
}

const untilState = (q: string, state: string) =>
  expect.poll(async () => (await emailsOf(q)).map((mail) => mail.state)).toContain(state)

describe('an intake reviewer', () => {
  it('finds emails by reference and by address, and reads what was sent', async () => {
    const reference = await submit('Finder@example.org')
    await untilState(reference, 'sent')
    const [mail] = await emailsOf(reference)
    expect(await emailsOf('finder@EXAMPLE.org')).toMatchObject([{ id: mail?.id }])
    const read = await send('GET', `/mail/mails/${mail?.id}`, reviewer)
    expect(read.json).toMatchObject({ recipient: 'Finder@example.org', state: 'sent' })
    expect((read.json as Mail).text).toContain(reference)
    expect((await send('GET', '/mail/status', reviewer)).json).toMatchObject({
      isOn: true,
      from: 'no-reply@127.0.0.1',
    })
  })

  it('sends an email again that was refused, and one that was sent as a new email', async () => {
    smtp.refuse({ at: 'recipient', code: 550 })
    const reference = await submit('again@example.org')
    await untilState(reference, 'failed')
    smtp.refuse(undefined)
    const [failed] = await emailsOf(reference)
    expect((await send('POST', `/mail/mails/${failed?.id}/resend`, reviewer)).status).toBe(200)
    await expect.poll(() => smtp.to('again@example.org').length).toBe(1)
    await untilState(reference, 'sent')
    expect((await send('POST', `/mail/mails/${failed?.id}/resend`, reviewer)).status).toBe(200)
    await expect.poll(() => smtp.to('again@example.org').length).toBe(2)
    const ids = smtp.to('again@example.org').map(({ headers }) => headers['message-id'])
    expect(new Set(ids).size).toBe(2)
    const record = await send('GET', `/inbox/submissions/${reference}`, reviewer)
    expect(record.json).toMatchObject({
      history: [{ action: 'mail.resend' }, { action: 'mail.resend' }],
    })
  })

  it('sees in which language a visitor wrote, who gets emails in it', async () => {
    const email = 'anna@example.org'
    const answers = {
      ...expectations.contact.sample,
      email,
      firstName: 'Anna',
      lastName: 'Beispiel',
    }
    const reference = referenceIn(
      await cms.post('contact', answers, { 'Content-Language': 'de', 'X-Form-Wording': GERMAN }),
    )
    await untilState(reference, 'sent')
    const [mail] = smtp.to(email)
    expect(mail?.headers['subject']).toBe(`Wir haben deine Nachricht erhalten (${reference})`)
    const { text } = (
      await send('GET', `/mail/mails/${(await emailsOf(reference))[0]?.id}`, reviewer)
    ).json as Mail
    expect(text).toContain('Hallo Anna Beispiel,')
    expect(text).toContain('Vorname: Anna')
    expect(text).not.toContain('First name')

    const record = (await send('GET', `/inbox/submissions/${reference}`, reviewer)).json as {
      language: string
      consent: { version: string; hash: string | null }
    }
    expect(record).toMatchObject({ language: 'de', consent: { version: GERMAN } })
    const [kept] = await cms.select('select wording from app_wordings where hash = ?', [
      record.consent.hash,
    ])
    expect(JSON.stringify(kept)).toContain('Ich stimme den AGB und der Datenschutzerklärung zu.')

    const draft = await send('GET', `/inbox/submissions/${reference}/replies`, reviewer)
    expect((draft.json as { text: string }).text).toContain('danke für deine Nachricht.')
  })

  it('gets what was sent from a page in an unknown language as one in the site’s own', async () => {
    const email = 'other@example.org'
    for (const language of ['xx', 'de, en', 'constructor', '']) {
      const reference = referenceIn(
        await cms.post(
          'contact',
          { ...expectations.contact.sample, email },
          { 'Content-Language': language },
        ),
      )
      const { json } = await send('GET', `/inbox/submissions/${reference}`, reviewer)
      expect(json).toMatchObject({ language: null })
    }
  })

  it.each(['states=odd', 'forms=nothing', 'olderThan=x'])(
    'is told what is wrong with %s',
    async (query) => {
      expect((await send('GET', `/mail/mails?${query}`, reviewer)).status).toBe(400)
    },
  )

  it('replies from the record; the reply is in the thread with its author', async () => {
    const reference = await submit('asker@example.org')
    const path = `/inbox/submissions/${reference}/replies`
    const draft = await send('GET', path, reviewer)
    expect(draft.json).toMatchObject({ recipient: 'asker@example.org', isMailOn: true })
    const { subject, text } = draft.json as { subject: string; text: string }
    expect(subject).toContain(reference)
    expect(text).toContain('Hello Ana Sá,')
    expect(text).toContain(`> ${expectations.contact.sample.message}`)
    const reply = { subject: `${subject}\r\nBcc: all@example.org`, text: `${markup}\n\n> quoted` }
    expect((await send('POST', path, reviewer, reply)).status).toBe(201)
    const replies = () =>
      smtp.to('asker@example.org').filter(({ headers }) => !headers['auto-submitted'])
    await expect.poll(() => replies().length).toBe(1)
    const [mail] = replies()
    expect(mail?.to).toEqual(['asker@example.org'])
    expect(mail?.headers['bcc']).toBeUndefined()
    expect(mail?.headers['subject']).toContain('Bcc: all@example.org')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).toContain('<blockquote')
    expect(mail?.text).toContain(markup)
    const record = await send('GET', `/inbox/submissions/${reference}`, reviewer)
    expect(record.json).toMatchObject({
      notes: [{ authorName: 'Intake Reviewer', text: reply.text.trim() }],
      history: [{ action: 'submission.reply', actorName: 'Intake Reviewer' }],
    })
    expect((await send('POST', path, reviewer, { subject, text: '  ' })).status).toBe(400)
    expect(replies()).toHaveLength(1)
  })

  it('takes back a reply before it goes out: it is neither sent nor in the thread, and nobody else can', async () => {
    const reference = await submit('hasty@example.org')
    const path = `/inbox/submissions/${reference}/replies`
    const sendReply = async (text: string) => {
      const sent = await send('POST', path, reviewer, { subject: 'Re: yours', text })
      expect(sent.status).toBe(201)
      return (sent.json as { mailId: number }).mailId
    }
    const rash = await sendReply('Too fast.')
    const colleague = await cms.adminLogin('Super admin')
    expect((await send('DELETE', `${path}/${rash}`, colleague)).status).toBe(409)
    const other = await submit('other@example.org')
    const elsewhere = `/inbox/submissions/${other}/replies/${rash}`
    expect((await send('DELETE', elsewhere, reviewer)).status).toBe(409)
    expect((await send('DELETE', `${path}/${rash}`, reviewer)).status).toBe(200)
    const again = await send('DELETE', `${path}/${rash}`, reviewer)
    expect(again.status).toBe(409)
    expect(again.text).toContain('on its way already')
    const calm = await sendReply('Thought about it.')
    const replies = () =>
      smtp.to('hasty@example.org').filter(({ headers }) => !headers['auto-submitted'])
    await expect.poll(() => replies().length).toBe(1)
    expect(replies()[0]?.text).toContain('Thought about it.')
    expect((await send('DELETE', `${path}/${calm}`, reviewer)).status).toBe(409)
    const record = await send('GET', `/inbox/submissions/${reference}`, reviewer)
    expect(record.json).toMatchObject({
      notes: [{ text: 'Thought about it.' }],
      history: [
        { action: 'submission.reply' },
        { action: 'submission.reply-taken-back' },
        { action: 'submission.reply' },
      ],
    })
  })

  it('keeps replies for the whole team, which the draft has with the sender’s name', async () => {
    const path = '/mail/saved-replies'
    const fees = { name: 'Fees', text: '{greeting}\n\nthere are none.\n\n{author}' }
    expect((await send('POST', path, reviewer, fees)).status).toBe(201)
    expect((await send('POST', path, reviewer, fees)).status).toBe(409)
    for (const odd of [
      { ...fees, text: ' ' },
      { name: 'Odd', text: 'See {record}' },
      { ...fees, name: 'x'.repeat(61) },
    ])
      expect((await send('POST', path, reviewer, odd)).status).toBe(400)
    type Saved = { id: number; name: string; version: string }
    const { replies } = (await send('GET', path, reviewer)).json as { replies: Saved[] }
    const [first] = replies.filter(({ name }) => name === 'Fees')
    const reference = await submit('thrifty@example.org')
    const draft = await send('GET', `/inbox/submissions/${reference}/replies`, reviewer)
    expect(draft.json).toMatchObject({
      saved: [{ name: 'Fees', text: 'Hello Ana Sá,\n\nthere are none.\n\nIntake Reviewer' }],
    })
    const colleague = await cms.adminLogin('Super admin')
    const one = `${path}/${first?.id}`
    const reworded = { name: 'No fees', text: 'None.', version: first?.version }
    expect((await send('PUT', one, colleague, reworded)).status).toBe(200)
    expect((await send('PUT', one, reviewer, { ...fees, version: first?.version })).status).toBe(
      409,
    )
    expect((await send('PUT', `${path}/999999`, reviewer, fees)).status).toBe(404)
    expect((await send('DELETE', one, reviewer)).status).toBe(200)
    expect((await send('DELETE', one, reviewer)).status).toBe(404)
    const rows = await cms.select("select subject_id from app_audit where subject = 'saved reply'")
    expect(rows.map((row) => row['subject_id'])).toEqual(Array(3).fill(String(first?.id)))
  })

  it('rewords a template, previews it, sends a test to their own address, and restores the original', async () => {
    const path = '/mail/templates/contact/confirmation'
    const before = await send('GET', path, reviewer)
    const wording = { subject: 'Got it, {name}', body: `{greeting}\n\n${markup}\n\n{message}` }
    const preview = await send('POST', `${path}/preview`, reviewer, wording)
    expect(preview.json).toMatchObject({ subject: 'Got it, Ana Sá' })
    expect((preview.json as { html: string }).html).not.toContain('<img')
    expect((await send('POST', `${path}/test`, reviewer, wording)).json).toEqual({
      recipient: `reviewer@${brand.domain}`,
    })
    await expect.poll(() => smtp.to(`reviewer@${brand.domain}`).length).toBe(1)
    expect((await send('PUT', path, reviewer, wording)).status).toBe(200)
    await submit('reworded@example.org')
    await expect.poll(() => smtp.to('reworded@example.org').length).toBe(1)
    expect(smtp.to('reworded@example.org')[0]?.headers['subject']).toBe('Got it, Ana Sá')
    expect((await send('DELETE', path, reviewer)).status).toBe(200)
    expect((await send('GET', path, reviewer)).json).toEqual(before.json)
  })

  it('rewords what visitors of another language get, apart from the site’s own', async () => {
    const path = '/mail/templates/contact/confirmation:de'
    const before = await send('GET', path, reviewer)
    expect(before.json).toMatchObject({
      kind: 'confirmation',
      language: 'de',
      subject: 'Wir haben deine Nachricht erhalten ({reference})',
    })
    const wording = { subject: 'Danke, {name}', body: '{greeting}\n\n{answers}' }
    const preview = await send('POST', `${path}/preview`, reviewer, wording)
    expect(preview.json).toMatchObject({ subject: 'Danke, Ana Sá' })
    expect((preview.json as { text: string }).text).toContain('Hallo Ana Sá,')
    expect((await send('PUT', path, reviewer, wording)).status).toBe(200)
    const own = await send('GET', '/mail/templates/contact/confirmation', reviewer)
    expect(own.json).toMatchObject({ language: null, isEdited: false })
    expect((await send('DELETE', path, reviewer)).status).toBe(200)
    expect((await send('GET', path, reviewer)).json).toEqual(before.json)
    // Staff read all notices in one language.
    for (const unknown of ['notice:de', 'reply:xx', 'reply:', 'reply:de:de'])
      expect((await send('GET', `/mail/templates/contact/${unknown}`, reviewer)).status).toBe(404)
  })

  it('sends itself ten test emails an hour, each of them on record', async () => {
    const path = '/mail/templates/investor/notice'
    const author = await cms.adminLogin('Super admin')
    const wording = { subject: 'For me', body: 'A text of my own' }
    const answers = []
    for (let count = 0; count < 11; count += 1)
      answers.push(await send('POST', `${path}/test`, author, wording))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
    expect(answers.at(-1)?.text).toContain('10 test emails within an hour')
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    const rows = await cms.select("select subject_id from app_audit where action = 'mail.test'")
    expect(rows.filter((row) => row['subject_id'] === 'investor:notice')).toHaveLength(10)
  })

  it('overwrites no wording that a colleague saved after it was read', async () => {
    const path = '/mail/templates/investor/notice'
    const versionOf = ({ json }: { json: unknown }) => (json as { version: string }).version
    const read = versionOf(await send('GET', path, reviewer))
    const save = (body: string, version: string) =>
      send('PUT', path, reviewer, { subject: 'New', body, version })
    const first = await save('By the first', read)
    expect(first.status).toBe(200)
    expect((await save('By the second', read)).status).toBe(409)
    expect((await send('DELETE', `${path}?version=${read}`, reviewer)).status).toBe(409)
    expect((await send('GET', path, reviewer)).json).toMatchObject({ body: 'By the first' })
    expect((await save('By the second', versionOf(first))).status).toBe(200)
    expect((await send('DELETE', path, reviewer)).status).toBe(200)
  })

  it.each([
    { subject: '', body: 'Text' },
    { subject: 'Subject', body: '' },
    { subject: 'Subject', body: '{password}' },
    { subject: 'Subject', body: 'x'.repeat(10_001) },
    { subject: 1, body: [] },
  ])('is told what is wrong with the template %j', async (wording) => {
    const response = await send('PUT', '/mail/templates/contact/notice', reviewer, wording)
    expect(response.status).toBe(400)
  })

  it('edits no template that does not exist', async () => {
    for (const path of ['contact/nothing', 'nothing/notice', 'log-consent/notice', 'contact/test'])
      expect((await send('GET', `/mail/templates/${path}`, reviewer)).status).toBe(404)
  })

  it('cannot change who is notified of submissions', async () => {
    expect((await send('GET', '/mail/settings', reviewer)).status).toBe(403)
    const notices = { contact: ['thief@example.org'] }
    const response = await send('PUT', '/mail/settings', reviewer, { notices, unconfirmed: [] })
    expect(response.status).toBe(403)
  })

  it('is told when there is no such email', async () => {
    expect((await send('GET', '/mail/mails/999999', reviewer)).status).toBe(404)
    expect((await send('POST', '/mail/mails/999999/resend', reviewer)).status).toBe(404)
  })
})

describe('an administrator', () => {
  it('overwrites no settings that a colleague saved after they were read', async () => {
    const admin = await cms.adminLogin()
    const read = (await send('GET', '/mail/settings', admin)).json as { version: string }
    const save = (address: string, version: string) =>
      send('PUT', '/mail/settings', admin, {
        notices: { investor: [address] },
        unconfirmed: [],
        version,
      })
    const first = await save('first@example.org', read.version)
    expect(first.status).toBe(200)
    expect((await save('second@example.org', read.version)).status).toBe(409)
    expect((await send('GET', '/mail/settings', admin)).json).toMatchObject({
      notices: { investor: ['first@example.org'] },
    })
    const { version } = first.json as { version: string }
    expect((await save('second@example.org', version)).status).toBe(200)
    const nothing = { notices: {}, unconfirmed: [], isDoubleOptIn: false }
    expect((await send('PUT', '/mail/settings', admin, nothing)).status).toBe(200)
  })

  it.each([
    ['/mail/settings', { notices: { investor: ['a@example.org'] }, unconfirmed: [] }],
    ['/mail/templates/investor/notice', { subject: 'At once', body: 'A text' }],
  ])('saves %s at the same moment as colleagues, who are told of it', async (path, change) => {
    const admin = await cms.adminLogin()
    const before = (await send('GET', path, admin)).json as { version: string }
    const save = () => send('PUT', path, admin, { ...change, version: before.version })
    const answers = await Promise.all([save(), save(), save(), save()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const undone = path.includes('template')
      ? send('DELETE', path, admin)
      : send('PUT', path, admin, { notices: {}, unconfirmed: [] })
    expect((await undone).status).toBe(200)
  })

  it('has staff notified of new submissions, and switches a confirmation off', async () => {
    const admin = await cms.adminLogin()
    const notices = { contact: ['desk@example.org', 'Boss@example.org'] }
    const saved = await send('PUT', '/mail/settings', admin, { notices, unconfirmed: ['contact'] })
    expect(saved.json).toMatchObject({ notices, unconfirmed: ['contact'] })
    const reference = await submit('announced@example.org')
    await expect.poll(() => smtp.to('desk@example.org').length).toBe(1)
    const [mail] = smtp.to('desk@example.org')
    expect(mail?.to).toEqual(['desk@example.org', 'Boss@example.org'])
    expect(mail?.headers['reply-to']).toBe('announced@example.org')
    expect(mail?.headers['subject']).toContain(reference)
    expect(mail?.text).toContain(`${cms.url}/admin/inbox/${reference}`)
    await untilState(reference, 'sent')
    expect(smtp.to('announced@example.org')).toEqual([])
    const none = { notices: {}, unconfirmed: [] }
    expect((await send('PUT', '/mail/settings', admin, none)).status).toBe(200)
  })

  it.each([
    { notices: { contact: ['a@example.org, b@example.org'] }, unconfirmed: [] },
    { notices: { contact: ['no address'] }, unconfirmed: [] },
    { notices: { contact: 'a@example.org' }, unconfirmed: [] },
    { notices: { nothing: [] }, unconfirmed: [] },
    { notices: {}, unconfirmed: ['log-consent'] },
    { notices: [], unconfirmed: [] },
  ])('is told what is wrong with the settings %j', async (given) => {
    expect((await send('PUT', '/mail/settings', await cms.adminLogin(), given)).status).toBe(400)
  })
})

describe('a member of staff', () => {
  type Mine = { notices: { id: number; text: string; path: string; isRead: boolean }[] } & {
    unreadCount: number
    mailed: string[]
  }
  const mine = async (headers: Record<string, string>) =>
    (await send('GET', '/notices/mine', headers)).json as Mine
  const nameOf = (reference: string) => `${reference} (Contact messages)`

  it('is told of what a colleague assigns to them, one by one or together, and not of their own doing', async () => {
    const colleague = await cms.adminLogin('Super admin')
    const references = [await submit('a1@example.org'), await submit('a2@example.org')]
    const { colleagues } = (await send('GET', '/inbox/colleagues', reviewer)).json as {
      colleagues: { id: number; name: string }[]
    }
    const assigneeId = colleagues.find(({ name }) => name === 'Intake Reviewer')?.id
    const assign = async (headers: Record<string, string>, seen: [string, number][]) => {
      const submissions = seen.map(([reference, version]) => ({ reference, version }))
      const body = { submissions, change: { assigneeId } }
      expect((await send('POST', '/inbox/changes', headers, body)).status).toBe(200)
    }
    const [first = '', second = ''] = references
    const before = await mine(reviewer)
    await assign(reviewer, [[first, 1]])
    expect(await mine(reviewer)).toEqual(before)
    await assign(colleague, [
      [first, 2],
      [second, 1],
    ])
    const third = await submit('a3@example.org')
    await assign(colleague, [[third, 1]])
    const told = await mine(reviewer)
    expect(told.notices.slice(0, 2)).toMatchObject([
      { text: `Site Administrator assigned ${nameOf(third)} to you.`, path: `/inbox/${third}` },
      { text: `Site Administrator assigned ${nameOf(second)} to you.`, path: `/inbox/${second}` },
    ])
    expect(told.unreadCount).toBe(before.unreadCount + 2)
    const [newest] = told.notices
    const read = { ids: [newest?.id] }
    expect((await send('POST', '/notices/read', colleague, read)).status).toBe(200)
    expect((await mine(reviewer)).unreadCount).toBe(told.unreadCount)
    expect((await send('POST', '/notices/read', reviewer, read)).status).toBe(200)
    expect((await mine(reviewer)).unreadCount).toBe(told.unreadCount - 1)
    expect((await send('POST', '/notices/read', reviewer, { ids: 'all' })).status).toBe(400)
  })

  it('is told by email, too, where they are mentioned, until they choose otherwise', async () => {
    const colleague = await cms.adminLogin('Super admin')
    const reference = await submit('mentioned@example.org')
    const note = async (text: string) => {
      const path = `/inbox/submissions/${reference}/notes`
      expect((await send('POST', path, colleague, { text })).status).toBe(201)
    }
    const subject = `Site Administrator mentioned you in a note on ${nameOf(reference)}.`
    const emails = () =>
      smtp
        .to(`reviewer@${brand.domain}`)
        .filter(({ headers }) => headers['subject']?.includes(reference))
    await note('Please look, @intake reviewer.')
    await expect.poll(() => emails().length).toBe(1)
    expect(emails()[0]?.text).toContain(`${cms.url}/admin/inbox/${reference}`)
    expect((await mine(reviewer)).notices[0]).toMatchObject({ text: subject, isRead: false })
    const { mailed } = await mine(reviewer)
    expect(mailed).toEqual(['answered', 'mentioned', 'plan-failed'])
    const choose = (kinds: unknown) => send('PUT', '/notices/choices', reviewer, { mailed: kinds })
    expect((await choose(['everything'])).status).toBe(400)
    expect((await choose([])).status).toBe(200)
    await note('Again, @Intake Reviewer; not Intake Reviewer without the sign.')
    await note('And nobody here.')
    const unread = (await mine(reviewer)).notices.filter(({ text }) => text === subject)
    expect(unread).toHaveLength(2)
    expect((await choose(mailed)).status).toBe(200)
    await note('Last, @Intake Reviewer.')
    await expect.poll(() => emails().length).toBe(2)
  })
})

describe('emails are closed to', () => {
  const calls: [string, string][] = [
    ['GET', '/mail/status'],
    ['GET', '/mail/mails'],
    ['GET', '/mail/mails/ID'],
    ['POST', '/mail/mails/ID/resend'],
    ['GET', '/inbox/submissions/REFERENCE/replies'],
    ['POST', '/inbox/submissions/REFERENCE/replies'],
    ['GET', '/mail/templates'],
    ['GET', '/mail/templates/contact/notice'],
    ['PUT', '/mail/templates/contact/notice'],
    ['DELETE', '/mail/templates/contact/notice'],
    ['POST', '/mail/templates/contact/notice/preview'],
    ['POST', '/mail/templates/contact/notice/test'],
    ['GET', '/mail/saved-replies'],
    ['POST', '/mail/saved-replies'],
    ['DELETE', '/inbox/submissions/REFERENCE/replies/ID'],
    ['GET', '/mail/settings'],
    ['PUT', '/mail/settings'],
  ]
  let fillIn: (path: string) => string
  beforeAll(async () => {
    const reference = await submit('Secretive@example.org')
    const [mail] = await emailsOf(reference)
    fillIn = (path) => path.replace('ID', String(mail?.id)).replace('REFERENCE', reference)
  })

  it.each(calls)('nobody: %s %s', async (method, path) => {
    expect((await send(method, fillIn(path), {})).status).toBe(401)
  })

  it.each(calls)('the credential in the page: %s %s', async (method, path) => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    expect((await send(method, fillIn(path), headers)).status).toBe(401)
  })

  it.each(calls)('a marketing editor: %s %s', async (method, path) => {
    const editor = await cms.adminLogin('Marketing editor')
    const response = await send(method, fillIn(path), editor)
    expect(response.text).not.toContain('Secretive')
    expect(response.status).toBe(403)
  })
})
