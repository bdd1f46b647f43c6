// Its own cms: its limits are used up, and it prints each comparison of a password.
import { brand } from '../../../contract/brand'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accountOf } from '../../harness/cms'
import { root } from '../../harness/cms-modules'
import { sendRequest, type HttpResponse } from '../../harness/http'
import { startCms, type RunningCms } from '../../harness/start-cms'

/** As a browser names itself: random. */
const IDLE_DEVICE = '0f0f3c1e-5d5b-4a50-9d1f-6f1f2f3f4f5f'
const endpoints = ['login', 'forgot-password', 'reset-password', 'register', 'register-admin']

/** Logs each password comparison of the cms, with the strength of its hash. */
const countsComparisons = () => {
  const requireFromAdmin = createRequire(
    createRequire(join(root, 'cms/package.json')).resolve('@strapi/admin/package.json'),
  )
  const script = `
    import { createRequire } from 'node:module'
    const bcrypt = createRequire(import.meta.url)(${JSON.stringify(requireFromAdmin.resolve('bcryptjs'))})
    const { compare } = bcrypt
    bcrypt.compare = (password, hash) => {
      console.log('compared at cost ' + bcrypt.getRounds(hash))
      return compare(password, hash)
    }
  `.replace('import.meta.url', JSON.stringify(join(root, 'cms/package.json')))
  return `--import=data:text/javascript,${encodeURIComponent(script)}`
}

let cms: RunningCms
let callers = 0

beforeAll(async () => {
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { TRUST_PROXY: 'true', NODE_OPTIONS: countsComparisons() },
  })
})
afterAll(() => cms.remove())

/** Each request of these tests has another IP address unless the test sets one. */
const nextCaller = () => `203.0.113.${(callers += 1)}`

const post = (endpoint: string, body: unknown, from = nextCaller()): Promise<HttpResponse> =>
  cms.postTo(`/admin/${endpoint}`, body, { 'X-Forwarded-For': from })

const guess = (email: string, from?: string) => post('login', { email, password: 'Guess 1' }, from)

const messageOf = ({ json }: HttpResponse) => (json as { error: { message: string } }).error.message

