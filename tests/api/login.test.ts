import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { root } from './harness/cms-modules'
import { ask, type Answer } from './harness/http'
import { startCms, type RunningCms } from './harness/start-cms'

const entrances = ['login', 'forgot-password', 'reset-password', 'register', 'register-admin']

/** Tells, in the log, of each password that the cms compares, and how strong its hash is. */
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

/** Every caller of these tests is somebody else, unless the test says who. */
const nextCaller = () => `203.0.113.${(callers += 1)}`

const post = (entrance: string, body: unknown, from = nextCaller()): Promise<Answer> =>
  cms.postTo(`/admin/${entrance}`, body, { 'X-Forwarded-For': from })

const guess = (email: string, from?: string) => post('login', { email, password: 'Guess 1' }, from)

const messageOf = ({ json }: Answer) => (json as { error: { message: string } }).error.message

describe('POST /admin/login with e-mails of 1 MB', () => {
  it('is refused by its size, and no limiter keeps the address', async () => {
    for (let at = 0; at < 100; at += 1) {
      const answer = await guess(`${at}${'x'.repeat(1_000_000)}@example.org`)
      expect(answer.status).toBe(413)
      expect(messageOf(answer)).toBe('What was sent is too large.')
    }
    expect((await cms.get('/readyz')).status).toBe(200)
    expect(cms.log()).not.toContain('xxxx')
  })

  it.each(entrances)('is refused at 4 KB on every entrance: %s', async (entrance) => {
    const filled = (bytes: number) => {
      const bare = JSON.stringify({ email: 'ana@example.org', filler: '' }).length
      return { email: 'ana@example.org', filler: 'x'.repeat(bytes - bare) }
    }
    expect((await post(entrance, filled(4097))).status).toBe(413)
    expect((await post(entrance, filled(4096))).status).not.toBe(413)
    const inPieces = await ask(`${cms.url}/ADMIN/${entrance}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nextCaller() },
      chunks: ['{"email":"', 'x'.repeat(5000), '"}'],
    })
    expect(inPieces.status).toBe(413)
  })
})

describe('an entrance for staff', () => {
  it('takes an e-mail address of 254 characters and none that is longer', async () => {
    const address = (length: number) => `${'x'.repeat(length - '@example.org'.length)}@example.org`
    expect(messageOf(await guess(address(254)))).toBe('Invalid credentials')
    const answer = await guess(address(255))
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toBe('An e-mail address has up to 254 characters.')
  })

  it.each([
    ['no object', '["x"]'],
    ['no JSON', '{'],
    ['an address that is a list', '{"email":["admin@beam.example"],"password":"x"}'],
    ['a password that is a number', '{"email":"admin@beam.example","password":1}'],
    ['a NUL', '{"email":"\\u0000","password":"x"}'],
    ['half a character', '{"email":"x","password":"\\ud800"}'],
  ])('refuses %s in a sentence', async (_what, body) => {
    const answer = await post('login', body)
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).toMatch(/^The /)
  })

  it('takes nothing from the query, where no limit would see it', async () => {
    const answer = await post('login?email=admin@beam.example&password=x', {})
    expect(answer.status).toBe(400)
    expect(messageOf(answer)).not.toBe('Invalid credentials')
  })

  it('takes JSON only', async () => {
    const answer = await ask(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': nextCaller(),
      },
      chunks: ['email=admin%40beam.example&password=x'],
    })
    expect(answer.status).toBe(415)
  })
})

describe('somebody who guesses passwords', () => {
  const statuses = async (answers: Promise<Answer>[]) =>
    (await Promise.all(answers)).map(({ status }) => status)

  it('has five attempts on an account and is told when to come back', async () => {
    const answers = []
    for (let at = 0; at < 6; at += 1) answers.push(await guess('nobody@example.org', '192.0.2.1'))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    const [refused] = answers.slice(-1)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(200)
    expect(messageOf(refused!)).toMatch(/^Too many attempts/)
    const spelled = await guess('NOBODY@example.org', '192.0.2.1')
    expect(spelled.status).toBe(429)
  })

  it('from the many addresses of one IPv6 network counts as one', async () => {
    const from = Array.from({ length: 21 }, (_, at) => `2001:db8:aaaa:1::${at}`)
    const answers = await statuses(from.map((address, at) => guess(`${at}@example.org`, address)))
    expect(answers.filter((status) => status === 400)).toHaveLength(20)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })

  it('from the many networks of one IPv6 site counts as one', async () => {
    const from = Array.from({ length: 61 }, (_, at) => `2001:db8:bbbb:${at}::1`)
    const answers = await statuses(from.map((address, at) => guess(`${at}@example.com`, address)))
    expect(answers.filter((status) => status === 400)).toHaveLength(60)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })

  it('can not learn by the clock which accounts there are', async () => {
    const comparisons = () => cms.log().match(/compared at cost \d+/g) ?? []
    const costOf = async (email: string) => {
      const before = comparisons().length
      expect(messageOf(await guess(email))).toBe('Invalid credentials')
      await expect.poll(() => comparisons().length).toBeGreaterThan(before)
      return comparisons().slice(before)
    }
    expect(await costOf('admin@beam.example')).toEqual(['compared at cost 10'])
    expect(await costOf('nobody@beam.example')).toEqual(['compared at cost 10'])
  })
})

it('a colleague logs in however often strangers tried from elsewhere', async () => {
  const headers = await cms.adminLogin('Marketing editor')
  expect(headers.Authorization).toMatch(/^Bearer /)
})

it('a session ends within twelve hours, even for staff who asked to be remembered', async () => {
  const accounts = JSON.parse(readFileSync(join(cms.dataDir, 'accounts.json'), 'utf8')) as {
    email: string
    password: string
  }[]
  const [account] = accounts
  const began = Date.now()
  const { status, headers } = await post('login', { ...account, rememberMe: true, role: undefined })
  expect(status).toBe(200)
  const [cookie] = [headers['set-cookie']].flat()
  const expires = new Date(/expires=([^;]+)/i.exec(cookie ?? '')?.[1] ?? Number.NaN).getTime()
  expect(expires).toBeGreaterThan(began)
  expect(expires).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000 + 1000)
  const ends = await cms.select('select absolute_expires_at from strapi_sessions')
  for (const { absolute_expires_at: end } of ends)
    expect(new Date(end as number).getTime()).toBeLessThanOrEqual(Date.now() + 12 * 3_600_000)
})
