import { brand } from '../../../contract/brand'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import {
  askedVersion,
  consentWording,
  formNames,
  forms,
  type FormName,
} from '../../../contract/index'
import { cmsAt } from '../../harness/cms'
import { change } from '../../harness/database'
import { everyRowOf } from '../harness/every-row'
import { referenceIn } from '../../harness/stored-submissions'

type Headers = Record<string, string>
type Person = {
  digest: string
  submissions: { form: string; reference: string }[]
  mails: unknown[]
  noteCount: number
  mentionCount: number
  newsletter: string
  erasedAt: string | null
}
type Erased = { people: Person[]; erased: object }

const cms = cmsAt(inject('cms'))
let officer: Headers
let reviewer: Headers

beforeAll(async () => {
  officer = await cms.adminLogin('Privacy officer')
  reviewer = await cms.adminLogin('Intake reviewer')
})

const { send } = cms

const submit = async (form: FormName, answers: object) =>
  referenceIn(await cms.post(form, { ...expectations[form].sample, ...answers }))

const find = async (email: string) => {
  const response = await send('POST', '/privacy/person', officer, { email })
  expect(response.status).toBe(200)
  return response.json as Person
}

const editSettings = async (data: object) => {
  const path = '/content-manager/single-types/api::site-setting.site-setting'
  expect((await send('PUT', path, await cms.adminLogin(), data)).status).toBe(200)
}

const note = (reference: string, text: string) =>
  send('POST', `/inbox/submissions/${reference}/notes`, reviewer, { text })

/** Sends all forms from one address in several spellings, with notes, and returns the references. */
async function leaveTraces(email: string) {
  const traces = await Promise.all([
    submit('contact', { email: email.toUpperCase() }),
    submit('investor', { email }),
    submit('newsletter', { email }),
    submit('installation', { businessEmail: email, contactEmail: 'other@example.org' }),
  ])
  const [contact = ''] = traces
  await note(contact, `Wrote to ${email}, who called back.`)
  const elsewhere = await submit('contact', { email: 'neighbour@example.org' })
  await note(elsewhere, `Knows ${email.toUpperCase()}.`)
  return { traces, elsewhere }
}

