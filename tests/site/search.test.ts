import { describe, expect, inject, it } from 'vitest'
import { readPage } from '../harness/page-content'
import { sendRequest } from '../harness/http'
import { siteAt } from '../harness/start-web'

const web = siteAt(inject('site').url)

const search = (query: string) => web.get(`/search?q=${query}`)

const resultsIn = (html: string) =>
  [...html.matchAll(/class="search__result">.*?<a href="([^"]+)"/g)].map(([, href]) => href)

const statusIn = (html: string) => /class="search__status" role="status">([^<]*)/.exec(html)?.[1]

it('content is found, typing errors and all, by a page without scripts', async () => {
  const { status, text } = await search('cashbak')
  expect(status).toBe(200)
  expect(readPage(text)).toMatchObject({
    title: expect.stringMatching(/^\d+ results for “cashbak” – Search$/) as string,
    headings: ['Search'],
    canonical: `${web.url}/search`,
    isIndexed: false,
  })
  expect(text).toContain('<mark>cashback</mark>')
  expect(statusIn(text)).toMatch(/^\d+ results for “cashbak”\.$/)
  expect(resultsIn(text).length).toBeGreaterThan(12)
  expect(text).toMatch(/<input [^>]*name="q"[^>]*value="cashbak"/)
})

it('every result leads to a page of the site', async () => {
  const found = new Set<string>()
  for (const query of ['cashback', 'portugal', 'terms', 'developer'])
    for (const href of resultsIn((await search(query)).text)) found.add(href ?? '')
  expect(found.size).toBeGreaterThan(20)
  for (const href of found) {
    const [path = '', anchor] = href.split('#')
    const { status, text } = await web.get(path)
    expect(status, href).toBe(200)
    if (anchor !== undefined) expect(text, href).toContain(` id="${anchor}"`)
  }
})

it('without a result, the visitor is offered questions that pages answer', async () => {
  const { text } = await search('zzyzxq')
  const [, list = ''] = /aria-label="Questions others ask">(.*?)<\/nav>/s.exec(text) ?? []
  const offered = [...list.matchAll(/<a href="([^"#]+)[^>]*>([^<]+)</g)]
  expect(offered).toHaveLength(6)
  expect(new Set(offered.map(([, path]) => path)).size).toBeGreaterThan(3)
  for (const [, path = '', question = ''] of offered)
    expect((await web.get(path)).text, path).toContain(question)
  expect(text).toContain('.search__found .lead+.search__ways')
})

it('the search page is in no sitemap, and all its spellings lead to it', async () => {
  expect((await web.get('/sitemap.xml')).text).not.toContain('/search')
  for (const path of ['/search/', '/Search'])
    expect(await web.get(path)).toMatchObject({ status: 301, headers: { location: '/search' } })
  const { headers } = await web.get('/Search?q=cashback')
  expect(headers['location']).toBe('/search?q=cashback')
})

it('results are private, and are compressed as the browser asks', async () => {
  const { headers, text } = await search('cashback')
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(headers).not.toHaveProperty('etag')
  for (const encoding of ['br', 'gzip']) {
    const encoded = await web.get('/search?q=cashback', { 'Accept-Encoding': encoding })
    expect(encoded.headers['content-encoding']).toBe(encoding)
    expect(Number(encoded.headers['content-length'])).toBeLessThan(14 * 1024)
    expect(encoded.headers['content-security-policy']).toBe(headers['content-security-policy'])
  }
  const head = await sendRequest(`${web.url}/search?q=cashback`, { method: 'HEAD' })
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)))
  expect(head.text).toBe('')
})

describe('a query', () => {
  it('that is absent or blank gets the field and links to go on', async () => {
    for (const path of ['/search', '/search?', '/search?q=', '/search?q=%00+%09', '/search?x=1']) {
      const { status, text } = await web.get(path)
      expect(status, path).toBe(200)
      expect(readPage(text).title, path).toBe('Search')
      expect(statusIn(text), path).toBe('')
      expect(text, path).toContain('<a href="/contacts">Contacts</a>')
    }
  })

  it('without a result gets links to go on', async () => {
    const { text } = await search('zzyzxq')
    expect(statusIn(text)).toBe('No results for “zzyzxq”.')
    expect(text).toContain('<a href="/contacts">Contacts</a>')
  })

  it('that is too long is refused in words', async () => {
    expect(statusIn((await search('a'.repeat(100))).text)).toMatch(/^No results/)
    for (const query of ['a'.repeat(101), '%F0%9F%98%80'.repeat(200)]) {
      const { status, text } = await search(query)
      expect(status).toBe(200)
      expect(statusIn(text)).toBe('That is too long to search for: 100 characters are the most.')
    }
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '<!--/search--><b>bold</b>',
    "' onfocus=alert(1) autofocus '",
    '$& $1 $` $$',
    '__proto__ constructor',
  ])('such as %s is shown as text', async (query) => {
    const plain = (await search('zzyzxq')).text
    const { status, text } = await search(encodeURIComponent(query))
    expect(status).toBe(200)
    const tags = (html: string) => new Set(html.match(/<[a-z!/][\w-]*/g))
    expect(
      [...tags(text)].filter((tag) => !tags(plain).has(tag) && !/mark|ol|h3/.test(tag)),
    ).toEqual([])
    expect(readPage(text).title).toContain(`“${query}”`)
    expect(text.endsWith('</html>')).toBe(true)
  })

  it.each(['%', '%ff%fe', '%ED%A0%80', '%E2%80%AEevil', 'a&q=b', 'a%26q=b', '%0d%0aX-Evil:1'])(
    'such as %s is answered',
    async (query) => {
      const { status, headers, text } = await search(query)
      expect(status).toBe(200)
      expect(headers).not.toHaveProperty('x-evil')
      expect(statusIn(text)).toBeDefined()
    },
  )
})

it('a flood of different queries is answered or turned away, and pages stay served', async () => {
  const queries = Array.from({ length: 200 }, (_, number) => `cashback pay ${number}`)
  const answers = Promise.all(queries.map((query) => search(encodeURIComponent(query))))
  expect((await web.get('/about-us')).status).toBe(200)
  for (const { status, headers } of await answers)
    if (status !== 200) expect([status, headers['retry-after']]).toEqual([503, '1'])
  expect((await search('cashback')).status).toBe(200)
})
