import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { sendRequest } from '../harness/http'
import { siteAt } from '../harness/start-web'

const { url, metricsUrl } = inject('site')
const web = siteAt(url)

/** Sends raw bytes, because an HTTP client would normalise or reject them. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(web.url).port), '127.0.0.1')
    let response = ''
    socket.on('data', (data: Buffer) => (response += data.toString('latin1')))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
    socket.write(bytes)
  })

const statusOf = async (target: string, method = 'GET') =>
  Number(
    (await raw(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).slice(
      9,
      12,
    ),
  )

describe('the encoding follows Accept-Encoding', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR;Q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, *;q=0.1', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['br;q=nonsense, x', 'br'],
    ['zstd, compress', undefined],
    ['', undefined],
    [',;q=,;;', undefined],
  ])('%j gets %s', async (accepted, encoding) => {
    const { status, headers } = await web.get('/about-us', { 'Accept-Encoding': accepted })
    expect({ status, encoding: headers['content-encoding'], vary: headers['vary'] }).toEqual({
      status: 200,
      encoding,
      vary: 'Accept-Encoding',
    })
  })
})

describe('If-None-Match', () => {
  const etag = async () => String((await web.get('/about-us')).headers['etag'])

  it.each([
    ['the page’s ETag', (own: string) => own],
    ['its ETag as a strong one', (own: string) => own.replace('W/', '')],
    ['a list that contains its ETag', (own: string) => `"a", W/"b" , ${own}`],
    ['an asterisk', () => '*'],
  ])('gets a 304 for %s', async (_, header) => {
    const { status, headers } = await web.get('/about-us', {
      'If-None-Match': header(await etag()),
    })
    expect(status).toBe(304)
    expect(headers).toMatchObject({ etag: await etag(), vary: 'Accept-Encoding' })
    expect(headers['content-length']).toBeUndefined()
  })

  it.each(['', ',,,', 'W/', '"', '"x"'])('gets the whole page for %j', async (header) => {
    expect((await web.get('/about-us', { 'If-None-Match': header })).status).toBe(200)
  })

  it('gets the whole page for the ETag of another encoding', async () => {
    const { headers } = await web.get('/about-us', { 'Accept-Encoding': 'br' })
    const other = await web.get('/about-us', { 'If-None-Match': String(headers['etag']) })
    expect(other.status).toBe(200)
  })
})

describe('an unusual request', () => {
  it.each([
    ['//example.org/', 404],
    ['//example.org/%2f..', 404],
    ['/\\example.org', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/../../package.json', 404],
    ['/assets/../server/main.js', 404],
    ['/manifest.json', 404],
    ['/cards.json', 404],
    ['/__proto__', 404],
    ['/constructor', 404],
    ['/careers/%F0%9F%92%B6', 404],
    ['/%00', 400],
    ['/%ff', 400],
    ['/%c0%ae%c0%ae/', 400],
    ['/%', 400],
    ['*', 400],
    ['nothing', 400],
    ['http://elsewhere.example/about-us', 200],
    [`/${'%41'.repeat(700)}`, 414],
    ['/uploads/../../secrets/content-secret', 404],
    ['/uploads/%2e%2e%2fcontent.json', 404],
    ['/uploads/.hidden', 404],
    ['/preview/..', 404],
    ['/preview/eyJ4Ijp7fX0.AAAA', 404],
  ])('for %s is answered with %i', async (target, status) => {
    expect(await statusOf(target)).toBe(status)
  })

  it('is never redirected to another site', async () => {
    for (const target of ['//example.org/', '/%2f%2fexample.org/', '/terms?//example.org', '//']) {
      const response = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(/^location: (.*)\r$/im.exec(response)?.[1] ?? '/').toMatch(/^\/(?!\/)/)
    }
  })

  it('cannot inject response headers', async () => {
    const response = await raw(
      'GET /terms?a%0d%0aSet-Cookie:x=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    )
    expect(response).toContain('301')
    expect(response).not.toMatch(/^set-cookie/im)
  })

  it.each(['TRACE', 'PROPFIND', 'OPTIONS'])('with the method %s is refused', async (method) => {
    expect(await statusOf('/', method)).toBe(405)
  })

  it('with overlong headers is refused (431)', async () => {
    const { status } = await sendRequest(web.url, { headers: { 'X-Long': 'a'.repeat(20_000) } })
    expect(status).toBe(431)
  })
})

it.each(['/', '/nothing-here', '/terms', '/robots.txt', '/sitemap.xml', '/icon.svg', '/healthz'])(
  'HEAD %s has the same status and headers as GET',
  async (path) => {
    const responseTo = (method: string) =>
      new Promise<[number | undefined, Record<string, unknown>, number]>((resolve, reject) => {
        request(web.url + path, { method }, (response) => {
          let bytes = 0
          response.on('data', (data: Buffer) => (bytes += data.length))
          const { date: _, ...headers } = response.headers
          response.on('end', () => resolve([response.statusCode, headers, bytes]))
        })
          .on('error', reject)
          .end()
      })
    const [get, head] = await Promise.all([responseTo('GET'), responseTo('HEAD')])
    expect(head).toEqual([get[0], get[1], 0])
  },
)

it('hundreds of unknown paths share one stored 404 page', async () => {
  const first = await web.get('/no-such-page')
  const storedBytes = async () =>
    Number(/^app_stored_pages_bytes (\d+)/m.exec((await sendRequest(metricsUrl)).text)?.[1])
  const before = await storedBytes()
  const etags = new Set<unknown>()
  for (let round = 0; round < 10; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        web.get(`/${at % 2 ? 'uploads/' : ''}nowhere-${round}-${at}.png`),
      ),
    )
    for (const { status, headers } of responses) {
      expect(status).toBe(404)
      etags.add(headers['etag'])
    }
  }
  expect([...etags].filter(Boolean)).toEqual([first.headers['etag']])
  // The site may still render the pages of the cms meanwhile; a page for each of these would be far more.
  expect((await storedBytes()) - before).toBeLessThan(250 * Buffer.byteLength(first.text))
})
