// Its own cms: it has a mail server and a clock that moves.
import { brand } from '../../../contract/brand'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { pageWithText } from '../as-editor'
import { makeClock } from '../../harness/clock'
import { openPostgres } from '../../harness/cms-modules'
import { accountOf, type StaffRole } from '../../harness/cms'
import { change } from '../../harness/database'
import { startMailServer } from '../../harness/mail-server'
import { sendRequest } from '../../harness/http'
import { startCms, type RunningCms } from '../../harness/start-cms'

type Fields = Record<string, unknown>
type Plan = {
  id: number
  action: string
  dueAt: string
  plannerName: string
  title: string
  isFailed: boolean
  reason: string | null
}

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const PAGES = `/content-manager/collection-types/${PAGE}`
const DUE = 10
const LATER = 20

const postgres = inject('postgres')
const clock = makeClock()
let smtp: Awaited<ReturnType<typeof startMailServer>>
let environment: Record<string, string>
let cms: RunningCms
beforeAll(async () => {
  smtp = await startMailServer()
  environment = { ...clock.environment, SMTP_URL: smtp.url, MAIL_FROM: 'hello@wallet.example' }
  cms = await startCms({ postgres, from: inject('seeded'), environment })
})
afterEach(() => clock.reset())
afterAll(async () => {
  await cms.remove()
  await smtp.stop()
  clock.remove()
})

const send = (method: string, path: string, body?: Fields, role: StaffRole = 'Marketing editor') =>
  cms.sendAs(role, method, path, body)

async function done(method: string, path: string, body?: Fields) {
  const { json, status, text } = await send(method, path, body)
  expect(status, text).toBeLessThan(300)
  return json as { data: Fields; plans: Plan[] }
}

const makePage = async (slug: string, title = 'Planned') =>
  String((await done('POST', PAGES, pageWithText(slug, title, 'Text'))).data['documentId'])
const save = (id: string, data: Fields) => done('PUT', `${PAGES}/${id}`, data)
const publishNow = (id: string) => done('POST', `${PAGES}/${id}/actions/publish`, {})
const pathOf = (id: string, uid = PAGE) => `/schedule/plans/${uid}/${id}`
const plan = async (id: string, action: string, minutes: number) =>
  (await done('PUT', pathOf(id), { action, dueAt: clock.inMinutes(minutes) })).plans
const plansOf = async (id: string) => (await done('GET', pathOf(id))).plans
const allPlans = async () => (await done('GET', '/schedule/plans')).plans

async function refusal(id: string, body: Fields, uid = PAGE) {
  const { status, json } = await send('PUT', pathOf(id, uid), body)
  return `${status} ${(json as { error: { message: string } }).error.message}`
}

/** What visitors get at the page's address: its title, or nothing. */
async function live(slug: string) {
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const { json } = await cms.get(`/api/pages?filters[slug][$eq]=${slug}`, token)
  return (json as { data: { title: string }[] }).data[0]?.title
}
const events = async (id: string) =>
  (
    await cms.select('select actor_name, event from app_versions where entry_id = ? order by id', [
      id,
    ])
  ).map((row) => `${String(row['event'])} by ${String(row['actor_name'])}`)
const audited = async (id: string) =>
  (
    await cms.select('select actor_name, action from app_audit where subject_id = ? order by id', [
      id,
    ])
  ).map((row) => `${String(row['action'])} by ${String(row['actor_name'])}`)

