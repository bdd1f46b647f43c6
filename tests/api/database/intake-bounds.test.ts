// Its own cms: it is killed, and its limits are used up.
import { formNames } from '../../../contract/index'
import { expectations } from '../../../contract/forms/testing/expectations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeUnavailable } from '../../harness/database'
import { beginPost, sendRequest } from '../../harness/http'
import { storedIn, referenceIn } from '../../harness/stored-submissions'
import { startCms, type RunningCms } from '../../harness/start-cms'
import { patience } from '../../harness/patience'

const { sample } = expectations.contact
let cms: RunningCms

beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
})
afterAll(() => cms.remove())

const nothingLost = async (responses: { status: number; json: unknown }[]) => {
  expect(responses.length).toBeGreaterThan(0)
  for (const response of responses) {
    expect(response.status).toBe(201)
    const reference = referenceIn(response)
    expect(await storedIn(cms).row('contact', reference)).toMatchObject({ reference })
    expect(await storedIn(cms).proof(reference)).toMatchObject({ form: 'contact' })
  }
}

describe('a server that is killed', () => {
  it('has stored in full every submission that it acknowledged, be it a moment before', async () => {
    for (const form of formNames)
      expect((await cms.post(form, expectations[form].sample)).status).toBe(201)
    const key = { 'Idempotency-Key': 'kept over a kill' }
    const last = await cms.post('contact', sample, key)
    const posts = Array.from({ length: 200 }, () =>
      cms.post('contact', sample).catch(() => undefined),
    )
    await Promise.race(posts)
    await cms.kill()
    const responses = (await Promise.all(posts)).filter((response) => response !== undefined)
    await cms.startAgain({ INTAKE_RATE_PER_MINUTE: '100000', TRUST_PROXY: 'true' })
    for (const form of formNames) expect(await storedIn(cms).count(form)).toBeGreaterThan(0)
    await nothingLost([last, ...responses.filter(({ status }) => status === 201)])
    const [contacts, proofs] = await Promise.all([
      cms.select('select count(*) as n from intake_contacts'),
      cms.select("select count(*) as n from intake_consent_proofs where form = 'contact'"),
    ])
    expect(proofs).toEqual(contacts)
    expect((await cms.post('contact', sample, key)).text).toBe(last.text)
  })
})

describe('a database that is unavailable for a while', () => {
  it('gives a plain 503 meanwhile, and loses no acknowledged submission', async () => {
    const headers = { 'Idempotency-Key': 'sent before and after the outage' }
    const before = await storedIn(cms).count('contact')
    const restore = await makeUnavailable(cms)
    const response = await cms.post('contact', sample, headers).finally(restore)
    const message = 'The service is not available right now. Please try again in a moment.'
    expect(response).toMatchObject({ status: 503, json: { message, errors: [message] } })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(cms.log()).not.toContain(sample.email)
    expect(await storedIn(cms).count('contact')).toBe(before)
    await nothingLost([await cms.post('contact', sample, headers)])
    expect(await storedIn(cms).count('contact')).toBe(before + 1)
  })

  it('tells an editor who publishes meanwhile to try again', async () => {
    const headers = { ...(await cms.adminLogin()), 'Content-Type': 'application/json' }
    const [page] = await cms.select('select document_id as id from pages limit 1')
    const path = `/content-manager/collection-types/api::page.page/${String(page?.['id'])}/actions/publish`
    const publish = () => sendRequest(cms.url + path, { method: 'POST', headers, chunks: ['{}'] })
    const restore = await makeUnavailable(cms)
    const { status, json } = await publish().finally(restore)
    expect(json).toMatchObject({
      error: { message: 'The service is not available right now. Please try again in a moment.' },
    })
    expect(status).toBe(503)
    // The first connections after an outage, and a publish, may take long on a slow machine.
    const back = { timeout: patience.visit, interval: 500 }
    await expect.poll(async () => (await publish()).status, back).toBe(200)
  })
})

