import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { type FormName, pageFormNames } from '../../contract/index'
import { sendRequest } from '../harness/http'
import { readPage } from '../harness/page-content'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'
import { asColumns, storedIn } from '../harness/stored-submissions'

let cms: RunningCms
let web: RunningWeb

beforeAll(async () => {
  cms = await startCms({ postgres: inject('postgres'), from: inject('seeded') })
  // Behind a proxy, which says which visitor it passes on.
  const environment = { TRUST_PROXY: 'true' }
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, environment })
  await web.showing('cms')
})
afterAll(async () => {
  await web.stop()
  await cms.remove()
})

const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** As a browser sends a form: of a box only its tick, and lines end with two characters. */
const bodyOf = (values: Record<string, string | boolean>) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? 'on' : value.replaceAll('\n', '\r\n')]],
    ),
  ).toString()

const postText = (path: string, body: string, headers: Record<string, string> = {}) =>
  sendRequest(web.url + path, {
    method: 'POST',
    headers: { ...urlEncoded, ...headers },
    chunks: [body],
  })

const post = (
  form: FormName,
  values: Record<string, string | boolean>,
  headers: Record<string, string> = {},
) => postText(`/forms/${form}`, bodyOf(values), headers)

/** The file's name is all that a browser sends of it. */
const entered = (form: FormName) => ({ ...expectations[form].sample, resume: 'resume.pdf' })

const { sample } = expectations.contact

describe.each([...pageFormNames, 'newsletter' as const])('%s, sent without scripts', (form) => {
  const thanks = `/forms/${form}/thanks`

  it('is stored once, however often it is sent, as a browser with scripts would send it', async () => {
    const stored = storedIn(cms)
    const before = await stored.count(form)
    for (const answer of await Promise.all([1, 2, 3].map(() => post(form, entered(form)))))
      expect(answer).toMatchObject({
        status: 303,
        headers: { location: thanks, 'cache-control': 'no-store' },
      })
    const rows = await stored.rows(form)
    expect(rows.length - before).toBe(1)
    const isSqlite = cms.databaseUrl === ''
    expect(rows.at(-1)).toMatchObject(asColumns(expectations[form].sample, isSqlite))
    const version = form === 'newsletter' ? null : expectations[form].wording.version
    expect(rows.at(-1)).toMatchObject({ wording_version: version, seconds_taken: null })
  })

  it('leads to a page that says thanks, runs no scripts and is in no index', async () => {
    const { status, text, headers } = await web.get(thanks)
    const { title, isIndexed, canonical } = readPage(text)
    const said =
      form === 'newsletter'
        ? 'Thank you for subscribing to our newsletter!'
        : expectations[form].screen?.success.title
    expect({ status, title, isIndexed, canonical }).toEqual({
      status: 200,
      title: said,
      isIndexed: false,
      canonical: undefined,
    })
    expect(text).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect((await web.get('/sitemap.xml')).text).not.toContain('/forms/')
    // Stored like any page, whatever the query.
    expect((await web.get(`${thanks}?a=1`)).headers['etag']).toBe(headers['etag'])
  })
})

it('whoever left the newsletter and joins again without scripts on the same day is asked', async () => {
  const email = 'again@example.org'
  const join = () => post('newsletter', { ...entered('newsletter'), email })
  const asked = () => cms.select('select asked_at from app_newsletter_opt_outs')
  expect((await join()).status).toBe(303)
  const row = (await storedIn(cms).rows('newsletter')).find((one) => one['email'] === email)
  const leave = `/newsletter/subscribers/${String(row?.['reference'])}/unsubscribe`
  expect((await cms.sendAs('Intake reviewer', 'POST', leave, {})).status).toBe(204)
  expect(await asked()).toEqual([{ asked_at: null }])
  expect((await join()).status).toBe(303)
  expect(await asked()).not.toEqual([{ asked_at: null }])
})

describe('a form with errors', () => {
  it('comes back with the errors and all that was entered, in no cache', async () => {
    const typed = '<b>"Ana"</b>'
    const before = await storedIn(cms).count('contact')
    const { status, text, headers } = await post('contact', {
      ...sample,
      firstName: typed,
      email: 'ana',
      message: 'one\ntwo',
      consentGiven: false,
    })
    expect(status).toBe(400)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    const page = readPage(text)
    expect(page.title).toMatch(/^Error: /)
    expect(page.text).toContain('Please check 2 answers.')
    expect(page.text).toContain('Valid email is required')
    expect(page.text).toContain('Consent is required to submit')
    expect(text).not.toContain('<script')
    expect(text).not.toContain(typed)
    expect(text).toContain('name="firstName" value="&lt;b&gt;&quot;Ana&quot;&lt;/b&gt;"')
    expect(text).toMatch(/<textarea [^>]*>one\ntwo<\/textarea>/)
    expect(text).toMatch(/<input [^>]*name="termsAgreed" checked=""/)
    expect(text).toMatch(
      /<input [^>]*value="Investors"[^>]*checked=""|checked=""[^>]*value="Investors"/,
    )
    expect(await storedIn(cms).count('contact')).toBe(before)
  })

  it('comes back on the page that it was sent from', async () => {
    const referer = { Referer: `${web.url}/news` }
    const { status, text } = await post('newsletter', { email: 'ana' }, referer)
    expect(status).toBe(400)
    expect(text).toContain('value="ana"')
    expect(readPage(text).title).toBe(`Error: ${readPage((await web.get('/news')).text).title}`)
    expect(readPage(text).text).toContain('Please enter a valid email address')
  })

  it('without a resume, or with another file, is told so', async () => {
    for (const [resume, message] of [
      ['', 'Resume is required'],
      ['cv.docx', 'Only PDF files are allowed'],
    ] as const) {
      const answer = await post('career-application', { ...entered('career-application'), resume })
      expect(answer.status).toBe(400)
      expect(readPage(answer.text).text).toContain(message)
    }
  })

  it('is shown compressed, and its address leads back to the form', async () => {
    const { status, headers } = await post('contact', {}, { 'Accept-Encoding': 'br' })
    expect([status, headers['content-encoding']]).toEqual([400, 'br'])
    expect(await web.get('/forms/contact')).toMatchObject({
      status: 302,
      headers: { location: '/contacts' },
    })
    expect(await web.get('/forms/newsletter')).toMatchObject({ headers: { location: '/' } })
  })
})

