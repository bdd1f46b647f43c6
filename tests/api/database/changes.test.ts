import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { asEditor, pageWithText } from '../as-editor'
import { asSite, bySlug, type Entry } from '../as-site'
import { cmsAt } from '../../harness/cms'
import { beginRequest, sendRequest } from '../../harness/http'

const cms = cmsAt(inject('cms'))
const { headers: site, get, read, data } = asSite(cms)

const revision = async () => ((await read('revision')) as { revision: string }).revision

let editor: ReturnType<typeof asEditor>
beforeAll(async () => {
  editor = asEditor(cms)
})

describe('a cached response', () => {
  it('answers 304 to a browser that already has it', async () => {
    const { headers } = await get(bySlug('news'))
    const { etag } = headers
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await get(bySlug('news'), { 'If-None-Match': String(etag) })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect((await get(bySlug('news'), { 'If-None-Match': '"another"' })).status).toBe(200)
    const head = await sendRequest(`${cms.url}/api/${bySlug('news')}`, {
      method: 'HEAD',
      headers: site,
    })
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag } })
  })

  it('is compressed if the client accepts it', async () => {
    const plain = await get(bySlug('news'))
    const packed = await new Promise<Buffer>((resolve, reject) => {
      const headers = { ...site, 'Accept-Encoding': 'gzip, br' }
      request(`${cms.url}/api/${bySlug('news')}`, { headers }, (response) => {
        expect(response.headers['content-encoding']).toBe('br')
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve(Buffer.concat(chunks)))
      })
        .on('error', reject)
        .end()
    })
    expect(brotliDecompressSync(packed).toString()).toBe(plain.text)
  })

  it('allows the site’s origin and no other', async () => {
    const allowed = async (origin: string) =>
      (await get(bySlug('news'), { Origin: origin })).headers['access-control-allow-origin']
    for (let round = 0; round < 2; round += 1) {
      expect(await allowed('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
      expect(await allowed('https://elsewhere.example')).not.toBe('https://elsewhere.example')
    }
    expect((await get(bySlug('news'))).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('the revision', () => {
  const slug = 'a-page-of-the-tests'
  let id: string
  beforeAll(async () => {
    id = await editor.pages.create(pageWithText(slug, 'First', 'One'))
  })
  afterAll(() => editor.pages.remove(id))

  const title = async () => (await data(bySlug(slug)))[0]?.title

  /** Runs an action and returns whether the revision changed. */
  const moves = async (change: () => Promise<unknown>) => {
    const before = await revision()
    await change()
    return (await revision()) !== before
  }

  it('makes a published change visible at the next read, and never a draft', async () => {
    expect(await title()).toBeUndefined()
    expect(await moves(() => editor.pages.publish(id))).toBe(true)
    expect(await title()).toBe('First')
    expect(await moves(() => editor.pages.save(id, { title: 'Second' }))).toBe(false)
    expect(await title()).toBe('First')
    expect(await moves(() => editor.pages.publish(id))).toBe(true)
    expect(await title()).toBe('Second')
    expect(await moves(() => editor.pages.unpublish(id))).toBe(true)
    expect(await title()).toBeUndefined()
  })

  it('is sent to a long poll as soon as it changes', async () => {
    const known = await revision()
    const poll = beginRequest(`${cms.url}/api/revision?after=${known}`, site)
    await poll.accepted
    await editor.pages.publish(id)
    // A poll that times out gets the known revision again.
    const { json } = await poll.response
    expect((json as { revision: string }).revision).not.toBe(known)
    expect(((await get('revision?after=another')).json as { revision: string }).revision).toBe(
      await revision(),
    )
  })

  it('changes with a redirect, an image or the menu', async () => {
    let redirect = ''
    const created = await moves(async () => {
      redirect = await editor.redirects.create({ from: '/tests-old', to: '/tests-new' })
    })
    expect(created).toBe(true)
    expect((await data('redirects')).some(({ from }) => from === '/tests-old')).toBe(true)
    expect(await moves(() => editor.redirects.remove(redirect))).toBe(true)

    const { results } = (await editor.call('GET', '/upload/files?pageSize=200')) as {
      results: Entry[]
    }
    const file = results.find(({ name }) => name === 'team-counter.svg')
    const before = String(file?.['alternativeText'])
    const shows = async (text: string) =>
      JSON.stringify(await data(bySlug('about-us'))).includes(text)
    const describeFile = async (alternativeText: string) =>
      editor.describeFile(Number(file?.id), { alternativeText })
    expect(await moves(() => describeFile('Four of us'))).toBe(true)
    expect(await shows('Four of us')).toBe(true)
    await describeFile(before)
    expect(await shows(before)).toBe(true)

    const menu = (await editor.call('GET', '/menu/tree')) as { version: string; items: Entry[] }
    const [first, ...others] = menu.items
    const rename = async (version: unknown, item: object) =>
      editor.call('PUT', '/menu/tree', { version, items: [item, ...others] })
    let renamed: Record<string, unknown> = {}
    const act = async () => {
      renamed = await rename(menu.version, { ...first, title: 'Renamed' })
    }
    expect(await moves(act)).toBe(true)
    await rename(renamed['version'], first ?? {})
  })

  it('changes for each of several concurrent edits', async () => {
    const slugs = ['one', 'two', 'three', 'four', 'five', 'six'].map(
      (number) => `at-once-${number}`,
    )
    const ids = await Promise.all(
      slugs.map((name) => editor.pages.create(pageWithText(name, name, name))),
    )
    const count = async () => Number((await revision()).split('-')[1])
    const before = await count()
    await Promise.all(ids.map((one) => editor.pages.publish(one)))
    expect((await count()) - before).toBe(slugs.length)
    expect(await data('pages?filters[slug][$startsWith]=at-once')).toHaveLength(slugs.length)
    await Promise.all(ids.map((one) => editor.pages.remove(one)))
    expect(await data('pages?filters[slug][$startsWith]=at-once')).toEqual([])
  })

  it('does not change with a submission or a read', async () => {
    const subscribe = () => cms.post('newsletter', { email: `reader.${Date.now()}@example.com` })
    expect(await moves(subscribe)).toBe(false)
    expect(await moves(() => get('pages'))).toBe(false)
  })
})

describe('an uploaded file', () => {
  it('can be displayed but never executed, whatever path is used to request it', async () => {
    const text = JSON.stringify(await read('footer?populate=*'))
    const [, path = '', version = ''] = /"(\/uploads\/[\w.-]+)(\?v=\w+)"/.exec(text) ?? []
    const versioned = await cms.get(path + version)
    expect(versioned.status).toBe(200)
    expect(versioned.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await cms.get(path)).headers['cache-control']).toBe('public, max-age=60')
    const name = path.replace('/uploads/', '')
    for (const other of [
      `/./uploads/${name}`,
      `//uploads/${name}`,
      `/%75ploads/${name}`,
      `/x/../uploads/${name}`,
      `/uploads/./${name}`,
    ]) {
      const { status, headers } = await cms.get(other)
      if (status < 300) expect(headers['content-security-policy'], other).toContain('sandbox')
    }
  })

  it('is accepted from staff only, and nothing that strangers send is stored', async () => {
    const before = readdirSync(cms.dataDir)
    const refusals = { '/': 415, '/upload': 401, '/admin/login': 415 }
    for (const [path, status] of Object.entries(refusals))
      for (const headers of [{}, site, { Authorization: 'Bearer junk' }]) {
        const body = new FormData()
        body.set('anything', new File(['x'.repeat(100_000)], 'leaf.png', { type: 'image/png' }))
        const response = await fetch(cms.url + path, { method: 'POST', headers, body })
        expect(response.status, path).toBe(status)
      }
    expect(readdirSync(cms.dataDir)).toEqual(before)
  })

  it.each([
    ['hello.html', 'text/html', '<p>Hello</p>', 400],
    ['leaf.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 201],
  ])('must be an image or a video: %s', async (name, type, text, status) => {
    const body = new FormData()
    body.set('files', new File([text], name, { type }))
    const headers = await cms.adminLogin('Marketing editor')
    const response = await fetch(`${cms.url}/upload`, { method: 'POST', headers, body })
    expect(response.status).toBe(status)
  })
})
