import { brand } from '../../../contract/brand'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../../contract/forms/testing/expectations'
import { type FormName, formNames } from '../../../contract/index'
import { cmsAt } from '../../harness/cms'
import { referenceIn } from '../../harness/stored-submissions'

const cms = cmsAt(inject('cms'))

type Headers = Record<string, string>
type Row = {
  reference: string
  form: string
  state: string
  version: number
  name: string
  excerpt: string
}

/** An address subscribes once: other files use the one of the sample. */
const valid = (form: FormName) => ({
  ...expectations[form].sample,
  ...(form === 'newsletter' && { email: 'found.in.the.inbox@example.com' }),
})

const { send } = cms

const bodyOf = <Body>({ json }: { json: unknown }) => json as Body

async function submit(answers: Record<string, unknown> = {}): Promise<string> {
  const response = await cms.post('contact', { ...valid('contact'), ...answers })
  expect(response.status).toBe(201)
  return referenceIn(response)
}

describe('an intake reviewer', () => {
  let reviewer: Headers
  beforeAll(async () => {
    reviewer = await cms.adminLogin('Intake reviewer')
  })

  const list = async (query: string) => {
    const response = await send('GET', `/inbox/submissions?${query}`, reviewer)
    expect(response.status).toBe(200)
    return bodyOf<{ rows: Row[]; hasOlder: boolean; hasNewer: boolean }>(response)
  }
  const find = async (reference: string) => {
    const { rows } = await list(`q=${reference}`)
    const [row] = rows
    if (!row) throw new Error(`${reference} is not in the inbox.`)
    return row
  }
  const change = (row: Pick<Row, 'reference' | 'version'>, changes: object) =>
    send('POST', '/inbox/changes', reviewer, {
      submissions: [{ reference: row.reference, version: row.version }],
      change: changes,
    })

  it.each(formNames)('finds a submission of the form %s by its reference', async (form) => {
    const reference = referenceIn(await cms.post(form, valid(form)))
    expect(await find(reference)).toMatchObject({ form, version: 1 })
  })

  it('names all that match a filter, to change more of them than a page shows', async () => {
    const references = []
    for (let count = 0; count < 51; count += 1)
      references.push(await submit({ lastName: 'Manifold', email: `m${count}@example.org` }))
    await submit({ lastName: 'Manifold-Works' })
    const found = await send('GET', '/inbox/matching?states=new&q=manifold', reviewer)
    const { submissions } = bodyOf<{ submissions: Pick<Row, 'reference' | 'version'>[] }>(found)
    expect(submissions.slice(1).map(({ reference }) => reference)).toEqual(references.toReversed())
    const closed = await send('POST', '/inbox/changes', reviewer, {
      submissions,
      change: { state: 'closed' },
    })
    expect(closed.status).toBe(200)
    expect((await list('states=new&q=manifold')).rows).toEqual([])
    const nothing = await send('GET', '/inbox/matching?states=new&q=manifold', reviewer)
    expect(nothing.json).toEqual({ submissions: [] })
    expect((await send('GET', '/inbox/matching?states=odd', reviewer)).status).toBe(400)
  })

  it('lists what looks like spam, and deletes for good what was marked so, in the version that was seen', async () => {
    const answers = { ...valid('contact'), lastName: 'Lookalike' }
    const suspicious = async () => {
      const sent = { ...answers, email: 'offers@mailinator.com' }
      return referenceIn(await cms.post('contact', sent, { 'X-Form-Seconds': '1' }))
    }
    const [one, other] = [await suspicious(), await suspicious()]
    const harmless = await submit({ lastName: 'Lookalike' })
    for (const query of [
      'suspicious=true',
      'suspicious=true&q=lookalike',
      'suspicious=true&states=new&forms=contact',
    ]) {
      const found = (await list(query)).rows.map(({ reference }) => reference)
      expect(found).toEqual(expect.arrayContaining([one, other]))
      expect(found).not.toContain(harmless)
    }
    const counted = await send('GET', '/inbox/counts?suspicious=true&q=lookalike', reviewer)
    expect(counted.json).toMatchObject({ states: { new: 2 } })

    const rows = await Promise.all([one, other, harmless].map(find))
    const remove = (headers: Headers, submissions: object[] = rows) =>
      send('POST', '/inbox/spam/deletions', headers, { submissions })
    expect((await remove(reviewer)).status).toBe(409)
    for (const row of rows.slice(0, 2)) await change(row, { state: 'spam' })
    const marked = await Promise.all([one, other, harmless].map(find))
    for (const role of ['Marketing editor', 'Privacy officer'] as const)
      expect((await remove(await cms.adminLogin(role), marked)).status).toBe(403)
    expect((await remove({}, marked)).status).toBe(401)
    for (const odd of [[], [{ reference: one }], [{ reference: one, version: '2' }], 'all'])
      expect((await remove(reviewer, odd as object[])).status).toBe(400)
    const stale = { reference: other, version: 1 }
    const answer = await remove(
      reviewer,
      [marked[0], stale, marked[2]].flatMap((row) => row ?? []),
    )
    expect(answer.status).toBe(200)
    const outcome = bodyOf<{ deleted: string[]; stale: Row[] }>(answer)
    expect(outcome.deleted).toEqual([one])
    const left = outcome.stale.map(({ reference }) => reference)
    expect(left.toSorted()).toEqual([other, harmless].toSorted())
    expect((await send('GET', `/inbox/submissions/${one}`, reviewer)).status).toBe(404)
    expect((await list('states=&q=lookalike')).rows.map(({ reference }) => reference)).toEqual([
      harmless,
      other,
    ])
    const log = await send(
      'GET',
      `/audit/entries?q=${one}`,
      await cms.adminLogin('Privacy officer'),
    )
    expect(log.json).toMatchObject({
      rows: [{ action: 'spam.delete' }, { action: 'submission.state' }],
    })
  })

  it('pages through the newest first, without gaps or duplicates', async () => {
    for (let count = 0; count < 55; count += 1) await submit({ lastName: `Pageturner ${count}` })
    const first = await list('q=pageturner')
    expect(first).toMatchObject({ hasOlder: true, hasNewer: false })
    const last = first.rows.at(-1) as Row & { id: number }
    const second = await list(`q=pageturner&olderThan=${last.id}`)
    expect(second).toMatchObject({ hasOlder: false, hasNewer: true })
    const names = [...first.rows, ...second.rows].map(({ name }) => name)
    expect(names).toEqual(Array.from({ length: 55 }, (_, at) => `Ana Pageturner ${54 - at}`))
    const [newest] = second.rows as (Row & { id: number })[]
    const back = await list(`q=pageturner&newerThan=${newest?.id}`)
    expect(back.rows).toEqual(first.rows)
  })

  it('finds a person by any part of the name, ignoring accents and case', async () => {
    const reference = await submit({ firstName: 'Łucja', lastName: 'Ðorđević' })
    for (const query of ['lucja', 'ŁUCJA dordevic', 'dord'])
      expect(
        (await list(`q=${encodeURIComponent(query)}`)).rows.map((row) => row.reference),
      ).toContain(reference)
    expect((await list('q=lucja%20nobody')).rows).toEqual([])
  })

  it('finds a message by what it says, and shows how it begins', async () => {
    const message = 'My walnut\n\n  terminal hums.' + ' More'.repeat(60)
    const reference = await submit({ message })
    const { rows } = await list('q=hums%20WALNUT')
    expect(rows.map((row) => row.reference)).toEqual([reference])
    expect(rows[0]?.excerpt.startsWith('My walnut terminal hums. More')).toBe(true)
    expect(rows[0]?.excerpt.length).toBeLessThanOrEqual(160)
  })

  it('finds a person by every answer; by one that is masked as a whole only', async () => {
    const response = await cms.post('installation', {
      ...valid('installation'),
      contactPhone: '917 345 601',
      address: 'Rua dos Quokkas 7',
      contactRole: 'Wayfinder',
      installationAddress: 'Zambujal',
      vatNumber: 'PT 509 871 234',
      iban: 'PT50 0007 0123 7654 3210 9876 5',
    })
    expect(response.status, response.text).toBe(201)
    const foundBy = async (text: string) =>
      (await list(`q=${encodeURIComponent(text)}`)).rows.map(({ reference }) => reference)
    const whole = ['917345601', '+351 917-345-601', 'quokkas', 'wayfinder', 'zambujal']
    const masked = ['PT509871234', 'pt 509871234', 'PT50000701237654321098765']
    for (const text of [...whole, ...masked])
      expect(await foundBy(text), text).toEqual([referenceIn(response)])
    for (const text of ['PT50987123', '509 871', 'PT5000070123765432109876', '00070123'])
      expect(await foundBy(text), text).toEqual([])
    const counts = await send('GET', '/inbox/counts?q=%2B351917345601', reviewer)
    expect(counts.json).toMatchObject({ states: { new: 1 } })
    const text = 'select search_text from app_submissions where reference = ?'
    const [row] = await cms.select(text, [referenceIn(response)])
    expect(row?.['search_text']).not.toMatch(/509871234|0123765432/)
  })

  it('finds a form’s submissions by the form’s name, alone and with a person’s', async () => {
    const reference = referenceIn(
      await cms.post('investor', { ...valid('investor'), firstName: 'Zulmira' }),
    )
    await submit({ firstName: 'Zulmira' })
    const [first] = (await list('q=investor')).rows
    expect(first).toMatchObject({ form: 'investor', reference })
    const both = await list('q=invest%20zulmira')
    expect(both.rows.map((row) => row.reference)).toEqual([reference])
    const counts = await send('GET', '/inbox/counts?q=invest%20zulmira', reviewer)
    expect(counts.json).toMatchObject({ states: { new: 1 } })
  })

  it('changes a submission’s state and assigns it, and the history says who did', async () => {
    const row = await find(await submit())
    const { colleagues } = bodyOf<{ colleagues: { id: number; name: string }[] }>(
      await send('GET', '/inbox/colleagues', reviewer),
    )
    const me = colleagues.find(({ name }) => name === 'Intake Reviewer')
    expect((await change(row, { state: 'answered', assigneeId: me?.id })).status).toBe(200)
    const read = await send('GET', `/inbox/submissions/${row.reference}`, reviewer)
    expect(read.json).toMatchObject({
      state: 'answered',
      assigneeId: me?.id,
      version: 2,
      history: [
        { action: 'submission.assign', actorName: 'Intake Reviewer' },
        { action: 'submission.state', detail: { from: 'new', to: 'answered' } },
      ],
    })
    const mine = await list(`assignee=me&states=answered&q=${row.reference}`)
    expect(mine.rows).toHaveLength(1)
    const log = `/audit/entries?actions=submission.assign&q=${row.reference}`
    expect((await send('GET', log, await cms.adminLogin('Privacy officer'))).json).toMatchObject({
      rows: [{ detail: { from: 'nobody', to: 'Intake Reviewer' } }],
    })
  })

  it('reopens a submission, whose retention then counts from when it is closed again', async () => {
    const reference = await submit()
    /** Whether it has a date of its answer and one of its closing, once it is in this state. */
    const datesIn = async (state: string) => {
      expect((await change(await find(reference), { state })).status).toBe(200)
      const dates = 'select answered_at, closed_at from app_submissions where reference = ?'
      const [row] = await cms.select(dates, [reference])
      return [row?.['answered_at'] !== null, row?.['closed_at'] !== null]
    }
    expect(await datesIn('closed')).toEqual([true, true])
    expect(await datesIn('new')).toEqual([false, false])
    expect(await datesIn('answered')).toEqual([true, false])
    expect(await datesIn('closed')).toEqual([true, true])
  })

  it('cannot overwrite what a colleague changed in the meantime', async () => {
    const row = await find(await submit())
    expect((await change(row, { state: 'answered' })).status).toBe(200)
    const late = await change(row, { state: 'spam' })
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({ stale: [{ state: 'answered', version: 2 }], changed: [] })
    expect(await find(row.reference)).toMatchObject({ state: 'answered' })
  })

  it('marks many as spam at once, and each change can be undone', async () => {
    const rows = [await find(await submit()), await find(await submit())]
    const marked = await send('POST', '/inbox/changes', reviewer, {
      submissions: rows.map(({ reference, version }) => ({ reference, version })),
      change: { state: 'spam' },
    })
    const { changed } = bodyOf<{ changed: { before: Row; after: Row }[] }>(marked)
    expect(changed).toHaveLength(2)
    for (const { before, after } of changed) {
      expect((await change(after, { state: before.state })).status).toBe(200)
      expect(await find(after.reference)).toMatchObject({ state: 'new' })
    }
  })

  it('reads characters that reorder or hide text as marks, wherever an answer is shown', async () => {
    const lastName = 'gnp.\u202Eexe'
    const reference = await submit({ lastName, message: 'See\u{E0041}\u2066' })
    expect(await find(reference)).toMatchObject({ name: 'Ana gnp.⟨U+202E⟩exe' })
    const response = await send('GET', `/inbox/submissions/${reference}`, reviewer)
    const { name, answers } = bodyOf<{ name: string; answers: { field: string; value: string }[] }>(
      response,
    )
    const valueOf = (field: string) => answers.find((one) => one.field === field)?.value
    expect(name).toBe('Ana gnp.⟨U+202E⟩exe')
    expect(valueOf('lastName')).toBe('gnp.⟨U+202E⟩exe')
    expect(valueOf('message')).toBe('See⟨U+E0041⟩⟨U+2066⟩')
    expect(response.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u)
  })

  it.each(['a\u0000b', 'a\u001bb', 'a\ud800b'])('cannot write %j into a note', async (text) => {
    const path = `/inbox/submissions/${await submit()}/notes`
    const response = await send('POST', path, reviewer, { text })
    expect(response).toMatchObject({ status: 400 })
    expect(response.text).toMatch(/characters .*cannot be stored/)
  })

  it('adds notes that concurrent notes do not overwrite', async () => {
    const reference = await submit()
    const add = (text: string) =>
      send('POST', `/inbox/submissions/${reference}/notes`, reviewer, { text })
    const responses = await Promise.all([add('Called her.'), add('Sent the price list.')])
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    const { json } = await send('GET', `/inbox/submissions/${reference}`, reviewer)
    const texts = bodyOf<{ notes: { text: string }[] }>({ json }).notes.map(({ text }) => text)
    expect(texts.toSorted()).toEqual(['Called her.', 'Sent the price list.'])
    expect((await add('  ')).status).toBe(400)
  })

  it('sees bank details only after revealing them, which is recorded', async () => {
    const answers = { ...valid('installation'), iban: 'PT50000201231234567890154' }
    const reference = referenceIn(await cms.post('installation', answers))
    const path = `/inbox/submissions/${reference}`
    const before = await send('GET', path, reviewer)
    expect(before.text).not.toContain(answers.iban)
    const revealed = await send('POST', `${path}/reveal/iban`, reviewer)
    expect(revealed.json).toEqual({ value: answers.iban })
    expect((await send('GET', path, reviewer)).json).toMatchObject({
      history: [{ action: 'submission.reveal', detail: { field: 'iban' } }],
    })
    expect((await send('POST', `${path}/reveal/reference`, reviewer)).status).toBe(404)
  })

  it('cannot push a reveal out of the history, and is named there by address', async () => {
    const reference = referenceIn(await cms.post('installation', valid('installation')))
    const path = `/inbox/submissions/${reference}`
    await send('POST', `${path}/reveal/iban`, reviewer)
    for (let count = 0; count < 210; count += 1)
      await send('POST', `${path}/notes`, reviewer, { text: '.' })
    const { history, notes } = bodyOf<{
      history: { action: string; actorEmail: string }[]
      notes: { authorEmail: string }[]
    }>(await send('GET', path, reviewer))
    const address = expect.stringContaining(`@${brand.domain}`)
    expect(history.at(-1)).toMatchObject({ action: 'submission.reveal', actorEmail: address })
    expect(history.length).toBeLessThanOrEqual(101)
    expect(notes[0]).toMatchObject({ authorEmail: address })
  })

  it('sees the same person’s submissions of other forms', async () => {
    const email = 'one.person@example.org'
    const contact = await submit({ email })
    const investor = referenceIn(
      await cms.post('investor', { ...valid('investor'), email: email.toUpperCase() }),
    )
    await submit({ email: `not.${email}` })
    const { json } = await send('GET', `/inbox/submissions/${contact}/others`, reviewer)
    const { submissions } = bodyOf<{ submissions: Row[] }>({ json })
    expect(submissions.map(({ reference }) => reference)).toEqual([investor])
  })

  it.each([
    'forms=nothing',
    'states=odd',
    'olderThan=x',
    'olderThan=-1',
    'olderThan=9007199254740993',
    'from=tomorrow',
    'from=-271821-04-20',
    'to=%2B275760-09-13',
    'assignee=someone',
  ])('gets an error that explains what is wrong with %s', async (query) => {
    const response = await send('GET', `/inbox/submissions?${query}`, reviewer)
    expect(response.status).toBe(400)
  })

  it.each(['-1', '1000000000', 'letters', '%00', '%ff', '..%2f..', '__proto__', 'a'.repeat(2000)])(
    'is told that there is no submission, email or export called %s',
    async (id) => {
      for (const [method, path] of [
        ['GET', `/inbox/submissions/${id}`],
        ['GET', `/inbox/submissions/${id}/others`],
        ['GET', `/inbox/submissions/${id}/replies`],
        ['POST', `/inbox/submissions/${id}/notes`],
        ['POST', `/inbox/submissions/${id}/reveal/iban`],
        ['GET', `/inbox/export/${id}`],
        ['GET', `/mail/mails/${id}`],
        ['POST', `/newsletter/subscribers/${id}/unsubscribe`],
      ] as const) {
        const body = method === 'POST' ? { text: 'Note' } : undefined
        const response = await send(method, path, reviewer, body)
        expect([400, 404], `${path}: ${response.text}`).toContain(response.status)
        expect(response.text).not.toMatch(/stack|node_modules|SQLITE/)
      }
    },
  )

  it('cannot change a submission whose reference no database could hold', async () => {
    const submissions = [{ reference: 'A\u0000', version: 1 }]
    const body = { submissions, change: { state: 'closed' } }
    expect((await send('POST', '/inbox/changes', reviewer, body)).status).toBe(400)
  })
})

