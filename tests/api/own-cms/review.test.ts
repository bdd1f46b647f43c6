import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  EVENTS_AT_ONCE,
  type Review,
  type Waiting,
} from '../../../cms/src/editing/review/shared/calls'
import type { StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { sendRequest } from '../../harness/http'
import { secondCms } from '../harness/second-cms'
import { fileSender } from '../harness/post-file'
import { pageWithText } from '../as-editor'

type Fields = Record<string, unknown>

const PAGE = 'api::page.page'
const PAGES = `/content-manager/collection-types/${PAGE}`
const JOBS = '/content-manager/collection-types/api::job.job'
const FOOTER = '/content-manager/single-types/api::footer.footer'
const DUE = 10

const textOf = (text: string) => ({ type: 'text', text })

const { cms, clock } = await secondCms()
const { postFile, makeFile } = fileSender(cms)
afterEach(() => clock.reset())

const send = (role: StaffRole | 'nobody', method: string, path: string, body?: Fields) =>
  cms.sendAs(role === 'nobody' ? null : role, method, path, body)

const EDITOR = 'Marketing editor'
const CHIEF = 'Chief editor'
const ADMIN = 'Super admin'

async function done<Answer = { data: Fields }>(...call: Parameters<typeof send>) {
  const { json, status, text } = await send(...call)
  expect(status, text).toBeLessThan(300)
  return json as Answer
}
async function refusal(...call: Parameters<typeof send>) {
  const { status, json } = await send(...call)
  return `${status} ${(json as { error: { message: string } }).error.message}`
}

const threadOf = (id: string) => `/review/entries/${PAGE}/${id}`
const reviewOf = (id: string, role: StaffRole = EDITOR) => done<Review>(role, 'GET', threadOf(id))
const add = (role: StaffRole, id: string, kind: string, text = '') =>
  done<Review>(role, 'POST', threadOf(id), { kind, text })
const say = (role: StaffRole, id: string, body: Fields) =>
  done<Review>(role, 'POST', threadOf(id), { kind: 'comment', text: 'Too long.', ...body })
/** The paths of the only section's heading and of its text, as comments name them. */
async function fieldsOf(id: string) {
  const { data } = await done(EDITOR, 'GET', `${PAGES}/${id}`)
  const [section] = data['Content'] as { id: number }[]
  return { title: `Content.text:${section?.id}.title`, body: `Content.text:${section?.id}.body` }
}
const newestNotice = async (role: StaffRole) =>
  (await done<{ notices: Fields[] }>(role, 'GET', '/notices/mine')).notices[0]
const columns = 'type, entry_id, kind, text, author_id, author_name, at, draft_at'
/** As if somebody had written a comment so many more times. */
const repeat = (id: string, text: string, times: number) =>
  change(
    cms,
    `insert into app_review_events (${columns})
     with recursive copies(number) as
       (select 1 union all select number + 1 from copies where number < ${times})
     select ${columns} from app_review_events cross join copies where entry_id = ? and text = ?`,
    [id, text],
  )
const publish = (id: string) => `${PAGES}/${id}/actions/publish`
const turn = (isNeeded: boolean) => done<Waiting>(CHIEF, 'PUT', '/review/setting', { isNeeded })
const waiting = async () =>
  (await done<Waiting>(CHIEF, 'GET', '/review/waiting')).entries.map(
    ({ title, askedBy }) => `${title}: ${askedBy}`,
  )
const makePage = async (slug: string) =>
  String((await done(EDITOR, 'POST', PAGES, pageWithText(slug, slug, 'Text'))).data['documentId'])
const makeLive = async (slug: string) => {
  const id = await makePage(slug)
  await done(CHIEF, 'POST', publish(id), {})
  return id
}
/** The page as visitors get it. */
async function live(slug: string) {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}`, token)
  return (json as { data: { title: string }[] }).data[0]?.title
}

/** Why what was planned for a page was not done. */
const failuresOf = async (path: string) =>
  (await done<{ plans: { reason: string | null }[] }>(CHIEF, 'GET', path)).plans.map(
    ({ reason }) => reason,
  )

const CHANGED =
  'It was changed after this was planned, and publishing needs a review. Look at it and plan it again.'
const PUBLISH = '403 A chief editor has to publish this. Ask for a review instead.'
const UNPUBLISH = '403 Only a chief editor may take this off the site. Ask for it in a comment.'
const DELETE = '403 Visitors see this: only a chief editor may delete it. Ask for it in a comment.'

describe('while publishing needs no review', () => {
  it('an editor publishes, and asks nobody', async () => {
    const id = await makePage('published-by-the-editor')
    expect(await reviewOf(id)).toEqual({
      isNeeded: false,
      mayApprove: false,
      state: { kind: 'none', isChanged: false },
      events: [],
      hasOlder: false,
    })
    expect(await refusal(EDITOR, 'POST', threadOf(id), { kind: 'asked' })).toBe(
      '409 Publishing needs no review now. Publish this yourself.',
    )
    await done(EDITOR, 'POST', publish(id), {})
    expect(await live('published-by-the-editor')).toBe('published-by-the-editor')
  })

  it('staff write comments, which are gone with the page', async () => {
    const id = await makePage('page-with-comments')
    await add(EDITOR, id, 'comment', '<b>Shorter?</b>')
    const { events } = await add(CHIEF, id, 'comment', 'Yes.')
    expect(events.map(({ authorName, kind, text }) => [authorName, kind, text])).toEqual([
      ['Marketing Editor', 'comment', '<b>Shorter?</b>'],
      ['Chief Editor', 'comment', 'Yes.'],
    ])
    await done(EDITOR, 'DELETE', `${PAGES}/${id}`)
    expect(await cms.select('select id from app_review_events where entry_id = ?', [id])).toEqual(
      [],
    )
    expect((await send(EDITOR, 'GET', threadOf(id))).status).toBe(404)
  })

  it('a thread survives a new address, and names who wrote in it after the account is gone', async () => {
    const id = await makePage('page-by-two-addresses')
    const roles = await done<{ data: { id: number; name: string }[] }>(ADMIN, 'GET', '/admin/roles')
    const role = roles.data.find(({ name }) => name === EDITOR)
    const person = { firstname: 'Gone', lastname: 'Colleague' }
    const invited = { ...person, email: 'gone@wallet.example', roles: [role?.id] }
    const { data: account } = await done(ADMIN, 'POST', '/admin/users', invited)
    const { data: login } = await done('nobody', 'POST', '/admin/register', {
      registrationToken: account['registrationToken'],
      userInfo: { ...person, password: 'Correct-horse-battery-42' },
    })
    const wrote = await sendRequest(cms.url + threadOf(id), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${String(login['token'])}`,
        'Content-Type': 'application/json',
      },
      chunks: [JSON.stringify({ kind: 'comment', text: 'Mine' })],
    })
    expect(wrote.status, wrote.text).toBe(200)
    await done(ADMIN, 'DELETE', `/admin/users/${String(account['id'])}`)
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { slug: 'page-by-another-address' })
    await done(EDITOR, 'POST', publish(id), {})
    expect((await reviewOf(id)).events).toMatchObject([
      { authorName: 'Gone Colleague', text: 'Mine' },
    ])
  })

  it('however many comments are written, the first ones are still to be read', async () => {
    const id = await makePage('page-with-many-comments')
    await add(CHIEF, id, 'comment', 'Of the chief')
    await add(EDITOR, id, 'comment', 'Second')
    await repeat(id, 'Second', EVENTS_AT_ONCE - 2)
    expect(await reviewOf(id)).toMatchObject({ hasOlder: false })
    const { events, hasOlder } = await add(EDITOR, id, 'comment', 'Last')
    expect([events.length, hasOlder]).toEqual([EVENTS_AT_ONCE, true])
    expect([events[0]?.text, events.at(-1)?.text]).toEqual(['Second', 'Last'])
    const older = `${threadOf(id)}?olderThan=${events[0]?.id}`
    const first = await done<Review>(EDITOR, 'GET', older)
    expect(first.events.map(({ text }) => text)).toEqual(['Of the chief'])
    expect(first.hasOlder).toBe(false)
  })
})

