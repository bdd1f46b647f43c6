// Its own cms: its limits are used up.
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { siteServerToken } from '../../../runtime/index'
import { secretOf } from '../../harness/cms'
import { startCms, type RunningCms } from '../../harness/start-cms'

const PER_SECOND = 6
const IN_A_WINDOW = 5 * PER_SECOND

let cms: RunningCms
beforeAll(async () => {
  cms = await startCms({
    postgres: inject('postgres'),
    from: inject('seeded'),
    environment: { CONTENT_READS_PER_SECOND: String(PER_SECOND), TRUST_PROXY: 'true' },
  })
})
afterAll(() => cms.remove())

let queries = 0
const uncached = () => `/api/pages?filters[slug][$eq]=nothing-${(queries += 1)}`

const read = (from: string, token: string | null, path = uncached()) =>
  cms.get(path, {
    // A client can send a list; the proxy adds the address that it saw.
    'X-Forwarded-For': `198.51.100.${(queries += 1)}, ${from}`,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  })

const many = (count: number, one: () => ReturnType<typeof read>) =>
  Promise.all(Array.from({ length: count }, one))

it.each([
  ['with the token of every page', '192.0.2.1', () => cms.contentToken, 200],
  ['without a token', '192.0.2.2', () => null, 403],
])(
  'a client that reads too much %s gets 429, and nobody else does',
  async (_, from, token, before) => {
    const answers = await many(2 * IN_A_WINDOW, () => read(from, token()))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === before).length).toBeGreaterThanOrEqual(
      IN_A_WINDOW,
    )
    const message = 'Too many attempts in a short time. Please wait a moment and try again.'
    expect(refused[0]?.json).toEqual({ message, errors: [message] })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await read('192.0.2.99', token())).status).toBe(before)
  },
)

it('a read that the cache answers does not count', async () => {
  const cached = () => read('192.0.2.3', cms.contentToken, '/api/pages?populate=deep')
  const answers = await many(3 * IN_A_WINDOW, cached)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

it('the site’s server has no limit', async () => {
  const token = siteServerToken(secretOf(cms))
  const answers = await many(3 * IN_A_WINDOW, () => read('192.0.2.4', token))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