describe('an editor', () => {
  it('plans a publish: what is in the draft when it is due goes live, as the editor’s', async () => {
    const [id, edited, cancelled, early, removed] = [
      await makePage('planned-page'),
      await makePage('edited-page'),
      await makePage('cancelled-page'),
      await makePage('early-page'),
      await makePage('removed-page'),
    ]
    const [first] = await plan(id, 'publish', LATER)
    expect(first).toMatchObject({
      action: 'publish',
      plannerName: 'Marketing Editor',
      title: 'Planned',
      isFailed: false,
    })
    const [moved, ...others] = await plan(id, 'publish', DUE)
    expect(others).toEqual([])
    expect(Date.parse(moved?.dueAt ?? '')).toBeLessThan(Date.parse(first?.dueAt ?? ''))
    await publishNow(edited)
    await save(edited, { title: 'Edited since' })
    for (const each of [edited, cancelled, early, removed]) await plan(each, 'publish', DUE)
    const [waiting] = await plansOf(cancelled)
    expect((await done('DELETE', `${pathOf(cancelled)}/${waiting?.id}`)).plans).toEqual([])
    await publishNow(early)
    await done('DELETE', `${PAGES}/${removed}`)
    await save(id, { title: 'Changed since' })
    expect(await live('planned-page')).toBeUndefined()
    expect(await live('edited-page')).toBe('Planned')
    expect((await allPlans()).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Changed since']),
    )
    const rows = 'select id from app_plans where entry_id = ?'
    expect(await cms.select(rows, [removed])).toEqual([])

    clock.forward(DUE + 1)
    await expect.poll(() => live('planned-page')).toBe('Changed since')
    await expect.poll(() => live('edited-page')).toBe('Edited since')
    await expect.poll(async () => [...(await plansOf(id)), ...(await plansOf(early))]).toEqual([])
    expect(await live('cancelled-page')).toBeUndefined()
    expect(await events(id)).toEqual([
      'create by Marketing Editor',
      'save by Marketing Editor',
      'publish by Marketing Editor',
    ])
    expect(await audited(id)).toEqual([
      'content.plan by Marketing Editor',
      'content.plan by Marketing Editor',
      'content.publish by Marketing Editor',
    ])
    expect(await events(early)).toHaveLength(2)
  })

  it('plans when a page goes live and when it leaves, across a restart', async () => {
    const id = await makePage('visiting-page')
    await plan(id, 'publish', DUE)
    await plan(id, 'unpublish', LATER)
    expect((await plansOf(id)).map(({ action }) => action)).toEqual(['publish', 'unpublish'])
    await cms.stop()
    clock.forward(DUE + 1)
    await cms.startAgain()
    await expect.poll(() => live('visiting-page')).toBe('Planned')
    clock.forward(LATER - DUE)
    await expect.poll(() => live('visiting-page')).toBeUndefined()
    expect(await audited(id)).toEqual([
      'content.plan by Marketing Editor',
      'content.plan by Marketing Editor',
      'content.publish by Marketing Editor',
      'content.unpublish by Marketing Editor',
    ])
  })

  it('is told why a plan makes no sense', async () => {
    const id = await makePage('refused-page')
    const publishIn = (minutes: number) => ({
      action: 'publish',
      dueAt: clock.inMinutes(minutes),
    })
    const unpublishIn = (minutes: number) => ({ ...publishIn(minutes), action: 'unpublish' })
    const years = 3 * 365 * 24 * 60
    const [home] = await cms.select("select document_id from pages where slug = 'home'")
    const [footer] = await cms.select('select document_id from footers')
    const [homeId, footerId] = [home, footer].map((row) => String(row?.['document_id']))
    for (const [body, message] of [
      [publishIn(-1), 'This time has passed. Choose a later one.'],
      [publishIn(years), 'Choose a time within the next 2 years.'],
      [{ action: 'publish', dueAt: 'tomorrow' }, 'Choose a date and a time.'],
      [{ action: 'delete', dueAt: clock.inMinutes(1) }, 'Choose to publish or to unpublish.'],
      [unpublishIn(DUE), 'This is not published. Plan when to publish it first.'],
    ] as const)
      expect(await refusal(id, body)).toBe(`400 ${message}`)
    expect(await refusal('nothing', publishIn(DUE))).toMatch(/^404 This was deleted/)
    expect(await refusal(homeId ?? '', unpublishIn(DUE))).toBe(
      '400 This can’t be planned yet. The home page can’t be unpublished: the site needs one. Change its sections instead.',
    )
    expect(await refusal(footerId ?? '', unpublishIn(DUE), FOOTER)).toBe(
      '400 This can’t be unpublished: the site needs it.',
    )
    expect(await refusal(footerId ?? '', publishIn(DUE), FOOTER)).toBe(
      '400 Visitors already see this draft. Save a change first.',
    )
    await plan(id, 'publish', DUE)
    expect(await refusal(id, unpublishIn(DUE - 1))).toMatch(/^400 Unpublishing has to come after/)
    const [section] = pageWithText('', '', '').Content
    await save(id, { title: '', Content: [{ ...section, body: null }] })
    expect(await refusal(id, publishIn(DUE))).toBe(
      '400 This can’t be planned yet. “Title” is empty. “Sections › Text › Text” is empty.',
    )
    expect(await audited(id)).toEqual(['content.plan by Marketing Editor'])
    expect(await live('refused-page')).toBeUndefined()
    await done('DELETE', `${PAGES}/${id}`)
  })

  it('is told in the panel and by email of a plan that failed because the draft became invalid', async () => {
    const id = await makePage('invalid-page')
    await plan(id, 'publish', DUE)
    await save(id, { title: '' })
    expect(smtp.emails).toEqual([])
    clock.forward(DUE + 1)
    await expect
      .poll(() => plansOf(id))
      .toMatchObject([{ isFailed: true, reason: '“Title” is empty.' }])
    expect(await allPlans()).toMatchObject([{ isFailed: true, action: 'publish' }])
    expect(await live('invalid-page')).toBeUndefined()
    await expect.poll(() => smtp.to(`editor@${brand.domain}`)).toHaveLength(1)
    const [mail] = smtp.emails
    expect(mail?.headers['subject']).toBe('“Untitled” was not published')
    expect(mail?.text).toContain('It was not: “Title” is empty.')
    expect(mail?.text).toContain(`/admin/content-manager/collection-types/${PAGE}/${id}`)
    await expect.poll(() => cms.select('select state from app_mails')).toEqual([{ state: 'sent' }])
    const [failed] = await plansOf(id)
    expect((await done('DELETE', `${pathOf(id)}/${failed?.id}`)).plans).toEqual([])
    expect((await send('DELETE', `${pathOf(id)}/${failed?.id}`)).status).toBe(404)
  })
})

