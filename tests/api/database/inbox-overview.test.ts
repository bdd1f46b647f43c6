import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Overview } from '../../../cms/src/desk/inbox/shared/calls'
import { expectations } from '../../../contract/forms/testing/expectations'
import { type FormName, formNames } from '../../../contract/index'
import { siteServerToken } from '../../../runtime/index'
import { cmsAt, secretOf } from '../../harness/cms'
import { change } from '../../harness/database'
import { sendRequest } from '../../harness/http'
import { referenceIn } from '../../harness/stored-submissions'

const cms = cmsAt(inject('cms'))
let reviewer: Record<string, string>
let usual: number
beforeAll(async () => {
  reviewer = await cms.adminLogin('Intake reviewer')
  usual = ((await cms.get('/inbox/overview', reviewer)).json as Overview).answerWithinHours
})
afterAll(() => overviewFor(usual))

type FormOverview = Overview['forms'][number]

const submit = async (form: FormName = 'contact') =>
  referenceIn(await cms.post(form, expectations[form].sample))

const HOUR_MS = 3_600_000

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

/** Sets a time of a submission to some hours ago. */
const setHoursAgo = (reference: string, column: 'received_at' | 'answered_at', hours: number) => {
  const then = new Date(Date.now() - hours * HOUR_MS)
  return change(cms, `update app_submissions set ${column} = ? where reference = ?`, [
    cms.databaseUrl ? then : then.getTime(),
    reference,
  ])
}

/** Each has another target, since an answer is cached for its target. */
async function overviewFor(hours: number) {
  const admin = await cms.adminLogin()
  const saved = await sendRequest(`${cms.url}/inbox/settings`, {
    method: 'PUT',
    headers: { ...admin, 'Content-Type': 'application/json' },
    chunks: [JSON.stringify({ answerWithinHours: hours })],
  })
  expect(saved.status).toBe(200)
  const { json } = await cms.get('/inbox/overview', reviewer)
  const { forms } = json as Overview
  return (form: FormName) => forms.find((one) => one.form === form) as FormOverview
}

describe('the home of the desk', () => {
  it('counts what is new and what arrived on each day, form by form', async () => {
    const before = await overviewFor(39)
    for (const form of formNames) await submit(form)
    const old = await submit()
    await setHoursAgo(old, 'received_at', 24 * 3)
    const spam = referenceIn(
      await cms.post('contact', expectations.contact.sample, { 'X-Form-Honeypot': 'filled' }),
    )
    const of = await overviewFor(40)
    for (const form of formNames) {
      const arrivesClosed = form === 'newsletter' || form === 'log-consent'
      expect(of(form).days).toHaveLength(30)
      const more = of(form).newCount - before(form).newCount
      expect(more).toBe(arrivesClosed ? 0 : form === 'contact' ? 2 : 1)
    }
    const moreSince = (first: number, last?: number) =>
      sum(of('contact').days.slice(first, last)) - sum(before('contact').days.slice(first, last))
    expect(moreSince(0)).toBe(2)
    expect(moreSince(0, 28)).toBe(1)
    expect(spam).toHaveLength(10)
  })

  it('names the submissions that wait longest, until it is answered', async () => {
    await submit('investor')
    const first = (await overviewFor(41))('investor').waiting[0]?.reference
    await submit('investor')
    const move = async (state: string) => {
      const { json } = await cms.get(`/inbox/submissions/${first}`, reviewer)
      const { version } = json as { version: number }
      const body = { submissions: [{ reference: first, version }], change: { state } }
      expect((await cms.postTo('/inbox/changes', body, reviewer)).status).toBe(200)
    }
    await move('in-review')
    const waiting = (await overviewFor(42))('investor').waiting
    expect(waiting[0]?.reference).toBe(first)
    // Of three, the two that have waited longest.
    expect(waiting).toHaveLength(2)
    await move('answered')
    const [next] = (await overviewFor(43))('investor').waiting
    expect(next?.reference).not.toBe(first)
    expect(next).toMatchObject({ name: expect.any(String) })
  })

  it('says how many were answered within the target; what is not yet due does not count', async () => {
    const before = (await overviewFor(44))('local-partner').answered
    const references = await Promise.all([1, 2, 3, 4].map(() => submit('local-partner')))
    const [quick = '', slow = '', waiting = '', young = ''] = references
    for (const reference of [quick, slow, waiting]) await setHoursAgo(reference, 'received_at', 100)
    await setHoursAgo(quick, 'answered_at', 90)
    await setHoursAgo(slow, 'answered_at', 10)
    await setHoursAgo(young, 'received_at', 1)
    const more = async (hours: number, { inTime, late }: FormOverview['answered']) => {
      const now = (await overviewFor(hours))('local-partner').answered
      return { inTime: now.inTime - inTime, late: now.late - late }
    }
    expect(await more(45, before)).toEqual({ inTime: 1, late: 2 })
    expect(await more(94, before)).toEqual({ inTime: 2, late: 1 })
  })

  it('has a target that decides what is overdue, and that only an administrator sets', async () => {
    const reference = await submit('os-installation')
    await setHoursAgo(reference, 'received_at', 30)
    const isOverdue = async () => {
      const path = `/inbox/submissions?states=new&overdue=true&q=${reference}`
      return (await cms.get(path, reviewer)).text.includes(reference)
    }
    await overviewFor(31)
    expect(await isOverdue()).toBe(false)
    await overviewFor(29)
    expect(await isOverdue()).toBe(true)
    const put = (headers: Record<string, string>, body: unknown) =>
      sendRequest(`${cms.url}/inbox/settings`, {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': 'application/json' },
        chunks: [JSON.stringify(body)],
      })
    expect((await put(reviewer, { answerWithinHours: 5 })).status).toBe(403)
    expect((await put({}, { answerWithinHours: 5 })).status).toBe(401)
    for (const hours of [0, 2161, 1.5, '24', null])
      expect((await put(await cms.adminLogin(), { answerWithinHours: hours })).status).toBe(400)
  })

  it('shows mail only to those who may read it, and the site’s server once it asked for content', async () => {
    const healthOf = async (role?: 'Marketing editor' | 'Intake reviewer') =>
      (await cms.get('/home/health', await cms.adminLogin(role))).json as {
        lines: { name: string; text: string }[]
      }
    const namesFor = async (role: 'Marketing editor' | 'Intake reviewer') =>
      (await healthOf(role)).lines.map(({ name }) => name)
    expect(await namesFor('Marketing editor')).toEqual(['Site', 'Disk'])
    expect(await namesFor('Intake reviewer')).toEqual(['Site', 'Mail', 'Disk'])
    expect((await healthOf('Intake reviewer')).lines[1]).toMatchObject({
      text: 'Off: no mail server is set up',
      is: 'off',
    })
    const secret = secretOf(cms)
    const site = { Authorization: `Bearer ${siteServerToken(secret)}` }
    await cms.get('/api/revision', site)
    expect((await healthOf()).lines[0]).toEqual({ name: 'Site', text: 'Connected', is: 'good' })
    expect((await cms.get('/home/health')).status).toBe(401)
  })

  it.each(['Marketing editor', 'Privacy officer'] as const)('is denied to a %s', async (role) => {
    expect((await cms.get('/inbox/overview', await cms.adminLogin(role))).status).toBe(403)
  })
})