describe('the inbox is denied to', () => {
  const calls: [string, string][] = [
    ['GET', '/inbox/submissions'],
    ['GET', '/inbox/counts'],
    ['GET', '/inbox/colleagues'],
    ['GET', '/inbox/submissions/NONE'],
    ['GET', '/inbox/submissions/NONE/others'],
    ['POST', '/inbox/submissions/NONE/notes'],
    ['POST', '/inbox/submissions/NONE/reveal/iban'],
    ['POST', '/inbox/changes'],
  ]

  it.each(calls)('nobody: %s %s', async (method, path) => {
    expect((await send(method, path, {})).status).toBe(401)
  })

  it.each(calls)('the token in the page: %s %s', async (method, path) => {
    const headers = { Authorization: `Bearer ${cms.contentToken}` }
    expect((await send(method, path, headers)).status).toBe(401)
  })

  const others = (['Marketing editor', 'Chief editor', 'Privacy officer'] as const).flatMap(
    (role) => calls.map(([method, path]) => [role, method, path] as const),
  )

  it.each(others)('a %s: %s %s', async (role, method, path) => {
    const reference = await submit({ lastName: 'Secretive' })
    const response = await cms.sendAs(role, method, path.replace('NONE', reference))
    expect(response.text).not.toContain('Secretive')
    expect(response.status).toBe(403)
  })
})

it.each([
  ...formNames.map((form) => `api::intake.${form}`),
  'api::intake.consent-proof',
  'api::intake.idempotency-key',
])(
  'an administrator too reads submissions in the inbox only, not as entries of %s',
  async (type) => {
    const admin = await cms.adminLogin()
    const entries = `/content-manager/collection-types/${type}`
    for (const path of [
      entries,
      `${entries}?page=1&pageSize=1&filters[id][$gt]=0`,
      `${entries}/1`,
      `${entries}/actions/countManyEntriesDraftRelations?documentIds[]=a`,
      `/content-manager/relations/${type}/createdBy`,
      `/content-manager/content-types/${type}/configuration`,
    ])
      expect((await send('GET', path, admin)).status, path).toBe(403)
    for (const path of [entries, `${entries}/actions/publish`, `${entries}/actions/bulkDelete`])
      expect((await send('POST', path, admin)).status, path).toBe(403)
  },
)
