import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { announcePost, sendRequest } from '../harness/http'
import { startCachingNginx } from '../harness/nginx'
import { pngOfSize } from '../harness/png'
import { startCms, type RunningCms } from '../harness/start-cms'
import { startWeb, type RunningWeb } from '../harness/start-web'

const json = { 'Content-Type': 'application/json' }

let cms: RunningCms
let web: RunningWeb
let nginx: Awaited<ReturnType<typeof startCachingNginx>>

beforeAll(async () => {
  cms = await startCms({ postgres: '', from: inject('seeded') })
  const environment = { TRUST_PROXY: 'true' }
  web = await startWeb({ dataDir: cms.dataDir, cmsUrl: cms.url, environment })
  await web.showing('cms')
  nginx = await startCachingNginx(web.url, cms.url)
})
afterAll(async () => {
  await nginx.stop()
  await web.stop()
  await cms.remove()
})

const openFrom = (localAddress: string): Socket => {
  const { hostname, port } = new URL(nginx.cmsUrl)
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  onTestFinished(() => void socket.destroy())
  return socket
}

/** The answer to a body that never ends. */
function neverEnding(localAddress: string): Promise<string> {
  const socket = openFrom(localAddress)
  socket.write('POST /api/contact HTTP/1.1\r\nHost: cms\r\nConnection: close\r\n')
  socket.write('Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  // Often enough for nginx, which waits ten seconds for the next byte.
  const drip = setInterval(() => socket.write(' '), 8_000)
  socket.once('close', () => clearInterval(drip))
  return text(socket)
}

async function healthFrom(localAddress: string): Promise<string> {
  const socket = openFrom(localAddress)
  socket.write('GET /healthz HTTP/1.1\r\nHost: cms\r\nConnection: close\r\n\r\n')
  return text(socket)
}

const post = (url: string, path: string, bytes: number, headers: Record<string, string> = {}) =>
  sendRequest(url.replace(/\/$/, '') + path, {
    method: 'POST',
    headers: { ...json, ...headers },
    chunks: [`{"a":"${'x'.repeat(bytes)}"}`],
  })

it('a hundred bodies that never end leave room for everyone else, and are refused by the cms', async () => {
  const slow = Array.from({ length: 100 }, () => neverEnding('127.0.0.1'))
  await expect.poll(() => healthFrom('127.0.0.1')).toMatch(/^HTTP\/1\.1 429 /)
  const refused = await healthFrom('127.0.0.1')
  expect(refused).toContain('Retry-After: 1')
  expect(refused).toContain('"message":"Too many requests at once. Please try again in a moment."')
  expect(await healthFrom('127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)

  for (const answer of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('The request took too long to arrive. Please try again.')
  }
  expect(await healthFrom('127.0.0.1')).toMatch(/^HTTP\/1\.1 200 /)
})

it('a body reaches the cms as it arrives, which refuses it by its own rules', async () => {
  const { status } = await announcePost(`${nginx.cmsUrl}/admin/login`, 5_000)
  expect(status).toBe(413)
})

it.each(['/search', '/%73earch'])(
  'five searches at once are enough for one client, who is told so, by %s',
  async (path) => {
    const { hostname, port } = new URL(nginx.url)
    const search = async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return socket
    }
    const sockets = await Promise.all(Array.from({ length: 40 }, search))
    const answers = sockets.map((socket, at) => {
      socket.write(`GET ${path}?q=cash+${at} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`)
      return text(socket)
    })
    const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12))
    expect(statuses).toContain('200')
    expect(statuses).toContain('429')
    expect((await nginx.get('/search?q=cash')).status).toBe(200)
  },
)

it('a form without scripts counts for the address that nginx sees, whatever the client says', async () => {
  await cms.stop()
  await cms.startAgain({ INTAKE_RATE_PER_MINUTE: '2' })
  const statuses: number[] = []
  for (const number of [1, 2, 3]) {
    const body = new URLSearchParams({ email: `nginx-${number}@example.com` })
    const { status } = await sendRequest(`${nginx.url}forms/newsletter`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': `203.0.113.${number}`,
      },
      chunks: [body.toString()],
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([303, 303, 429])
  await cms.stop()
  await cms.startAgain()
})

it('a visitor who follows an old link with a long query is led on', async () => {
  const query = `?utm_content=${'a'.repeat(6_000)}`
  const { status, headers } = await nginx.get(`/terms/${query}`)
  expect(status).toBe(301)
  expect(headers['location']).toMatch(/\/terms\?utm_content=a{6000}$/)
})

describe('a body is refused that is larger', () => {
  it('than 1 KB on the site, which takes none', async () => {
    const { status, text: message } = await post(nginx.url, '/', 2_000)
    expect({ status, message }).toEqual({ status: 413, message: 'The request is too large.\n' })
    expect((await post(nginx.url, '/', 100)).status).toBe(405)
  })

  it('than what an editor may have typed into a draft', async () => {
    expect((await post(nginx.url, '/preview/made-up', 500_000)).status).toBe(404)
    expect((await post(nginx.url, '/preview/made-up', 700_000)).status).toBe(413)
  })

  it('than 64 KB where visitors send forms without scripts', async () => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await post(nginx.url, '/forms/contact', 60_000, form)).status).toBe(400)
    expect((await post(nginx.url, '/forms/contact', 70_000, form)).status).toBe(413)
  })

  it('than 64 KB where visitors send forms', async () => {
    const { status, json: refusal } = await post(nginx.cmsUrl, '/api/contact', 70_000)
    expect(status).toBe(413)
    expect(refusal).toMatchObject({
      message: 'The request is too large.',
      errors: ['The request is too large.'],
    })
    expect((await post(nginx.cmsUrl, '/api/contact', 60_000)).status).toBe(400)
  })

  it('than 1 MB where staff save', async () => {
    const staff = await cms.adminLogin('Marketing editor')
    const { status, json: refusal } = await post(nginx.cmsUrl, '/menu/tree', 1_100_000, staff)
    expect(status).toBe(413)
    expect(refusal).toMatchObject({ error: { message: 'The request is too large.' } })
    const path = '/admin/permissions/check'
    const saved = await post(nginx.cmsUrl, path, 900_000, staff)
    expect(saved.status).toBe((await post(cms.url, path, 900_000, staff)).status)
    expect(saved.status).not.toBe(413)
  })

  it('than any file of the media library', async () => {
    const headers = await cms.adminLogin('Marketing editor')
    const form = new FormData()
    form.append('files', new Blob([pngOfSize(2, 2)], { type: 'image/png' }), 'small.png')
    form.append('fileInfo', JSON.stringify({ name: 'small.png', caption: 'x'.repeat(200) }))
    form.append('filler', 'x'.repeat(5_000_000))
    const upload = () => fetch(`${nginx.cmsUrl}/upload`, { method: 'POST', headers, body: form })
    expect((await upload()).status).not.toBe(413)
    form.append('filler', 'x'.repeat(18_000_000))
    expect((await upload()).status).toBe(413)
  })
})
