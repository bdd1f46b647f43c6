import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { expectations } from '../../contract/forms/testing/expectations'
import { cmsAt, type Cms } from '../harness/cms'
import { beginPost, sendRequest } from '../harness/http'
import { startNameServer } from '../harness/name-server'
import { startBalancer, startCachingNginx } from '../harness/nginx'
import { routes } from '../harness/routes'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'

const { sample } = expectations.contact
const FORMS = [1, 2, 3, 4]

/** A server that seems healthy, and dies each time another request has reached it. */
async function startDying(host = '127.0.0.1', port = 0) {
  const requests: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (data: Buffer) => {
      const [request = ''] = data.toString().split(' HTTP')
      if (request === 'GET /healthz') return void socket.end('HTTP/1.1 200 OK\r\n\r\n')
      requests.push(request)
      socket.resetAndDestroy()
    })
  })
  await once(server.listen(port, host), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () => server.close(),
  }
}

let cms: RunningCms
let web: RunningWeb
let dying: Awaited<ReturnType<typeof startDying>>
let nginx: Awaited<ReturnType<typeof startBalancer>>
let behind: Cms

beforeAll(async () => {
  cms = await startCms({ postgres: '', from: inject('seeded') })
  const environment = { TRUST_PROXY: 'true' }
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, environment })
  await web.showing('cms')
})
afterAll(async () => {
  await web.stop()
  await cms.remove()
})
beforeEach(async () => {
  dying = await startDying()
  nginx = await startBalancer([dying.url, web.url], [dying.url, cms.url])
  behind = cmsAt({ ...cms, url: nginx.cmsUrl })
})
afterEach(async () => {
  await nginx.stop()
  dying.stop()
})

const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

const contacts = () => cms.select('select id from intake_contacts')

it('a form that one cms dies with is stored by the other, once', async () => {
  const before = (await contacts()).length
  for (const form of FORMS) {
    const key = { 'Idempotency-Key': randomUUID() }
    expect((await behind.post('contact', { ...sample, message: `Form ${form}` }, key)).status).toBe(
      201,
    )
  }
  // One that fails is left out.
  expect(dying.requests).toEqual(['POST /api/contact'])
  expect(await contacts()).toHaveLength(before + FORMS.length)
})

it('also if its body arrives in parts', async () => {
  const body = JSON.stringify(sample)
  const statuses = FORMS.map(async () => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
    const parts = [body.slice(0, 20), body.slice(20)] as const
    const { accepted, response, finish } = beginPost(`${nginx.cmsUrl}/api/contact`, parts, headers)
    await accepted
    await wait(200)
    finish()
    return (await response).status
  })
  expect(await Promise.all(statuses)).toEqual(FORMS.map(() => 201))
  expect(dying.requests.length).toBeGreaterThan(0)
})

it.each([
  ['a form without a key', '/api/contact', sample, 201],
  ['a login', '/admin/login', { email: 'nobody@example.org', password: 'Guess 1' }, 400],
])('%s is not repeated', async (_, path, body, otherwise) => {
  const statuses: number[] = []
  for (const at of FORMS) statuses[at - 1] = (await behind.postTo(path, body)).status
  expect(statuses.filter((status) => status === 502)).toHaveLength(1)
  expect(statuses.filter((status) => status === otherwise)).toHaveLength(FORMS.length - 1)
  expect(dying.requests).toEqual([`POST ${path}`])
})

const sendPlainForm = async (siteUrl: string, email: string) => {
  const { status } = await sendRequest(`${siteUrl}forms/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    chunks: [new URLSearchParams({ email }).toString()],
  })
  return status
}

it('a form without scripts that one site dies with is sent on to the other', async () => {
  for (const form of FORMS)
    expect(await sendPlainForm(nginx.url, `two-${form}@example.com`)).toBe(303)
  expect(dying.requests).toEqual(['POST /forms/newsletter'])
})

it('every page is read, and a site that died is asked once', async () => {
  for (const { path } of routes) expect((await nginx.get(path)).status, path).toBe(200)
  expect(dying.requests).toHaveLength(1)
})

it('a cms that comes back is asked at once when no other is left', async () => {
  await cms.stop()
  for (const key of FORMS)
    expect((await behind.post('contact', sample, { 'Idempotency-Key': `${key}` })).status).toBe(502)
  await cms.startAgain()
  expect((await behind.post('contact', sample, { 'Idempotency-Key': 'back' })).status).toBe(201)
})

it('behind the names of docker compose, one that dies each time is not noticed', async () => {
  const [site, other] = [
    await startDying('127.0.0.2', portOf(web)),
    await startDying('127.0.0.2', portOf(cms)),
  ]
  const names = await startNameServer(['127.0.0.1', '127.0.0.2'])
  const [siteUrl, cmsUrl] = [`http://any-web:${portOf(web)}`, `http://any-cms:${portOf(cms)}`]
  const front = await startCachingNginx(siteUrl, cmsUrl, names.address)
  const through = cmsAt({ ...cms, url: front.cmsUrl })
  for (const { path } of routes) expect((await front.get(path)).status, path).toBe(200)
  for (let form = 0; form < 10; form += 1) {
    const key = { 'Idempotency-Key': randomUUID() }
    expect(
      (await through.post('contact', { ...sample, message: `Named ${form}` }, key)).status,
    ).toBe(201)
    expect(await sendPlainForm(front.url, `named-${form}@example.com`)).toBe(303)
  }
  expect(site.requests).toContain('POST /forms/newsletter')
  expect(other.requests).toContain('POST /api/contact')
  await front.stop()
  for (const one of [site, other, names]) one.stop()
})