describe('POST /admin/login with emails of 1 MB', () => {
  it('is refused because of its size, and no limiter stores the email', async () => {
    for (let at = 0; at < 5; at += 1) {
      const response = await guess(`${at}${'x'.repeat(1_000_000)}@example.org`)
      expect(response.status).toBe(413)
      expect(messageOf(response)).toBe('The request is too large.')
    }
    expect((await cms.get('/readyz')).status).toBe(200)
    expect(cms.log()).not.toContain('xxxx')
  })

  it.each(endpoints)('is refused at 4 KB on every login route: %s', async (endpoint) => {
    const filled = (bytes: number) => {
      const overhead = JSON.stringify({ email: 'ana@example.org', filler: '' }).length
      return { email: 'ana@example.org', filler: 'x'.repeat(bytes - overhead) }
    }
    expect((await post(endpoint, filled(4097))).status).toBe(413)
    expect((await post(endpoint, filled(4096))).status).not.toBe(413)
    const inChunks = await sendRequest(`${cms.url}/ADMIN/${endpoint}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nextCaller() },
      chunks: ['{"email":"', 'x'.repeat(5000), '"}'],
    })
    expect(inChunks.status).toBe(413)
  })
})

describe('a login endpoint', () => {
  it('accepts an email address of 254 characters and none that is longer', async () => {
    const address = (length: number) => `${'x'.repeat(length - '@example.org'.length)}@example.org`
    expect(messageOf(await guess(address(254)))).toBe('Invalid credentials')
    const response = await guess(address(255))
    expect(response.status).toBe(400)
    expect(messageOf(response)).toBe('An email address can have at most 254 characters.')
  })

  it.each([
    ['a body that is not an object', '["x"]'],
    ['invalid JSON', '{'],
    ['an address that is a list', `{"email":["admin@${brand.domain}"],"password":"x"}`],
    ['a password that is a number', `{"email":"admin@${brand.domain}","password":1}`],
    ['a NUL', '{"email":"\\u0000","password":"x"}'],
    ['half a character', '{"email":"x","password":"\\ud800"}'],
  ])('refuses %s with a plain message', async (_what, body) => {
    const response = await post('login', body)
    expect(response.status).toBe(400)
    expect(messageOf(response)).toMatch(/^The /)
  })

  it('takes nothing from the query string, which the limits would not see', async () => {
    const response = await post(`login?email=admin@${brand.domain}&password=x`, {})
    expect(response.status).toBe(400)
    expect(messageOf(response)).not.toBe('Invalid credentials')
  })

  it('accepts only JSON', async () => {
    const response = await sendRequest(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': nextCaller(),
      },
      chunks: [`email=admin%40${brand.domain}&password=x`],
    })
    expect(response.status).toBe(415)
  })
})

describe('a client that guesses passwords', () => {
  it('has five attempts on an account and then gets a Retry-After header', async () => {
    const responses = []
    for (let at = 0; at < 6; at += 1) responses.push(await guess('nobody@example.org', '192.0.2.1'))
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    const [refused] = responses.slice(-1)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(200)
    expect(messageOf(refused!)).toMatch(/^Too many attempts/)
    const spelled = await guess('NOBODY@example.org', '192.0.2.1')
    expect(spelled.status).toBe(429)
  })

  it('counts as one, whichever addresses of an IPv6 network it uses', async () => {
    const from = Array.from({ length: 21 }, (_, at) => `2001:db8:aaaa:1::${at}`)
    const responses: number[] = []
    for (const [at, address] of from.entries())
      responses.push((await guess(`${at}@example.org`, address)).status)
    expect(responses).toEqual([...Array<number>(20).fill(400), 429])
  })

  it('has few guesses wait at once, so that the cms answers others meanwhile', async () => {
    const from = '203.0.113.250'
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => guess(`side-${at}@example.org`, from)),
    )
    const refused = responses.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThanOrEqual(6)
    for (const response of refused) {
      expect(response.headers['retry-after']).toBe('5')
      expect(messageOf(response)).toBe('Too many logins are waiting. Try again in a few seconds.')
    }
    expect(responses.filter(({ status }) => ![400, 503].includes(status))).toEqual([])
  })

  it('cannot learn from response times which accounts exist', async () => {
    const comparisons = () => cms.log().match(/compared at cost \d+/g) ?? []
    const costOf = async (email: string) => {
      const before = comparisons().length
      expect(messageOf(await guess(email))).toBe('Invalid credentials')
      await expect.poll(() => comparisons().length).toBeGreaterThan(before)
      return comparisons().slice(before)
    }
    expect(await costOf(`admin@${brand.domain}`)).toEqual(['compared at cost 10'])
    expect(await costOf('nobody@wallet.example')).toEqual(['compared at cost 10'])
  })
})

it('a colleague can log in however often strangers have tried from elsewhere', async () => {
  const headers = await cms.adminLogin('Marketing editor')
  expect(headers.Authorization).toMatch(/^Bearer /)
})

it('a session ends within twelve hours, even for staff who asked to be remembered', async () => {
  const accounts = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
    email: string
    password: string
  }[]
  const [account] = accounts
  const startedAt = Date.now()
  const { status, headers } = await post('login', { ...account, rememberMe: true, role: undefined })
  expect(status).toBe(200)
  const [cookie] = [headers['set-cookie']].flat()
  const expires = new Date(/expires=([^;]+)/i.exec(cookie ?? '')?.[1] ?? Number.NaN).getTime()
  expect(expires).toBeGreaterThan(startedAt)
  expect(expires).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000 + 1000)
  const ends = await cms.select('select absolute_expires_at from strapi_sessions')
  for (const { absolute_expires_at: end } of ends)
    expect(new Date(end as number).getTime()).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000)
})

it('a session ends after two hours without a request, unless staff asked to be remembered', async () => {
  const { email, password } = accountOf(cms, 'Super admin')
  expect((await post('login', { email, password, deviceId: IDLE_DEVICE })).status).toBe(200)
  const [session] = await cms.select('select expires_at from strapi_sessions where device_id = ?', [
    IDLE_DEVICE,
  ])
  const leftMs = new Date(session?.['expires_at'] as number).getTime() - Date.now()
  expect(leftMs).toBeGreaterThan(7_000_000)
  expect(leftMs).toBeLessThanOrEqual(7_200_000)
})

it('a session has one cookie, whose token is signed with SHA-256', async () => {
  const { email, password } = accountOf(cms, 'Super admin')
  const { headers } = await post('login', { email, password })
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(/[=;]/))
  expect(cookies.map(([name]) => name)).toEqual(['strapi_admin_refresh'])
  const [header = ''] = cookies[0]?.[1]?.split('.') ?? []
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'HS256' })
})

it('after a restart strangers keep out nobody who logged in before, whose address is stored as a hash', async () => {
  const { email, password } = accountOf(cms, 'Intake reviewer')
  const home = '198.51.100.77'
  expect((await post('login', { email, password }, home)).status).toBe(200)
  const stored = await cms.select('select * from app_known_addresses')
  expect(stored.length).toBeGreaterThan(0)
  expect(JSON.stringify(stored)).not.toMatch(/198\.51|@/)
  await cms.stop()
  await cms.startAgain()
  for (let host = 1; host <= 10; host += 1)
    for (let at = 0; at < 5; at += 1) await guess(email, `198.51.100.${host}`)
  expect((await post('login', { email, password }, '198.51.100.99')).status).toBe(429)
  expect((await post('login', { email, password }, home)).status).toBe(200)
})