describe('a comment', () => {
  const NO_FIELD = '400 This field is not in what is saved. Save first, or reload this page.'
  const NO_COMMENT = '400 There is no such comment here. Reload this page.'

  it('on words of a field is answered, resolved and reopened, and tells whom it concerns', async () => {
    const id = await makePage('page-with-a-comment-on-a-field')
    const { body } = await fieldsOf(id)
    const field = { path: body, quote: ' Te\u202ext ' }
    await say(CHIEF, id, { text: 'Shorter, @marketing editor, @intake reviewer?', ...field })
    const at = `/content-manager/collection-types/${PAGE}/${id}`
    const title = '“page-with-a-comment-on-a-field”'
    expect(await newestNotice(EDITOR)).toMatchObject({
      text: `Chief Editor wrote to you in a comment on ${title}.`,
      path: at,
    })
    // Who may not open the page is not told.
    expect((await newestNotice('Intake reviewer'))?.['text'] ?? '').not.toContain(title)
    const { events } = await reviewOf(id)
    const asked = events[0]?.id ?? 0
    expect(events).toMatchObject([{ path: body, quote: 'Te⟨U+202E⟩xt', answers: null }])
    await say(EDITOR, id, { text: 'Done.', answers: asked })
    expect(await newestNotice(CHIEF)).toMatchObject({
      text: `Marketing Editor wrote to you in a comment on ${title}.`,
      path: at,
    })
    const before = await newestNotice(EDITOR)
    for (const kind of ['resolved', 'reopened'])
      await say(CHIEF, id, { kind, text: '', answers: asked })
    expect(await newestNotice(EDITOR)).toEqual(before)
    const said = (await reviewOf(id)).events.map(({ kind, answers, path }) => [kind, answers, path])
    expect(said).toEqual([
      ['comment', null, body],
      ['comment', asked, null],
      ['resolved', asked, null],
      ['reopened', asked, null],
    ])
  })

  it('finds its field after sections moved and the page was published, and none that was deleted', async () => {
    const id = await makePage('page-with-sections-that-move')
    const { title } = await fieldsOf(id)
    const { data } = await done(EDITOR, 'GET', `${PAGES}/${id}`)
    const hero = { __component: 'blocks.hero', title: 'First' }
    const Content = [hero, ...(data['Content'] as Fields[])]
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { Content })
    await done(EDITOR, 'POST', publish(id), {})
    await say(EDITOR, id, { path: title })
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { Content: [hero] })
    expect(
      await refusal(EDITOR, 'POST', threadOf(id), { kind: 'comment', text: 'x', path: title }),
    ).toBe(NO_FIELD)
    expect((await reviewOf(id)).events).toMatchObject([{ path: title }])
  })

  it('is refused on what is no field, with too many words, and to another page’s', async () => {
    const [id, other] = [await makePage('page-to-comment-on'), await makePage('another-page')]
    const { title, body } = await fieldsOf(id)
    const { events } = await say(EDITOR, other, {})
    const answers = events[0]?.id
    const [answer] = (await say(EDITOR, other, { answers })).events.slice(-1)
    const cases: [Fields, string][] = [
      [{ path: (await fieldsOf(other)).title }, NO_FIELD],
      [{ path: 'Content.0.title' }, NO_FIELD],
      [{ path: title.replace('title', 'id') }, NO_FIELD],
      [{ path: title.replace('title', 'nothing') }, NO_FIELD],
      [{ path: `${body}.0` }, NO_FIELD],
      [{ path: 'constructor' }, NO_FIELD],
      [{ path: '' }, NO_FIELD],
      [{ path: 5 }, '400 Name the field by its path.'],
      [
        { path: title, quote: 'x'.repeat(301) },
        '400 Up to 300 characters can be quoted. Select fewer words.',
      ],
      [{ answers }, NO_COMMENT],
      [{ answers: -1 }, '400 Name the comment that this is about.'],
      [{ answers: 2 ** 40 }, '400 Name the comment that this is about.'],
      [{ kind: 'resolved' }, '400 Name the comment that this is about.'],
      [{ kind: 'resolved', answers }, NO_COMMENT],
    ]
    for (const [refused, message] of cases)
      expect(
        await refusal(EDITOR, 'POST', threadOf(id), { kind: 'comment', text: 'x', ...refused }),
      ).toBe(message)
    expect((await reviewOf(id)).events).toEqual([])
    // An answer is not answered itself: it stands below its comment.
    expect(
      await refusal(EDITOR, 'POST', threadOf(other), {
        kind: 'comment',
        text: 'x',
        answers: answer?.id,
      }),
    ).toBe(NO_COMMENT)
  })

  it('that is resolved changes nothing of a request', async () => {
    const id = await makePage('page-that-still-waits')
    await turn(true)
    await add(EDITOR, id, 'asked')
    const { events } = await say(CHIEF, id, {})
    const answers = events.at(-1)?.id
    await say(EDITOR, id, { kind: 'resolved', answers })
    expect((await reviewOf(id)).state).toEqual({ kind: 'asked', isChanged: false })
    expect(await waiting()).toEqual(['page-that-still-waits: Marketing Editor'])
    await done(CHIEF, 'POST', publish(id), {})
    await turn(false)
  })
})