describe('behind a proxy, a client', () => {
  // 15 KB each, in UTF-8, of which the database holds six: the answer, what finds it, and four in emails.
  const large = { ...expectations['career-application'].sample, additionalInfo: '漢'.repeat(5000) }
  const postFrom = (address: string, headers: Record<string, string> = {}) =>
    cms.post('career-application', large, { 'X-Forwarded-For': address, ...headers })

  it('is refused after 5 MB in an hour, whatever it puts before its address, and repeated posts cost nothing', async () => {
    const client = '198.51.100.1'
    const post = (headers: Record<string, string> = {}) => postFrom(client, headers)
    const retry = { 'Idempotency-Key': 'a large post' }
    expect((await post(retry)).status).toBe(201)
    // A megabyte.
    await Promise.all(Array.from({ length: 12 }, () => post(retry)))
    let stored = 1
    let refused: Awaited<ReturnType<typeof post>> | undefined
    while (!refused && stored < 1000) {
      const responses = await Promise.all(Array.from({ length: 10 }, () => post()))
      stored += responses.filter(({ status }) => status === 201).length
      refused = responses.find(({ status }) => status !== 201)
    }
    expect(refused?.status).toBe(429)
    expect(stored * 6 * 15_000).toBeGreaterThan(4_500_000)
    expect(stored * 6 * 15_000).toBeLessThan(5_500_000)
    const message = 'Too many attempts in a short time. Please wait a moment and try again.'
    expect(refused?.json).toEqual({ message, errors: [message] })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect((await postFrom(`9.9.9.9, ${client}`)).status).toBe(429)
    expect((await postFrom('198.51.100.2')).status).toBe(201)
  })

  it('cannot evade the login limit behind a proxy by spoofing IP addresses', async () => {
    const guess = async (claimed: number) => {
      const headers = { 'X-Forwarded-For': `203.0.113.${claimed}, 198.51.100.3` }
      const body = { email: 'nobody@example.com', password: `guess ${claimed}` }
      return (await cms.postTo('/admin/login', body, headers)).status
    }
    const responses = []
    for (let claimed = 1; claimed <= 6; claimed += 1) responses.push(await guess(claimed))
    expect(responses).toEqual([400, 400, 400, 400, 400, 429])
  })
})

describe('a server that is shutting down', () => {
  const body = JSON.stringify(sample)

  /** Posts of which the server has received the headers and this much of the body. */
  const beginPosts = async (count: number, length = body.length) => {
    const pieces = [body.slice(0, length), body.slice(length)] as const
    const posts = Array.from({ length: count }, () => beginPost(`${cms.url}/api/contact`, pieces))
    await Promise.all(posts.map((post) => post.accepted))
    return {
      finish: () => posts.forEach((post) => post.finish()),
      responses: () => Promise.all(posts.map(({ response }) => response)),
    }
  }

  const readiness = () =>
    cms.get('/readyz').then(
      ({ status }) => status,
      () => 'gone',
    )

  it('lets posts in flight finish, answers the requests that had reached it, and stores them all', async () => {
    const unfinished = await beginPosts(10, 40)
    const whole = await beginPosts(20)
    whole.finish()
    const stopped = cms.stop()
    await expect.poll(readiness).not.toBe(200)
    unfinished.finish()
    const responses = [...(await unfinished.responses()), ...(await whole.responses())]
    expect(await stopped).toEqual({ code: 0, signal: null })
    await cms.startAgain({ INTAKE_RATE_PER_MINUTE: '5' })
    await nothingLost(responses)
  })
})

describe('an IP address that posts too often', () => {
  it('is refused after the allowed number, whether its posts are valid or not', async () => {
    const bodies = [sample, {}, sample, { email: 'x' }, sample, sample]
    // At once, since the allowance is for a minute, which a busy machine can take for six posts.
    const responses = await Promise.all(bodies.map((body) => cms.post('contact', body)))
    const statuses = responses.map(({ status }) => status)
    expect(statuses).toEqual(expect.arrayContaining([201, 400]))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('gets a Retry-After header', async () => {
    const { status, headers, json } = await cms.post('contact', sample)
    const message = 'Too many attempts in a short time. Please wait a moment and try again.'
    expect({ status, json }).toEqual({ status: 429, json: { message, errors: [message] } })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  it('is refused on every form, and cannot spoof another IP address', async () => {
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

  it('may still read', async () => {
    const { contentToken } = cms
    const response = await cms.get('/api/footer', { Authorization: `Bearer ${contentToken}` })
    expect(response.status).toBe(200)
  })
})
