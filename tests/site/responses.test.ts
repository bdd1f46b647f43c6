import { brand } from '../../contract/brand'
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { describe, expect, inject, it } from 'vitest'
import { sendRequest } from '../harness/http'
import { siteAt } from '../harness/start-web'

const web = siteAt(inject('site').url)

const bytesOf = (path: string, encoding: string) =>
  new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    request(web.url + path, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })

describe('one page in three encodings', () => {
  it('has the same body, and its own ETag, in each', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => bytesOf('/about-us', encoding)),
    )
    const html = plain?.body.toString()
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(html)
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(html)
    const etags = [br, gzip, plain].map((response) => response?.headers['etag'])
    expect(new Set(etags).size).toBe(3)
  })

  it('answers 304 to a matching If-None-Match', async () => {
    const { headers } = await web.get('/about-us')
    const again = await web.get('/about-us', { 'If-None-Match': String(headers['etag']) })
    expect(again).toMatchObject({ status: 304, text: '' })
    const other = await web.get('/about-us', { 'If-None-Match': '"something-else"' })
    expect(other.status).toBe(200)
  })

  it('does not depend on the query string', async () => {
    const [plain, queried] = await Promise.all([web.get('/news'), web.get('/news?utm_source=x')])
    expect(queried.headers['etag']).toBe(plain.headers['etag'])
  })
})

describe('the way to the app', () => {
  const android = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 16)' }

  it('leads a phone to its store, and is cached for nobody else', async () => {
    const phone = await web.get('/get-the-app', android)
    expect(phone.status).toBe(302)
    expect(phone.headers).toMatchObject({
      location: expect.stringMatching(/^https:\/\/play\.google\.com\//),
      'cache-control': 'no-store',
      vary: 'User-Agent',
    })
    expect((await web.get('/get-the-app')).headers['location']).toBe('/')
  })

  it('is drawn as a code that is cached, revalidated and compressed', async () => {
    const code = await web.get('/get-the-app.svg')
    expect(code).toMatchObject({ status: 200, text: expect.stringMatching(/^<svg /) })
    expect(code.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    const etag = { 'If-None-Match': String(code.headers['etag']) }
    expect((await web.get('/get-the-app.svg', etag)).status).toBe(304)
    await expect
      .poll(async () => (await bytesOf('/get-the-app.svg', 'br')).body.length)
      .toBeLessThan(1500)
  })
})

describe('other requests', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is refused with 405 and an Allow header',
    async (method) => {
      const { status, headers } = await sendRequest(`${web.url}/`, { method })
      expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD' })
    },
  )

  it.each(['/%', '/%E0%A4%A', '/a%00b'])('%s is refused as malformed (400)', async (path) => {
    expect((await web.get(path)).status).toBe(400)
  })

  it('an overlong URL is refused (414)', async () => {
    expect((await web.get(`/${'a'.repeat(3000)}`)).status).toBe(414)
  })

  it('HEAD sends Content-Length and no body', async () => {
    const { status, text, headers } = await sendRequest(`${web.url}/`, { method: 'HEAD' })
    expect({ status, text }).toEqual({ status: 200, text: '' })
    expect(Number(headers['content-length'])).toBeGreaterThan(1000)
  })

  it('preview parameters and other methods never change the cached page', async () => {
    const before = await web.get('/banks')
    await web.get('/banks?preview=true&status=draft', {
      Cookie: 'preview=1',
      'Accept-Encoding': 'br;q=nonsense',
    })
    await sendRequest(`${web.url}/banks`, { method: 'POST', chunks: ['x'] })
    const after = await web.get('/banks')
    expect(after).toMatchObject({ status: 200, text: before.text })
  })
})

describe('every page', () => {
  it('has a CSP that hashes its inline scripts and styles and allows nothing unsafe', async () => {
    const { headers } = await web.get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/)
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-site',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    })
    expect(policy).toMatch(/default-src 'none'.*base-uri 'none'.*frame-ancestors 'self'/)
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('contains exactly the inline scripts and styles whose hashes are in its CSP', async () => {
    for (const path of ['/', '/contacts', '/careers/tester', '/nothing']) {
      const { text, headers } = await web.get(path)
      const hashOf = (body = '') => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
      const inline = (tag: string) =>
        [...text.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, body]) =>
          hashOf(body),
        )
      const named = (directive: string) =>
        new RegExp(`${directive} ([^;]*)`)
          .exec(String(headers['content-security-policy']))?.[1]
          ?.match(/'sha256-[^']+'/g)
      expect(named('script-src')).toEqual(inline('script'))
      expect(named('style-src')).toEqual(inline('style'))
      expect(text.slice(text.indexOf('<body>'))).not.toMatch(/ (?:style|on\w+)="/)
    }
  })

  it('embeds the URLs that the browser code posts to', async () => {
    const { url: cmsUrl } = inject('cms')
    const { text } = await web.get('/contacts')
    const json = /<script id="site-config" type="application\/json">(.*?)<\/script>/.exec(text)?.[1]
    expect(JSON.parse(json ?? '')).toMatchObject({
      cmsUrl,
      apiUrl: `${cmsUrl}/api`,
      secureApiUrl: cmsUrl,
      productName: brand.name,
      contentToken: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  })

  it('names the file of what is around every screen, which all pages share', async () => {
    const layoutOf = async (path: string) =>
      /"(\/_layout\/[^"]+)"/.exec((await web.get(path)).text)?.[1] ?? ''
    const path = await layoutOf('/')
    expect(await layoutOf('/news')).toBe(path)
    const { text, headers } = await web.get(path)
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['menu', 'footer', 'site'])
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': expect.stringContaining('immutable'),
    })
  })

  it('that outlived its layout gets the current one, for a short time and for itself', async () => {
    const { status, text, headers } = await web.get('/_layout/of-an-earlier-start.json')
    expect(status).toBe(200)
    expect(text).toContain('"menu"')
    expect(headers['cache-control']).toBe('private, max-age=60')
  })

  it('has images of the phone’s screens, drawn by the site', async () => {
    const { text } = await web.get('/pay-in-store')
    const paths = new Set([...text.matchAll(/\/_stills\/[\w-]+\.svg/g)].map(([path]) => path))
    expect(paths.size).toBe(2)
    for (const path of paths) {
      const { status, headers, text: drawn } = await web.get(path)
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 200,
        type: 'image/svg+xml; charset=utf-8',
      })
      expect(headers['cache-control']).toContain('immutable')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(drawn).toContain('14:41')
    }
    expect((await web.get('/_stills/none.svg')).status).toBe(404)
  })

  it('has its scripts and fonts cached as immutable', async () => {
    const { text } = await web.get('/')
    const assets = [...text.matchAll(/\/assets\/[\w.-]+/g)].map((match) => match[0])
    expect(assets.length).toBeGreaterThan(2)
    for (const asset of new Set(assets)) {
      const { status, headers } = await web.get(asset)
      expect({ status, caching: headers['cache-control'] }).toEqual({
        status: 200,
        caching: 'public, max-age=31536000, immutable',
      })
    }
  })
})