it('a plan of somebody whose account was closed since is not carried out', async () => {
  const id = await makePage('plan-of-a-closed-account')
  const wanted = { action: 'publish', dueAt: clock.inMinutes(DUE) }
  expect((await send('PUT', pathOf(id), wanted, 'Chief editor')).status).toBe(200)
  const { email } = accountOf(cms, 'Chief editor')
  const [account] = await cms.select('select id from admin_users where email = ?', [email])
  const activate = async (isActive: boolean) =>
    (await send('PUT', `/admin/users/${String(account?.['id'])}`, { isActive }, 'Super admin'))
      .status
  expect(await activate(false)).toBe(200)
  clock.forward(DUE + 1)
  await expect
    .poll(() => plansOf(id))
    .toMatchObject([
      { isFailed: true, reason: 'Whoever planned this may no longer publish. Plan it again.' },
    ])
  expect(await live('plan-of-a-closed-account')).toBeUndefined()
  expect(await activate(true)).toBe(200)
  await done('DELETE', `${PAGES}/${id}`)
})

it('a role that may not publish can neither read nor make nor cancel plans', async () => {
  const id = await makePage('guarded-plans')
  const [waiting] = await plan(id, 'publish', DUE)
  const body = { action: 'publish', dueAt: clock.inMinutes(DUE) }
  const calls = [
    ['GET', '/schedule/plans'],
    ['GET', pathOf(id)],
    ['PUT', pathOf(id)],
    ['DELETE', `${pathOf(id)}/${waiting?.id}`],
  ] as const
  for (const [method, path] of calls) {
    const content = method === 'PUT' ? body : undefined
    for (const role of ['Intake reviewer', 'Privacy officer'] as const)
      expect((await send(method, path, content, role)).status, `${role} ${path}`).toBe(403)
    const anonymous = await sendRequest(cms.url + path, { method })
    expect(anonymous.status).toBe(401)
  }
  const elsewhere = pathOf(id, 'api::job.job')
  expect((await send('DELETE', `${elsewhere}/${waiting?.id}`)).status).toBe(404)
  expect(await plansOf(id)).toHaveLength(1)
  await done('DELETE', `${PAGES}/${id}`)
})