describe('a privacy officer', () => {
  it('finds by email what is held on a person in every form, email, note and newsletter', async () => {
    const { traces } = await leaveTraces('found@example.org')
    await submit('contact', { email: 'not.found@example.org' })
    const person = await find(' Found@Example.ORG ')
    expect(person.submissions.map(({ reference }) => reference).toSorted()).toEqual(
      traces.toSorted(),
    )
    expect(person).toMatchObject({ noteCount: 1, mentionCount: 1, newsletter: 'subscribed' })
    expect(person.mails.length).toBeGreaterThan(0)
  })

  it.runIf(cms.databaseUrl === '')(
    'leaves nothing of an erased message in the database’s files',
    async () => {
      const email = 'overwritten@example.org'
      const message = `Wanderlust-${'x'.repeat(40)}`
      const reference = await submit('contact', { email, message })
      await note(reference, `${message} noted`)
      const holds = () =>
        readdirSync(cms.dataDir)
          .filter((name) => name.startsWith('cms.db'))
          .some((name) => readFileSync(join(cms.dataDir, name)).includes(message))
      expect(holds()).toBe(true)
      const { digest } = await find(email)
      expect((await send('POST', '/privacy/person/erase', officer, { email, digest })).status).toBe(
        200,
      )
      expect(holds()).toBe(false)
    },
  )

  it('leaves no note behind that a colleague writes while the person is erased', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `erased.meanwhile${round}@example.org`
      const reference = await submit('contact', { email })
      const erase = async ({ digest }: Person) =>
        (await send('POST', '/privacy/person/erase', officer, { email, digest })).status
      const erased = erase(await find(email))
      const notes = Array.from({ length: 8 }, () => note(reference, 'Called; lives in Braga.'))
      for (const written of await Promise.all(notes)) expect([201, 404]).toContain(written.status)
      // Refused if a note came before it, of which the officer did not know.
      if ((await erased) === 409) expect(await erase(await find(email))).toBe(200)
      else expect(await erased).toBe(200)
    }
    const left = await cms.select(
      'select text from app_submission_notes where submission_id not in (select id from app_submissions)',
    )
    expect(left).toEqual([])
  })

  it('finds people by phone, name or reference, and is told what matched and who is surely one person', async () => {
    const phone = '+351 936 555 201'
    const found = async (q: string) => {
      const { status, json, text } = await send('POST', '/privacy/candidates', officer, { q })
      expect(status, text).toBe(200)
      return json as {
        people: { address: string; submissions: { reference: string; matched: string[] }[] }[]
      }
    }
    const person = { firstName: 'Ottilie', lastName: 'Quennell', phoneNumber: phone }
    const first = await submit('investor', { ...person, email: 'ottilie@example.org' })
    const second = await submit('investor', { ...person, email: 'Ottilie@Example.org' })
    const other = await submit('investor', { ...person, email: 'o.quennell@example.net' })
    const matched = ['Phone number']
    expect((await found('936555201')).people).toMatchObject([
      { address: 'o.quennell@example.net', submissions: [{ reference: other, matched }] },
      {
        address: 'ottilie@example.org',
        submissions: [
          { reference: second, matched },
          { reference: first, matched },
        ],
      },
    ])
    expect((await found('quennell ottilie')).people).toHaveLength(2)
    expect((await found(first.toLowerCase())).people).toMatchObject([
      { submissions: [{ reference: first, matched: ['Reference'] }] },
    ])
    expect((await found('nobody of this name')).people).toEqual([])
    const audited = await cms.get('/audit/entries?q=people', officer)
    expect(audited.text).toContain(first)
    expect(audited.text).not.toContain('quennell')
  })

  it('is shown which submissions of others name the address in their text', async () => {
    const email = 'named_by@example.org'
    const message = `Please answer ${email.toUpperCase()}, too.`
    const reference = await submit('contact', { email: 'writer@example.org', message })
    await submit('contact', { email: 'writer@example.org', message: 'Not namedxby@example.org.' })
    const linkedin = `https://jobs.example.org/x?mail=${email}`
    const application = await submit('career-application', {
      email: 'writer@example.org',
      phone: email,
      linkedin,
    })
    await submit('contact', { email, message: `I am ${email}.` })
    expect(await find(email)).toMatchObject({
      namedIn: [
        { form: 'contact', reference, fields: ['message'] },
        { form: 'career-application', reference: application, fields: ['phone', 'linkedin'] },
      ],
    })
  })

  it('exports it as JSON with every answer, and the export is on record without the address', async () => {
    await leaveTraces('exported@example.org')
    const response = await send('POST', '/privacy/person/export', officer, {
      email: 'exported@example.org',
    })
    expect(response.json).toMatchObject({ address: 'exported@example.org' })
    const { iban } = expectations.installation.sample
    expect(response.text).toContain(String(iban))
    expect(response.text).toContain('who called back')
    const [row] = await cms.select(
      "select * from app_audit where action = 'person.export' order by id desc",
    )
    expect(row).toMatchObject({ actor_name: 'Privacy Officer' })
    expect(JSON.stringify(row)).not.toContain('exported@')
  })

  it('leaves on record of whom a search, an export and a look at consents showed what, without the address', async () => {
    const email = 'looked.up@example.org'
    const { traces } = await leaveTraces(email)
    const naming = await submit('contact', {
      email: 'writer@example.org',
      message: `For ${email}, too.`,
    })
    await find(email)
    await send('POST', '/privacy/person/export', officer, { email })
    await send('GET', `/privacy/consents?q=${email}`, officer)
    await send('GET', `/privacy/consents/export?q=${email}`, officer)
    const [reference = ''] = traces
    await send('GET', `/privacy/consents?q=${reference.toLowerCase()}`, officer)
    await send('GET', '/privacy/consents?q=Ana%20Typed', officer)
    await send('GET', '/privacy/consents/export?q=Ana%20Typed', officer)

    const entries = async (q: string) => {
      const { json } = await send('GET', `/audit/entries?q=${encodeURIComponent(q)}`, officer)
      return (json as { rows: { action: string; detail: Record<string, string> }[] }).rows
    }
    const found = await entries(` ${email.toUpperCase()}`)
    expect(found.map(({ action }) => action)).toEqual([
      'consents.export',
      'consents.find',
      'person.export',
      'person.find',
    ])
    for (const { action, detail } of found) {
      const shown = detail['references']?.split(', ') ?? []
      expect(traces, action).toEqual(expect.arrayContaining(shown))
      expect(shown, action).toContain(reference)
    }
    expect(found[3]).toMatchObject({
      actorName: 'Privacy Officer',
      actorEmail: `privacy@${brand.domain}`,
      detail: { submissions: 4, namedIn: naming },
    })
    const ofReference = (await entries(reference)).filter(
      ({ action }) => action !== 'submission.note',
    )
    expect(ofReference).toMatchObject([
      { action: 'consents.find', subject: 'submission', detail: { references: reference } },
    ])
    const all = JSON.stringify(await cms.select('select * from app_audit')).toLowerCase()
    expect(all).not.toMatch(/looked\.up|ana.typed/)
  })

  it('erases a person, of whom nothing stays in any table, and leaves others alone', async () => {
    const email = 'erased@example.org'
    const { traces, elsewhere } = await leaveTraces(email)
    // An email to staff, for example, is about no submission.
    await change(
      cms,
      'update app_mails set reference = null where id = (select min(id) from app_mails where recipient_key = ?)',
      [email],
    )
    const { digest } = await find(email)
    const response = await send('POST', '/privacy/person/erase', officer, { email, digest })
    expect(response.status).toBe(200)
    const { people } = response.json as Erased
    expect(people).toMatchObject([{ submissions: [], mails: [], newsletter: 'left' }])
    expect(people[0]?.erasedAt).not.toBeNull()
    expect((await everyRowOf(cms)).toLowerCase()).not.toContain(email)
    for (const reference of traces) {
      expect((await send('GET', `/inbox/submissions/${reference}`, reviewer)).status).toBe(404)
      const list = await send('GET', `/inbox/submissions?q=${reference}`, reviewer)
      expect(list.json).toMatchObject({ rows: [] })
    }
    const other = await send('GET', `/inbox/submissions/${elsewhere}`, reviewer)
    expect(other.json).toMatchObject({ notes: [{ text: 'Knows [erased address].' }] })
    const search = await send('GET', '/inbox/submissions?q=erased', reviewer)
    expect(search.json).toMatchObject({ rows: [] })
  })

  it('erases with a subscriber the keys of all their posts, and each of these posts works again', async () => {
    const email = 'twice@example.org'
    const keys = ['twice-one', 'twice-two'].map((key) => ({ 'Idempotency-Key': key }))
    for (const key of keys) await cms.post('newsletter', { email }, key)
    const stored = () =>
      cms.select(
        "select body_hash from intake_idempotency_keys where scope like 'newsletter:twice-%'",
      )
    const digest = createHash('sha256').update(JSON.stringify({ email })).digest('hex')
    expect(await stored()).toHaveLength(2)
    expect(JSON.stringify(await stored())).not.toContain(digest)
    const person = await find(email)
    const erase = { email, digest: person.digest }
    expect((await send('POST', '/privacy/person/erase', officer, erase)).status).toBe(200)
    expect(await stored()).toEqual([])
    const again = await cms.post('newsletter', { email }, keys[1])
    expect(again.headers).not.toHaveProperty('idempotency-replayed')
    expect((await find(email)).submissions).toMatchObject([{ reference: referenceIn(again) }])
  })

  it('finds, exports and erases exactly one person among 5,000 of almost the same address', async () => {
    const email = 'j@decoys.example'
    const mine = await submit('contact', { email, lastName: 'Searched' })
    const [{ id: first } = { id: 0 }] = await cms.select(
      'select max(id) as id from app_submissions',
    )
    for (let from = 0; from < 5000; from += 500) {
      const decoys = Array.from({ length: 500 }, (_, at) => `x${from + at}.j@decoys.example`)
      const values = (row: string) => decoys.map(() => row).join(', ')
      await change(
        cms,
        `insert into app_submissions (form, reference, received_at, state, name, email, search_text, version)
         values ${values("('contact', ?, current_timestamp, 'new', 'Ana', ?, 'j decoys example', 1)")}`,
        decoys.flatMap((decoy, at) => [`DECOY${from + at}`, decoy]),
      )
    }
    await change(
      cms,
      `insert into app_submission_addresses (submission_id, address, mailbox)
       select id, email, email from app_submissions where id > ?`,
      [Number(first)],
    )
    const person = await find(email)
    expect(person.submissions.map(({ reference }) => reference)).toEqual([mine])
    const exported = await send('POST', '/privacy/person/export', officer, { email })
    expect(exported.text).toContain('Searched')
    expect(exported.text).not.toContain('DECOY')
    const { digest } = person
    const erased = await send('POST', '/privacy/person/erase', officer, { email, digest })
    expect(erased.json).toMatchObject({
      people: [{ submissions: [] }],
      erased: { submissions: 1 },
    })
    expect((erased.json as Erased).people[0]?.erasedAt).not.toBeNull()
    expect((await send('GET', `/inbox/submissions/${mine}`, reviewer)).status).toBe(404)
    const left = "select count(*) as count from app_submissions where reference like 'DECOY%'"
    expect(Number((await cms.select(left))[0]?.['count'])).toBe(5000)
    await change(cms, "delete from app_submissions where reference like 'DECOY%'")
  })

  it('finds and erases a person in either spelling of an international domain, and nobody with a tag', async () => {
    const typed = 'ida@privé.example'
    const ascii = 'ida@xn--priv-epa.example'
    const other = await submit('contact', { email: 'ida+x@privé.example' })
    const first = await submit('contact', { email: typed })
    const second = await submit('newsletter', { email: ascii })
    await note(other, `Knows ${typed}, or ${ascii}.`)
    const naming = await submit('contact', {
      email: 'w@example.org',
      message: `I am with ${typed}.`,
    })
    const person = await find(typed)
    expect(await find(ascii)).toMatchObject({ digest: person.digest })
    expect(person.submissions.map(({ reference }) => reference)).toEqual([second, first])
    expect(person.mails.length).toBe(2)
    expect(person).toMatchObject({ mentionCount: 1, namedIn: [{ reference: naming }] })
    for (const email of [typed, ascii]) {
      const q = encodeURIComponent(email)
      const { json } = await send('GET', `/privacy/consents?q=${q}`, officer)
      const found = (json as { rows: { reference: string }[] }).rows
      expect(found.map(({ reference }) => reference)).toEqual([second, first])
      const mails = await send('GET', `/mail/mails?q=${q}`, reviewer)
      expect((mails.json as { rows: unknown[] }).rows).toHaveLength(2)
    }
    const body = { email: typed, digest: person.digest }
    const erased = await send('POST', '/privacy/person/erase', officer, body)
    expect(erased.json).toMatchObject({
      people: [{ submissions: [], mails: [], newsletter: 'left' }],
    })
    // Of the tagged address, the mailbox is the same and stays.
    for (const [table, column] of [
      ['app_mails', 'recipient_key'],
      ['app_submission_addresses', 'address'],
    ])
      expect(await cms.select(`select id from ${table} where ${column} = ?`, [ascii])).toEqual([])
    const rest = await send('GET', `/inbox/submissions/${other}`, reviewer)
    expect(rest.json).toMatchObject({
      notes: [{ text: 'Knows [erased address], or [erased address].' }],
    })
    expect((await find(ascii)).erasedAt).not.toBeNull()
  })

  it('erases the address from notes, whatever stands around it, from replies to others, templates, and saved views', async () => {
    const email = 'ana.o+x@example.org'
    const others = 'i.ana.o+x@example.org, ana.o+x@example.org.uk'
    const neighbour = await submit('contact', { email: 'neighbour@example.org' })
    await note(neighbour, `Is it ‘${email}’? '${email}'! *${email}* /${email}/ Not ${others}.`)
    // Without a mail server there are no replies: an email of another kind becomes one.
    const text = `Hello, ${email} is the address of “Ana”.\n`
    const reply = ['reply', `About ${email}`, text, text, neighbour]
    await change(
      cms,
      'update app_mails set kind = ?, subject = ?, text = ?, html = ? where reference = ?',
      reply,
    )
    for (const [name, q] of [
      ['Her messages', email],
      [email, 'contact'],
      ['Everybody’s', others],
    ]) {
      const query = new URLSearchParams({ q: String(q) }).toString()
      expect((await send('POST', '/inbox/views', reviewer, { name, query })).status).toBe(201)
    }
    const template = '/mail/templates/contact/confirmation'
    const { version } = (await send('GET', template, reviewer)).json as { version: unknown }
    const wording = { subject: 'Received', body: `Ask ${email}.`, version }
    expect((await send('PUT', template, reviewer, wording)).status).toBe(200)
    await submit('contact', { email })
    const person = await find(email)
    expect(person).toMatchObject({ mentionCount: 5 })
    const body = { email, digest: person.digest }
    expect((await send('POST', '/privacy/person/erase', officer, body)).status).toBe(200)
    const erased = '[erased address]'
    const { json } = await send('GET', `/inbox/submissions/${neighbour}`, reviewer)
    expect(json).toMatchObject({
      notes: [{ text: `Is it ‘${erased}’? '${erased}'! *${erased}* /${erased}/ Not ${others}.` }],
    })
    const [mail] = await cms.select('select * from app_mails where reference = ?', [neighbour])
    expect(mail).toMatchObject({
      subject: `About ${erased}`,
      text: `Hello, ${erased} is the address of “Ana”.\n`,
    })
    expect(mail?.['html']).toContain(`Hello, ${erased} is the address of “Ana”.</p>`)
    const views = await send('GET', '/inbox/views', reviewer)
    expect(views.json).toMatchObject({ views: [{ name: 'Everybody’s' }] })
    const reworded = await send('GET', template, reviewer)
    expect(reworded.json).toMatchObject({ body: `Ask ${erased}.` })
    expect((await send('DELETE', template, reviewer)).status).toBe(200)
    expect(await find(email)).toMatchObject({ mentionCount: 0 })
    await change(cms, 'delete from app_inbox_views')
  })

  it('finds and erases an address with rare signs, also in a review and a test email', async () => {
    const editor = await cms.adminLogin('Marketing editor')
    for (const [at, email] of [
      "o'brien&co@example.org",
      '"jo"@example.org',
      'josé@example.org',
    ].entries()) {
      const neighbour = await submit('contact', { email: 'neighbour@example.org' })
      const naming = await submit('contact', { email: 'w@example.org', message: `Ask ${email}!` })
      await submit('contact', { email })
      await note(neighbour, `Knows <${email.toUpperCase()}>, number ${at}.`)
      const [page] = await cms.select('select document_id from pages order by id limit 1')
      const review = `/review/entries/api::page.page/${String(page?.['document_id'])}`
      const comment = { kind: 'comment', text: `From ${email}, number ${at}.` }
      expect((await send('POST', review, editor, comment)).status).toBeLessThan(300)
      // Without a mail server there are no test emails: an email of another kind becomes one.
      const test = ['test', `About ${email}`, `Hello ${email}`, neighbour]
      await change(
        cms,
        'update app_mails set kind = ?, subject = ?, text = ? where reference = ?',
        test,
      )
      const person = await find(email)
      expect(person).toMatchObject({ mentionCount: 3, namedIn: [{ reference: naming }] })
      const body = { email, digest: person.digest }
      expect((await send('POST', '/privacy/person/erase', officer, body)).status).toBe(200)
      expect(await find(email)).toMatchObject({ mentionCount: 0 })
      expect(await cms.select('select id from app_mails where reference = ?', [neighbour])).toEqual(
        [],
      )
      const [event] = await cms.select(
        'select text from app_review_events order by id desc limit 1',
      )
      expect(event).toMatchObject({ text: `From [erased address], number ${at}.` })
    }
  })

  it('erases several addresses of one person in one act, and counts once what they share', async () => {
    const [first, second] = ['two.one@example.org', 'two.two@example.org']
    await submit('contact', { email: first })
    const shared = await submit('installation', { businessEmail: first, contactEmail: second })
    await submit('newsletter', { email: second })
    await note(shared, `Also ${first} and ${second}.`)
    const elsewhere = await submit('contact', { email: 'neighbour@example.org' })
    await note(elsewhere, `Knows ${first} and ${second}.`)
    const bodyOf = async (email: string) => ({ email, digest: (await find(email)).digest })
    const mails = await cms.select(
      'select count(*) as count from app_mails where reference = ? or recipient_key in (?, ?)',
      [shared, first, second],
    )

    const seen = await bodyOf(first)
    const stale = { ...(await bodyOf(second)), digest: 'stale' }
    const path = '/privacy/person/erase'
    expect((await send('POST', path, officer, { ...seen, also: [stale] })).status).toBe(409)
    expect((await find(first)).submissions).toHaveLength(2)

    const body = { ...seen, also: [await bodyOf(second), await bodyOf(second)] }
    const { people, erased } = (await send('POST', path, officer, body)).json as Erased
    expect(people).toMatchObject([{ submissions: [] }, { submissions: [], newsletter: 'left' }])
    expect(erased).toMatchObject({ submissions: 3, notes: 2 })
    expect(Number(mails[0]?.['count'])).toBeGreaterThan(0)
    expect((await everyRowOf(cms)).toLowerCase()).not.toMatch(/two\.(?:one|two)@/)
    const loggedOf = async (address: string) => {
      const { json } = await send('GET', `/audit/entries?q=${address}`, officer)
      return (json as { rows: object[] }).rows[0]
    }
    const erasing = { action: 'person.erase', detail: { addresses: 2 } }
    expect(await loggedOf(first)).toMatchObject({
      ...erasing,
      detail: { submissions: 3, addresses: 2 },
    })
    // The log counts nothing twice.
    expect(await loggedOf(second)).toMatchObject(erasing)
    expect(await loggedOf(second)).not.toHaveProperty('detail.submissions')
    const many = { ...seen, also: Array.from({ length: 10 }, () => seen) }
    expect((await send('POST', path, officer, many)).text).toContain('up to ten addresses')
  })

  it('erases nothing that arrived after the preview', async () => {
    const email = 'quick@example.org'
    await submit('contact', { email })
    const { digest } = await find(email)
    await submit('investor', { email })
    const response = await send('POST', '/privacy/person/erase', officer, { email, digest })
    expect(response.status).toBe(409)
    expect((await find(email)).submissions).toHaveLength(2)
  })

  it('cannot subscribe an erased person again by entering the address', async () => {
    const email = 'returns@example.org'
    await submit('newsletter', { email })
    const { digest } = await find(email)
    await send('POST', '/privacy/person/erase', officer, { email, digest })
    expect(await find(email)).toMatchObject({ newsletter: 'left', submissions: [] })
    await submit('newsletter', { email })
    const again = await find(email)
    expect(again).toMatchObject({ newsletter: 'left' })
    expect(again.submissions).toHaveLength(1)
  })

  it.each([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: ['a@b.c'] },
    { email: 'a b@c.de' },
    { email: 'a\u0000@c.de' },
  ])('gets an error for a search by %j', async (body) => {
    expect((await send('POST', '/privacy/person', officer, body)).status).toBe(400)
    expect((await send('POST', '/privacy/person/erase', officer, body)).status).toBe(400)
  })

  it('reads the consent log of a person, and exports it as CSV', async () => {
    const email = 'agreed@example.org'
    const reference = await submit('contact', { email })
    const { json } = await send('GET', `/privacy/consents?q=${encodeURIComponent(email)}`, officer)
    expect(json).toMatchObject({
      rows: [{ reference, form: 'contact', boxes: { termsAgreed: true } }],
      hasOlder: false,
    })
    const wording = consentWording(forms.contact)
    expect(json).toMatchObject({ rows: [{ wording }] })
    const file = await send('GET', `/privacy/consents/export?q=${reference}`, officer)
    for (const { text } of wording) expect(file.text).toContain(text.replaceAll('"', '""'))
    expect(file.text).toContain(reference)
    expect(file.text).toContain('termsAgreed')
    expect((await send('GET', '/privacy/consents?forms=odd', officer)).status).toBe(400)
  })

  it('reads in the consent log what editors had written when a visitor agreed to it', async () => {
    const asked = 'Do you like biscuits?'
    const version = askedVersion({ cookieQuestion: asked }, [])
    await editSettings({ cookieQuestion: asked })
    const answered = await cms.post('log-consent', expectations['log-consent'].sample, {
      'X-Form-Wording': version,
    })
    await editSettings({ cookieQuestion: null })
    const reference = referenceIn(answered)
    const { json } = await send('GET', `/privacy/consents?q=${reference}`, officer)
    expect(json).toMatchObject({
      rows: [{ version, wording: [{ field: 'consent', text: asked }] }],
    })
  })
})

