import { expect, it } from 'vitest'
import { sendRequest } from '../../harness/http'
import { secondCms } from '../harness/second-cms'

const { cms } = await secondCms()
const earlier = cms.log().length
/** What it has logged since this file began. */
const log = () => cms.log().slice(earlier)
const lines = () => log().split('\n').length

it('draft links and search terms are not in the log', async () => {
  const headers = await cms.adminLogin('Marketing editor')
  const list = '/content-manager/collection-types/api::page.page'
  const { json } = await cms.get(`${list}?filters[slug][$eq]=banks`, headers)
  await cms.get(`${list}?_q=searched`, headers)
  const [page] = (json as { results: { documentId: string }[] }).results
  if (!page) throw new Error('There is no page to draft.')
  const link = (await cms.draftPath(page.documentId)).replace('/preview/', '')
  const token = { Authorization: `Bearer ${cms.contentToken}` }
  const { headers: received } = await cms.get(`/api/draft/${link}`, token)
  await cms.get('/api/pages?filters[slug][$eq]=somebody@example.org&nonsense=1', {})
  expect(received['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(() => log()).toContain(String(received['x-request-id']))
  expect(log()).toContain('/api/draft/:link')
  for (const secret of [link, page.documentId, 'searched', 'somebody@example.org'])
    expect(log()).not.toContain(secret)
})

it('a client that sends URLs of 15 KB cannot fill the disk', async () => {
  const before = { bytes: log().length, lines: lines() }
  const startedAt = performance.now()
  for (let at = 0; at < 1000; at += 20)
    await Promise.all(
      Array.from({ length: 20 }, () => sendRequest(`${cms.url}/api/${'x'.repeat(15_000)}`)),
    )
  const seconds = Math.ceil((performance.now() - startedAt) / 1000)
  expect(lines() - before.lines).toBeLessThanOrEqual(5 * (seconds + 1))
  expect(log().length - before.bytes).toBeLessThan(1000 * (seconds + 1))
  expect(log()).not.toContain('xxxx')
})

it.each(['GET', 'HEAD', 'OPTIONS'])(
  'a client that asks by %s without end whether the cms is alive does not rotate other lines away',
  async (method) => {
    const before = lines()
    const startedAt = performance.now()
    for (let at = 0; at < 1000; at += 20)
      await Promise.all(
        Array.from({ length: 20 }, () => sendRequest(`${cms.url}/healthz`, { method })),
      )
    const seconds = Math.ceil((performance.now() - startedAt) / 1000)
    expect(lines() - before).toBeLessThanOrEqual(20 * (seconds + 1))
  },
)

it('malformed addresses are refused with few short lines, without a stack trace', async () => {
  const paths = ['/%zz', '//x', '/uploads/%2e%2e/%2e%2e/a', '/admin/..%2f..%2fa', '/api/%zz']
  const before = { bytes: log().length, lines: lines() }
  const began = performance.now()
  for (let round = 0; round < 20; round += 1)
    for (const path of paths) {
      const { status, json } = await sendRequest(cms.url + path)
      expect([400, 403, 404], path).toContain(status)
      expect(json, path).toBeDefined()
    }
  const seconds = Math.ceil((performance.now() - began) / 1000)
  expect(lines() - before.lines).toBeLessThanOrEqual(5 * (seconds + 1))
  expect(log().length - before.bytes).toBeLessThan(1000 * (seconds + 1))
  expect(log()).not.toMatch(/failed to decode|Malicious|node_modules/)
})
