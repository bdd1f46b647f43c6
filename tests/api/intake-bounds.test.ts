import { formNames } from '../../contract/index'
import { expectations } from '../../contract/forms/testing/expectations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { takeAway } from './harness/database'
import { begun } from './harness/http'
import { keptBy, referenceIn } from './harness/kept'
import { startCms, type RunningCms } from './harness/start-cms'

const { sample } = expectations.contact
let cms: RunningCms

beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
})
afterAll(() => cms.remove())

const nothingLost = async (answers: { status: number; json: unknown }[]) => {
  expect(answers.length).toBeGreaterThan(0)
  for (const answer of answers) {
    expect(answer.status).toBe(201)
    const reference = referenceIn(answer)
    expect(await keptBy(cms).row('contact', reference)).toMatchObject({ reference })
    expect(await keptBy(cms).proof(reference)).toMatchObject({ form: 'contact' })
  }
}

describe('a server that is killed', () => {
  it('has kept what it answered a moment before', async () => {
    const answers = []
    for (const form of formNames) answers.push(await cms.post(form, expectations[form].sample))
    const last = await cms.post('contact', sample, { 'Idempotency-Key': 'kept over a kill' })
    await cms.kill()
    await cms.startAgain()
    expect(answers.map(({ status }) => status)).toEqual(formNames.map(() => 201))
    for (const form of formNames) expect(await keptBy(cms).count(form)).toBeGreaterThan(0)
    await nothingLost([last])
    const again = await cms.post('contact', sample, { 'Idempotency-Key': 'kept over a kill' })
    expect(again.text).toBe(last.text)
  })

  it('among many posts has kept each that it answered, whole', async () => {
    const posts = Array.from({ length: 200 }, () =>
      cms.post('contact', sample).catch(() => undefined),
    )
    await Promise.race(posts)
    await cms.kill()
    const answers = (await Promise.all(posts)).filter((answer) => answer !== undefined)
    await cms.startAgain()
    await nothingLost(answers.filter(({ status }) => status === 201))
    const [contacts, proofs] = await Promise.all([
      cms.select('select count(*) as n from intake_contacts'),
      cms.select("select count(*) as n from intake_consent_proofs where form = 'contact'"),
    ])
    expect(proofs).toEqual(contacts)
  })
})

describe('a database that is away for a while', () => {
  it('makes posts wait for better times, in a plain sentence, and loses none', async () => {
    const headers = { 'Idempotency-Key': 'sent before and after the outage' }
    const before = await keptBy(cms).count('contact')
    const giveBack = await takeAway(cms)
    const answer = await cms.post('contact', sample, headers).finally(giveBack)
    const message = 'The service is not available right now. Please try again in a moment.'
    expect(answer).toMatchObject({ status: 503, json: { message, errors: [message] } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(cms.log()).not.toContain(sample.email)
    expect(await keptBy(cms).count('contact')).toBe(before)
    await nothingLost([await cms.post('contact', sample, headers)])
    expect(await keptBy(cms).count('contact')).toBe(before + 1)
  })
})

describe('a server that is asked to stop', () => {
  const body = JSON.stringify(sample)

  /** So many posts whose heads, and this much of their bodies, the server has taken. */
  const letIn = async (count: number, length = body.length) => {
    const pieces = [body.slice(0, length), body.slice(length)] as const
    const posts = Array.from({ length: count }, () => begun(`${cms.url}/api/contact`, pieces))
    await Promise.all(posts.map((post) => post.letIn))
    return {
      finish: () => posts.forEach((post) => post.finish()),
      answers: () => Promise.all(posts.map(({ answer }) => answer)),
    }
  }

  const readiness = () =>
    cms.get('/readyz').then(
      ({ status }) => status,
      () => 'gone',
    )

  it('lets those finish who are still sending, and keeps what they sent', async () => {
    const posts = await letIn(10, 40)
    const stopped = cms.stop()
    await expect.poll(readiness).not.toBe(200)
    posts.finish()
    const answers = await posts.answers()
    expect(await stopped).toEqual({ code: 0, signal: null })
    await cms.startAgain()
    await nothingLost(answers)
  })

  it('answers what had reached it and keeps all that it answered', async () => {
    const posts = await letIn(20)
    posts.finish()
    const stopped = cms.stop()
    const answers = await posts.answers()
    expect(await stopped).toEqual({ code: 0, signal: null })
    await cms.startAgain({ INTAKE_RATE_PER_MINUTE: '5' })
    await nothingLost(answers)
  })
})

describe('one address that posts too often', () => {
  const statuses: number[] = []

  it('is held up after the allowed number, good and bad posts alike', async () => {
    const bodies = [sample, {}, sample, { email: 'x' }, sample, sample]
    for (const body of bodies) statuses.push((await cms.post('contact', body)).status)
    expect(statuses).toEqual([201, 400, 201, 400, 201, 429])
  })

  it('is told when to come back', async () => {
    const { status, headers, json } = await cms.post('contact', sample)
    const message = 'Too many attempts in a short time. Please wait a moment and try again.'
    expect({ status, json }).toEqual({ status: 429, json: { message, errors: [message] } })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('is held up on every form, and cannot pretend to be another', async () => {
    for (const claimed of ['198.51.100.1', '::1', '10.0.0.1, 10.0.0.2']) {
      const headers = {
        'X-Forwarded-For': claimed,
        'X-Real-IP': claimed,
        Forwarded: `for=${claimed}`,
      }
      expect((await cms.post('contact', sample, headers)).status).toBe(429)
    }
    const { sample: choice } = expectations['log-consent']
    expect((await cms.post('log-consent', choice)).status).toBe(429)
  })

  it('may go on reading', async () => {
    const { contentToken } = cms
    const answer = await cms.get('/api/footer', { Authorization: `Bearer ${contentToken}` })
    expect(answer.status).toBe(200)
  })

  it('behind a proxy is known by what the proxy says of it', async () => {
    await cms.stop()
    await cms.startAgain({ INTAKE_RATE_PER_MINUTE: '2', TRUST_PROXY: 'true' })
    const from = async (forwarded: string) =>
      (await cms.post('contact', sample, { 'X-Forwarded-For': forwarded })).status
    expect([await from('198.51.100.1'), await from('198.51.100.1')]).toEqual([201, 201])
    expect(await from('198.51.100.1')).toBe(429)
    expect(await from('9.9.9.9, 198.51.100.1')).toBe(429)
    expect(await from('198.51.100.2')).toBe(201)
  })

  it('behind a proxy can not try password after password as ever another', async () => {
    const guess = async (claimed: number) => {
      const headers = { 'X-Forwarded-For': `203.0.113.${claimed}, 198.51.100.3` }
      const body = { email: 'nobody@example.com', password: `guess ${claimed}` }
      return (await cms.postTo('/admin/login', body, headers)).status
    }
    const answers = []
    for (let claimed = 1; claimed <= 6; claimed += 1) answers.push(await guess(claimed))
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
  })
})