describe('retention', () => {
  const age = (reference: string, days: number, changes = '') =>
    change(cms, `update app_submissions set received_at = ?${changes} where reference = ?`, [
      dateOf(days),
      reference,
    ])
  const dateOf = (days: number) => {
    const date = new Date(Date.now() - days * 86_400_000)
    return cms.databaseUrl ? date.toISOString() : date.getTime()
  }
  const readSettings = async () => {
    const { json } = await send('GET', '/privacy/retention', officer)
    return (json as { settings: { spamDays: number; months: Record<FormName, number | null> } })
      .settings
  }
  const stays = async (reference: string) =>
    (await send('GET', `/inbox/submissions/${reference}`, reviewer)).status === 200

  it('is counted by a dry run and deletes what is past its period, and nothing else', async () => {
    const spam = await submit('contact', { email: 'spam@example.org' })
    await age(spam, 31, ", state = 'spam'")
    const young = await submit('contact', { email: 'young@example.org' })
    await age(young, 29, ", state = 'spam'")
    const old = await submit('contact', { email: 'old@example.org' })
    await age(old, 800)
    const open = await submit('investor', { email: 'open@example.org' })
    await age(open, 4000)
    const closed = await submit('investor', { email: 'closed@example.org' })
    await age(closed, 4000, ", state = 'closed'")
    const answered = await submit('investor', { email: 'answered@example.org' })
    await age(answered, 4000, ", state = 'answered'")
    const settings = await readSettings()
    const dry = await send('POST', '/privacy/retention/dry-run', officer, settings)
    const countOf = (json: unknown, name: string) =>
      (json as { counts: { name: string; count: number }[] }).counts.find(
        (one) => one.name === name,
      )?.count
    expect(['spam', 'contact', 'investor'].map((name) => countOf(dry.json, name))).toEqual([
      1, 1, 2,
    ])
    expect(await stays(old)).toBe(true)
    const run = await send('POST', '/privacy/retention/run', officer)
    expect(run.json).toEqual(dry.json)
    for (const gone of [spam, old, closed, answered]) expect(await stays(gone)).toBe(false)
    expect(await Promise.all([young, open].map(stays))).toEqual([true, true])
    const again = await send('POST', '/privacy/retention/dry-run', officer, settings)
    expect(countOf(again.json, 'spam')).toBe(0)
  })

  it('is set form by form, and refuses what is no period', async () => {
    const settings = await readSettings()
    const next = { ...settings, months: { ...settings.months, contact: 12 } }
    expect((await send('PUT', '/privacy/retention', officer, next)).status).toBe(200)
    expect(await readSettings()).toEqual(next)
    for (const contact of [0, -1, 1.5, '12', 10_000, undefined]) {
      const wrong = { ...settings, months: { ...settings.months, contact } }
      expect((await send('PUT', '/privacy/retention', officer, wrong)).status).toBe(400)
    }
    await send('PUT', '/privacy/retention', officer, settings)
  })
})