it('what a robot fills in is stored as spam', async () => {
  const message = 'Written by a robot'
  expect((await post('contact', { ...sample, message, furtherRemarks: 'x' })).status).toBe(303)
  const row = (await storedIn(cms).rows('contact')).find((one) => one['message'] === message)
  expect(await storedIn(cms).state(String(row?.['reference']))).toBe('spam')
})

describe('a post is refused', () => {
  it.each([
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of another site, by its name', { Origin: 'https://evil.example' }, 403],
    ['of a page without an origin, as a draft is', { Origin: 'null' }, 403],
    ['with a file', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['of JSON', { 'Content-Type': 'application/json' }, 415],
  ])('%s', async (_, headers, status) => {
    const before = await storedIn(cms).count('contact')
    const message = `Refused because of ${Object.keys(headers).join()}`
    const answer = await post('contact', { ...sample, message }, headers as Record<string, string>)
    expect(answer).toMatchObject({ status, headers: { 'cache-control': 'no-store' } })
    expect(await storedIn(cms).count('contact')).toBe(before)
  })

  it('that is larger than 64 KB, and none that is as large', async () => {
    const filler = (bytes: number) => `message=${'x'.repeat(bytes - 8)}`
    expect((await postText('/forms/contact', filler(64 * 1024))).status).toBe(400)
    expect((await postText('/forms/contact', filler(64 * 1024 + 1))).status).toBe(413)
  })

  it.each([
    ['/forms/log-consent', 404],
    ['/forms/nothing', 404],
    ['/forms/', 404],
    ['/forms/contact/thanks', 404],
    ['/contacts', 405],
    ['/', 405],
    ['/search', 405],
  ])('at %s (%i)', async (path, status) => {
    expect((await postText(path, bodyOf(sample))).status).toBe(status)
  })

  it('while too many errors wait to be shown, and pages stay served', async () => {
    const answers = Promise.all(Array.from({ length: 60 }, () => post('contact', {})))
    expect((await web.get('/about-us')).status).toBe(200)
    const statuses = (await answers).map(({ status, headers }) => [status, headers['retry-after']])
    expect(statuses).toContainEqual([503, '1'])
    expect(statuses).toContainEqual([400, undefined])
    expect((await post('contact', {})).status).toBe(400)
  })
})

it('a draft can’t send its forms', async () => {
  const { json } = await cms.sendAs(
    'Marketing editor',
    'GET',
    '/content-manager/collection-types/api::page.page?filters[slug][$eq]=contacts',
  )
  const [page] = (json as { results: { documentId: string }[] }).results
  const { status, headers } = await web.get(await cms.draftPath(page?.documentId ?? ''))
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("form-action 'none'")
})

describe('with three posts a minute for each visitor', () => {
  beforeAll(async () => {
    await cms.stop()
    await cms.startAgain({ INTAKE_RATE_PER_MINUTE: '3' })
  })

  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const send = (number: number, address: string) =>
    post('contact', { ...sample, message: `Post ${number}` }, from(address))

  it('the fourth is told to wait, with its answers, and another visitor is not', async () => {
    for (const number of [1, 2, 3]) expect((await send(number, '203.0.113.1')).status).toBe(303)
    const { status, headers, text } = await send(4, '203.0.113.1')
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(readPage(text).text).toContain('Too many attempts')
    expect(text).toMatch(/<textarea [^>]*>Post 4<\/textarea>/)
    expect((await send(5, '203.0.113.2')).status).toBe(303)
  })

  it('nobody but the site’s server says for whom a post counts', async () => {
    const tokens = ['', 'Bearer x', `Bearer ${cms.contentToken}`, `Bearer é${'x'.repeat(63)}`]
    const statuses: number[] = []
    for (const [at, token] of tokens.entries()) {
      const headers = { ...from(`198.51.100.${at}`), ...(token && { Authorization: token }) }
      statuses.push((await cms.post('contact', sample, headers)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
  })
})

describe('while the cms is down', () => {
  beforeAll(() => cms.stop())

  it.each([
    ['contact', 'Network error. Please try again later.'],
    ['local-partner', 'Network error. Please try again.'],
    ['newsletter', 'Network error. Please check your connection and try again.'],
  ] as const)('%s says so and keeps the answers', async (form, message) => {
    const { status, text, headers } = await post(form, entered(form))
    expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
    expect(readPage(text).text).toContain(message)
    expect(text).toContain(`value="${String(expectations[form].sample['email'])}"`)
    expect(web.log().split('passed on to the cms').length).toBe(2)
    expect(web.log()).not.toContain('ana@example.com')
  })
})