describe('while publishing needs a review', () => {
  beforeEach(() => turn(true))
  afterEach(() => turn(false))

  it('an editor asks, a chief editor sends back and then publishes', async () => {
    const id = await makePage('page-to-review')
    expect(await refusal(EDITOR, 'POST', publish(id), {})).toBe(PUBLISH)
    const asked = await add(EDITOR, id, 'asked', 'For Monday.')
    expect(asked.state).toEqual({ kind: 'asked', isChanged: false })
    expect(await newestNotice(CHIEF)).toMatchObject({
      text: 'Marketing Editor asks for a review of “page-to-review”.',
      path: `/content-manager/collection-types/${PAGE}/${id}`,
    })
    expect(await waiting()).toEqual(['page-to-review: Marketing Editor'])

    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { title: 'Better' })
    expect((await reviewOf(id, CHIEF)).state).toEqual({ kind: 'asked', isChanged: true })
    expect(
      (await send(EDITOR, 'POST', threadOf(id), { kind: 'sent-back', text: 'x' })).status,
    ).toBe(403)
    expect((await add(CHIEF, id, 'sent-back', 'Shorter.')).state.kind).toBe('sent-back')
    expect((await newestNotice(EDITOR))?.text).toBe('Chief Editor sent back “Better”.')
    expect((await newestNotice(CHIEF))?.text).toContain('asks for a review')
    expect(await waiting()).toEqual([])
    expect(await refusal(CHIEF, 'POST', threadOf(id), { kind: 'sent-back', text: 'x' })).toBe(
      '409 This review request is already closed. Reload this page.',
    )

    await add(EDITOR, id, 'asked')
    expect(await live('page-to-review')).toBeUndefined()
    const review = await reviewOf(id, CHIEF)
    expect(review.mayApprove).toBe(true)
    await done(CHIEF, 'POST', publish(id), {})
    expect(await live('page-to-review')).toBe('Better')
    expect((await newestNotice(EDITOR))?.text).toBe('Chief Editor published “Better”.')
    const { state, events } = await reviewOf(id)
    expect(state.kind).toBe('none')
    expect(events.map(({ kind, authorName }) => `${kind} by ${authorName}`)).toEqual([
      'asked by Marketing Editor',
      'sent-back by Chief Editor',
      'asked by Marketing Editor',
      'published by Chief Editor',
    ])
    const audited = await cms.select(
      "select action from app_audit where subject_id = ? and action like 'content.%' order by id",
      [id],
    )
    expect(audited.map(({ action }) => action)).toEqual([
      'content.review-asked',
      'content.sent-back',
      'content.review-asked',
      'content.publish',
    ])
  })

  it('no way to change what visitors see is open to an editor', async () => {
    const [id, draft] = [await makeLive('page-that-is-live'), await makePage('page-in-draft')]
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { title: 'Changed' })
    const bulk = { documentIds: [id] }
    const plan = (action: string) => ({ action, dueAt: clock.inMinutes(DUE) })
    const planOf = `/schedule/plans/${PAGE}/${id}`
    const jobs = await done<{ results: { documentId: string }[] }>(EDITOR, 'GET', JOBS)
    const job = jobs.results[0]?.documentId
    const refusals = [
      await refusal(EDITOR, 'POST', publish(id), { title: 'Sneaked in' }),
      await refusal(EDITOR, 'POST', `${PAGES}/actions/publish`, pageWithText('sneaky', 'S', 'T')),
      await refusal(EDITOR, 'POST', `${PAGES}/actions/bulkPublish`, bulk),
      await refusal(EDITOR, 'POST', `${FOOTER}/actions/publish`, {}),
      await refusal(EDITOR, 'POST', `${JOBS}/${job}/actions/publish`, {}),
      await refusal(EDITOR, 'DELETE', `${JOBS}/${job}`),
      await refusal(EDITOR, 'POST', `${PAGES}/${id}/actions/unpublish`, {}),
      await refusal(EDITOR, 'POST', `${PAGES}/actions/bulkUnpublish`, bulk),
      await refusal(EDITOR, 'DELETE', `${PAGES}/${id}`),
      await refusal(EDITOR, 'POST', `${PAGES}/actions/bulkDelete`, bulk),
      await refusal(EDITOR, 'PUT', planOf, plan('publish')),
      await refusal(EDITOR, 'PUT', planOf, plan('unpublish')),
    ]
    expect(refusals).toEqual([
      PUBLISH,
      PUBLISH,
      PUBLISH,
      PUBLISH,
      PUBLISH,
      DELETE,
      UNPUBLISH,
      UNPUBLISH,
      DELETE,
      DELETE,
      PUBLISH,
      UNPUBLISH,
    ])
    expect(await live('page-that-is-live')).toBe('page-that-is-live')
    // What was sent along with a refused publish is not stored either.
    const { data } = await done(EDITOR, 'GET', `${PAGES}/${id}`)
    expect(data['title']).toBe('Changed')
    expect(await cms.select('select id from pages where slug = ?', ['sneaky'])).toEqual([])

    await done(EDITOR, 'DELETE', `${PAGES}/${draft}`)
    await done(CHIEF, 'POST', `${PAGES}/${id}/actions/unpublish`, {})
    expect(await live('page-that-is-live')).toBeUndefined()
  })

  it('what has changed since it was sent back is not published from a list', async () => {
    const id = await makePage('sent-back-and-changed')
    await add(EDITOR, id, 'asked', 'Ready.')
    await add(CHIEF, id, 'sent-back', 'Shorter.')
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { title: 'Short' })
    const bulk = { documentIds: [id] }
    expect(await refusal(CHIEF, 'POST', `${PAGES}/actions/bulkPublish`, bulk)).toBe(
      '409 “Short” has changed since it was sent back. Open it, and publish it there.',
    )
  })

  it('what an editor planned before is refused when it is due, and a chief editor’s plan is not', async () => {
    await turn(false)
    const [first, second] = [await makePage('editors-plan'), await makePage('chiefs-plan')]
    const plan = { action: 'publish', dueAt: clock.inMinutes(DUE) }
    await done(EDITOR, 'PUT', `/schedule/plans/${PAGE}/${first}`, plan)
    await turn(true)
    await done(CHIEF, 'PUT', `/schedule/plans/${PAGE}/${second}`, plan)
    clock.forward(DUE + 1)
    await expect.poll(() => live('chiefs-plan')).toBe('chiefs-plan')
    await expect
      .poll(() => failuresOf(`/schedule/plans/${PAGE}/${first}`))
      .toEqual([PUBLISH.slice(4)])
    expect(await live('editors-plan')).toBeUndefined()
  })

  it('a chief editor’s plan is for the draft of then, and editors can’t cancel it', async () => {
    const id = await makePage('planned-by-the-chief')
    const path = `/schedule/plans/${PAGE}/${id}`
    const plan = { action: 'publish', dueAt: clock.inMinutes(DUE) }
    const { plans } = await done<{ plans: { id: number }[] }>(CHIEF, 'PUT', path, plan)
    expect(await refusal(EDITOR, 'DELETE', `${path}/${plans[0]?.id}`)).toBe(
      '403 Only a chief editor may cancel this. Ask for it in a comment.',
    )
    expect(await refusal(EDITOR, 'DELETE', `${PAGES}/${id}`)).toBe(
      '403 Chief Editor planned to publish this: only a chief editor may delete it now. Ask for it in a comment.',
    )
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { title: 'Slipped in' })
    clock.forward(DUE + 1)
    await expect.poll(() => failuresOf(path)).toEqual([CHANGED])
    expect(await live('planned-by-the-chief')).toBeUndefined()
    await done(CHIEF, 'DELETE', `${PAGES}/${id}`)
  })

  it('a file that only a draft shows counts as part of it, once somebody asked or planned', async () => {
    const title = 'page-with-a-picture'
    const [id, image] = [await makePage(title), await makeFile(EDITOR)]
    const cards = [{ title: 'One', text: 'A card', image }]
    const Content = [{ __component: 'blocks.cards', title: 'Choose', cards }]
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { Content })
    await add(EDITOR, id, 'asked', 'Ready.')
    expect((await reviewOf(id, CHIEF)).state).toEqual({ kind: 'asked', isChanged: false })
    const path = `/schedule/plans/${PAGE}/${id}`
    await done(CHIEF, 'PUT', path, { action: 'publish', dueAt: clock.inMinutes(DUE) })
    expect((await postFile(EDITOR, `/upload?id=${image}`, { name: 'live.svg' })).status).toBe(200)
    expect((await reviewOf(id, CHIEF)).state).toEqual({ kind: 'asked', isChanged: true })
    const bulk = { documentIds: [id] }
    expect(await refusal(CHIEF, 'POST', `${PAGES}/actions/bulkPublish`, bulk)).toBe(
      `409 “${title}” has changed since its review was asked for. Open it, and publish it there.`,
    )
    clock.forward(DUE + 1)
    await expect.poll(() => failuresOf(path)).toEqual([CHANGED])
    expect(await live(title)).toBeUndefined()
    await done(CHIEF, 'POST', publish(id), {})
    expect(await live(title)).toBe(title)
  })

  it('so does a file that it only links to', async () => {
    const [id, file] = [await makePage('page-with-a-linked-file'), await makeFile(EDITOR)]
    const [stored] = await cms.select('select url from files where id = ?', [file])
    const link = { type: 'link', url: String(stored?.['url']), children: [textOf('our logo')] }
    const body = [{ type: 'paragraph', children: [textOf('See '), link, textOf('.')] }]
    const Content = [{ __component: 'blocks.text', title: 'Press', body }]
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { Content })
    await add(EDITOR, id, 'asked', 'Ready.')
    expect((await postFile(EDITOR, `/upload?id=${file}`, { name: 'live.svg' })).status).toBe(200)
    expect((await reviewOf(id, CHIEF)).state).toEqual({ kind: 'asked', isChanged: true })
    await done(CHIEF, 'DELETE', `${PAGES}/${id}`)
  })

  it('a plan is refused for a draft that was saved after the chief editor opened it', async () => {
    const id = await makePage('page-planned-late')
    const path = `/schedule/plans/${PAGE}/${id}`
    const seen = async () => (await done(CHIEF, 'GET', `${PAGES}/${id}`)).data['updatedAt']
    const plan = { action: 'publish', dueAt: clock.inMinutes(DUE), basedOn: await seen() }
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { title: 'Saved meanwhile' })
    expect(await refusal(CHIEF, 'PUT', path, plan)).toMatch(
      /^409 Marketing Editor saved this on .*, after you opened it\./,
    )
    expect(await refusal(CHIEF, 'PUT', path, { ...plan, basedOn: 'yesterday' })).toMatch(/^400 /)
    await done(CHIEF, 'PUT', path, { ...plan, basedOn: await seen() })
    await done(CHIEF, 'DELETE', `${PAGES}/${id}`)
  })

  it('a request stays, whatever is said after it, and what misleads in a comment is marked', async () => {
    const id = await makePage('page-with-a-long-talk')
    await add(EDITOR, id, 'asked', 'First.')
    await add(EDITOR, id, 'comment', 'Second.')
    await repeat(id, 'Second.', EVENTS_AT_ONCE - 1)
    await add(EDITOR, id, 'comment', 'for \u202eedam\u202c it')
    const { state, events } = await reviewOf(id, CHIEF)
    expect(state.kind).toBe('asked')
    expect(events).toHaveLength(EVENTS_AT_ONCE)
    expect(events.at(-1)?.text).toBe('for ⟨U+202E⟩edam⟨U+202C⟩ it')
    expect(await waiting()).toEqual(['page-with-a-long-talk: Marketing Editor'])
    await done(CHIEF, 'POST', publish(id), {})
  })

  it('an earlier version that an editor restores stays a draft', async () => {
    const id = await makeLive('page-to-restore')
    await done(EDITOR, 'PUT', `${PAGES}/${id}`, { title: 'Second' })
    const versions = `/history/versions/${PAGE}/${id}`
    const list = await done<{ versions: { id: number }[] }>(EDITOR, 'GET', versions)
    await done(EDITOR, 'POST', `${versions}/${list.versions.at(-1)?.id}/restore`, {})
    expect(await live('page-to-restore')).toBe('page-to-restore')
    expect(await refusal(EDITOR, 'POST', publish(id), {})).toBe(PUBLISH)
  })

  it('a file that visitors see is replaced by a chief editor only', async () => {
    const svg = (size: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path d="M0 0h9v9z"/></svg>`
    const post = async (role: StaffRole, path: string, size: number) => {
      const form = new FormData()
      form.append('fileInfo', JSON.stringify({ name: 'review.svg' }))
      form.append('files', new File([svg(size)], 'review.svg', { type: 'image/svg+xml' }))
      const headers = await cms.adminLogin(role)
      return fetch(cms.url + path, { method: 'POST', headers, body: form })
    }
    const [file] = (await (await post(EDITOR, '/upload', 9)).json()) as { id: number }[]
    const doors = [`/upload?id=${file?.id}`, `/upload/files/${file?.id}/replace`]
    for (const door of doors) expect((await post(EDITOR, door, 10)).status).toBe(200)

    const cards = [{ title: 'One', text: 'A card', image: file?.id }]
    const { data: page } = await done(EDITOR, 'POST', PAGES, {
      slug: 'page-with-a-file',
      title: 'Page with a file',
      Content: [{ __component: 'blocks.cards', title: 'Choose', cards }],
    })
    for (const door of doors) expect((await post(EDITOR, door, 11)).status).toBe(200)
    await done(CHIEF, 'POST', publish(String(page['documentId'])), {})
    for (const door of doors) {
      const refused = await post(EDITOR, door, 12)
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining(
          'see this file: Page with a file. Only a chief editor may replace it.',
        ),
      ])
      expect((await post(CHIEF, door, 13)).status).toBe(200)
    }
  })

  it('only a chief editor and an administrator turn it off, and see what waits', async () => {
    expect(await done(EDITOR, 'GET', '/review/setting')).toEqual({ isNeeded: true })
    expect((await send('Intake reviewer', 'GET', '/review/setting')).status).toBe(403)
    for (const role of [EDITOR, 'Intake reviewer', 'Privacy officer'] as const) {
      expect((await send(role, 'PUT', '/review/setting', { isNeeded: false })).status).toBe(403)
      expect((await send(role, 'GET', '/review/waiting')).status).toBe(403)
    }
    expect((await send('nobody', 'PUT', '/review/setting', { isNeeded: false })).status).toBe(401)
    expect(await refusal(CHIEF, 'PUT', '/review/setting', { isNeeded: 'no' })).toBe(
      '400 Turn the review on or off.',
    )
    expect((await done<Waiting>('Super admin', 'GET', '/review/waiting')).isNeeded).toBe(true)
    const [row] = await cms.select(
      "select actor_name, action from app_audit where subject = 'review' order by id desc",
    )
    expect(row).toEqual({ actor_name: 'Chief Editor', action: 'settings.change' })
  })

  it('a thread is closed to roles without the page, and to nobody', async () => {
    const id = await makePage('page-with-a-thread')
    for (const role of ['Intake reviewer', 'Privacy officer'] as const)
      for (const [method, body] of [
        ['GET'],
        ['POST', { kind: 'comment', text: 'x' }],
        ['POST', { kind: 'comment', text: 'x', path: 'title' }],
        ['POST', { kind: 'resolved', answers: 1 }],
      ] as const)
        expect((await send(role, method, threadOf(id), body)).status).toBe(403)
    expect((await send('nobody', 'GET', threadOf(id))).status).toBe(401)
    const long = { kind: 'comment', text: 'x'.repeat(1_000_000) }
    expect(await refusal(EDITOR, 'POST', threadOf(id), long)).toBe(
      '400 A comment has up to 2000 characters.',
    )
    for (const path of [threadOf('nothing'), '/review/entries/api::redirect.redirect/x'])
      expect((await send(EDITOR, 'GET', path)).status).toBe(404)
    expect((await reviewOf(id)).events).toEqual([])
  })
})