describe('the privacy desk is denied to', () => {
  const calls: [string, string][] = [
    ['POST', '/privacy/person'],
    ['POST', '/privacy/candidates'],
    ['POST', '/privacy/person/export'],
    ['POST', '/privacy/person/erase'],
    ['GET', '/privacy/retention'],
    ['PUT', '/privacy/retention'],
    ['POST', '/privacy/retention/dry-run'],
    ['POST', '/privacy/retention/run'],
    ['GET', '/privacy/consents'],
    ['GET', '/privacy/consents/export'],
  ]
  const body = { email: 'ana@example.com', digest: 'x' }

  it.each(calls)('nobody and the page’s token: %s %s', async (method, path) => {
    expect((await send(method, path, {}, body)).status).toBe(401)
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    expect((await send(method, path, headers, body)).status).toBe(401)
  })

  it.each(calls)('a marketing editor and an intake reviewer: %s %s', async (method, path) => {
    const editor = await cms.adminLogin('Marketing editor')
    for (const headers of [editor, reviewer])
      expect((await send(method, path, headers, body)).status).toBe(403)
  })
})

it.each([
  ['GET', '/inbox/submissions'],
  ['GET', '/inbox/export/csv'],
  ['GET', '/mail/mails'],
  ['GET', '/mail/settings'],
  ['GET', '/admin/users'],
  ['GET', '/admin/roles'],
  ['GET', '/content-manager/collection-types/api::page.page'],
])('a privacy officer has no part in %s %s', async (method, path) => {
  expect((await send(method, path, officer)).status).toBe(403)
})

it('an administrator may do what a privacy officer may', async () => {
  const response = await send('GET', '/privacy/retention', await cms.adminLogin())
  expect(response.status).toBe(200)
})

it('every form has a retention period or is kept as long as its owner wants', async () => {
  const { json } = await send('GET', '/privacy/retention', officer)
  const { months } = (json as { settings: { months: object } }).settings
  expect(Object.keys(months).toSorted()).toEqual([...formNames].toSorted())
})