it('an entry has one waiting plan of a kind, whatever writes to the table', async () => {
  const id = await makePage('one-plan')
  await plan(id, 'publish', DUE)
  const copy = `insert into app_plans (type, entry_id, action, state, due_at)
    select type, entry_id, action, state, due_at from app_plans where entry_id = ?`
  await expect(change(cms, copy, [id])).rejects.toThrow(/unique/i)
  await done('DELETE', `${PAGES}/${id}`)
})

describe.runIf(postgres !== '')('of two processes on one PostgreSQL', () => {
  let other: RunningCms
  beforeAll(async () => {
    other = await startCms({ postgres, sharing: cms, environment })
  })
  afterAll(() => other.remove())

  it('exactly one carries out each plan', async () => {
    const slugs = Array.from({ length: 8 }, (_, number) => `shared-plan-${number}`)
    const ids: string[] = []
    for (const slug of slugs) ids.push(await makePage(slug))
    for (const id of ids) await plan(id, 'publish', DUE)
    clock.forward(DUE + 1)
    for (const slug of slugs) await expect.poll(() => live(slug)).toBe('Planned')
    for (const id of ids) {
      await expect.poll(() => plansOf(id)).toEqual([])
      expect(await audited(id)).toEqual([
        'content.plan by Marketing Editor',
        'content.publish by Marketing Editor',
      ])
      expect(await events(id)).toEqual([
        'create by Marketing Editor',
        'publish by Marketing Editor',
      ])
    }
  })

  it('one that is killed amid a publish leaves it whole to the next', async () => {
    const id = await makePage('cut-plan')
    await plan(id, 'publish', DUE)
    await other.stop()
    const blocker = await openPostgres(cms.databaseUrl)
    await blocker.query('begin')
    await blocker.query('lock table app_audit in access exclusive mode')
    clock.forward(DUE + 1)
    const isAmidPublish = async () =>
      (
        await cms.select(
          `select count(*) as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'
             and query ilike '%insert into "app_audit"%'`,
        )
      )[0]?.['count']
    await expect.poll(isAmidPublish).toBe('1')
    await cms.kill()
    await blocker.query('rollback')
    await blocker.end()
    await cms.startAgain()
    await expect.poll(() => live('cut-plan')).toBe('Planned')
    expect(await events(id)).toEqual(['create by Marketing Editor', 'publish by Marketing Editor'])
    expect(await audited(id)).toEqual([
      'content.plan by Marketing Editor',
      'content.publish by Marketing Editor',
    ])
  })
})

it('a clock that is two days ahead, and right again, carries each plan out once, and none before its time', async () => {
  const DAY = 24 * 60
  // The session of before has expired by then, or has not begun yet.
  const moved = () => cms.forgetSession('Marketing editor')
  const [passed, later] = [await makePage('passed-page'), await makePage('later-page')]
  await plan(passed, 'publish', DAY)
  await plan(later, 'publish', 3 * DAY)
  clock.forward(2 * DAY)
  await expect.poll(() => live('passed-page')).toBe('Planned')
  moved()
  const ahead = await makePage('page-of-a-wrong-day')
  await plan(ahead, 'publish', DUE)
  clock.reset()
  moved()
  const soon = await makePage('soon-page')
  await plan(soon, 'publish', DUE)
  clock.forward(DUE + 1)
  await expect.poll(() => live('soon-page')).toBe('Planned')
  expect([await live('later-page'), await live('page-of-a-wrong-day')]).toEqual([
    undefined,
    undefined,
  ])
  clock.forward(2 * DAY)
  await expect.poll(() => live('page-of-a-wrong-day')).toBe('Planned')
  clock.forward(DAY)
  await expect.poll(() => live('later-page')).toBe('Planned')
  moved()
  for (const id of [passed, later, ahead, soon]) {
    expect((await events(id)).filter((event) => event.startsWith('publish'))).toHaveLength(1)
    await done('DELETE', `${PAGES}/${id}`)
  }
})
