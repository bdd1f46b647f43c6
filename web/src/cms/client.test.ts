import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContentServiceError } from './content-service-error'
import {
  fakeService,
  rawItem,
  rawJob,
  rawPage,
  refused,
  silent,
  token,
  unreachable,
} from './testing/fake-service'

afterEach(() => vi.useRealTimers())

describe('a call to the content service', () => {
  it('asks a collection with populate, filters and further parameters', async () => {
    const { client, calls, headers } = fakeService({ '/api/pages': { data: [1] } })
    const query = { populate: '*', filters: { title: { $containsi: 'a b' } }, sort: 'title:asc' }
    expect(await client.find('pages', query)).toEqual([1])
    expect(await client.find('pages')).toEqual([1])
    expect(calls).toEqual([
      '/api/pages?populate=*&filters[title][$containsi]=a%20b&sort=title%3Aasc',
      '/api/pages',
    ])
    expect(headers).toEqual([
      { Authorization: `Bearer ${token}` },
      { Authorization: `Bearer ${token}` },
    ])
  })

  it('takes a single object as well as a list', async () => {
    const { client } = fakeService({ '/api/footer': { data: { a: 1 } } })
    expect(await client.find('footer', { populate: '*' })).toEqual({ a: 1 })
  })

  it('asks for one entry by its id, for a page with everything inside', async () => {
    const { client, calls } = fakeService({ '/api/': { data: {} } })
    await client.findById('pages', 7)
    await client.findById('jobs', 'abc/def')
    await client.findById('jobs', 7, { populate: 'icon' })
    expect(calls).toEqual([
      '/api/pages/7?populate[Content][populate]=*',
      '/api/jobs/abc%2Fdef?populate=*',
      '/api/jobs/7?populate=icon',
    ])
  })

  it('says what the service answered when that is not ok', async () => {
    const { client } = fakeService({ '/api/pages': refused(503, 'Service Unavailable') })
    const call = client.find('pages')
    await expect(call).rejects.toThrow(ContentServiceError)
    await expect(call).rejects.toThrow('Error fetching from Strapi: 503 Service Unavailable.')
  })

  it.each([[{}], [{ data: null }], [null], [7]])('counts %j as no answer', async (body) => {
    const { client } = fakeService({ '/api/pages': body })
    await expect(client.find('pages')).rejects.toThrow(ContentServiceError)
  })

  it('gives up on a service that is silent', async () => {
    vi.useFakeTimers()
    const { client, log } = fakeService({ '/api/pages': silent })
    const page = client.page('news')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await page).toBeNull()
    expect(log).toEqual(['page news: The content service took too long.'])
  })

  it('waits less for a service that was silent before, until it answers again', async () => {
    vi.useFakeTimers()
    const service = fakeService({ '/api/': silent })
    const { client, answers } = service
    const settled = async (call: Promise<unknown>, within: number) => {
      const done = vi.fn()
      void call.then(done)
      await vi.advanceTimersByTimeAsync(within)
      return done.mock.calls.length > 0
    }
    expect(await settled(client.page('news'), 1_000)).toBe(false)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await settled(client.page('banks'), 1_000)).toBe(true)
    answers['/api/'] = { data: [rawPage('news')] }
    expect(await client.page('news')).toMatchObject({ slug: 'news' })
    answers['/api/'] = silent
    expect(await settled(client.page('news'), 1_000)).toBe(false)
  })

  it('stops when the asker stops, which is no failure', async () => {
    const { client, calls, log } = fakeService({ '/api/': silent })
    const controller = new AbortController()
    const page = client.page('news', controller.signal)
    const job = client.job('tester', controller.signal)
    controller.abort()
    await expect(page).rejects.toThrow('aborted')
    await expect(job).rejects.toThrow('aborted')
    await expect(client.site(controller.signal)).rejects.toThrow('aborted')
    expect(calls).toHaveLength(2)
    expect(log).toEqual([])
  })
})

describe('a lookup by identifier', () => {
  const bySlug = '/api/jobs?filters[slug][$eq]=tester&populate=*'
  const byTitle = '/api/jobs?filters[title][$eq]=tester&populate=*'

  it('is by slug', async () => {
    const { client, calls } = fakeService({ '[slug]': { data: [{ id: 1 }, { id: 2 }] } })
    expect(await client.findByIdentifier('jobs', 'tester')).toEqual({ id: 1 })
    expect(calls).toEqual([bySlug])
  })

  it.each([
    ['is empty', { data: [] }],
    ['fails', refused(500, '')],
    ['never arrives', unreachable],
  ])('is tried by title when the one by slug %s', async (_, answer) => {
    const { client, calls } = fakeService({ '[slug]': answer, '[title]': { data: [{ id: 1 }] } })
    expect(await client.findByIdentifier('jobs', 'tester')).toEqual({ id: 1 })
    expect(calls).toEqual([bySlug, byTitle])
  })

  it('finds nothing only if both were answered', async () => {
    const empty = { data: [] }
    const found = (answers: object) =>
      fakeService({ ...answers }).client.findByIdentifier('jobs', 'tester')
    expect(await found({ '/api/jobs': empty })).toBeNull()
    await expect(found({ '[slug]': unreachable, '[title]': empty })).rejects.toThrow(unreachable)
  })
})

describe('a page', () => {
  it('is asked for by slug, with everything inside', async () => {
    const { client, calls } = fakeService({ '/api/pages': { data: [rawPage('careers/apply')] } })
    expect(await client.page('careers/apply')).toMatchObject({ title: 'Title of careers/apply' })
    expect(calls).toEqual(['/api/pages?filters[slug][$eq]=careers%2Fapply&populate=deep'])
  })

  it('names its pictures by their path on this site', async () => {
    const image = { url: '/uploads/a.svg', mime: 'image/svg+xml', name: 'a.svg' }
    const hero = { __component: 'blocks.hero', title: 'Hello', image }
    const { client } = fakeService({ '/api/pages': { data: [rawPage('news', [hero])] } })
    expect(await client.page('news')).toMatchObject({
      Content: [{ image: { src: '/uploads/a.svg' } }],
    })
  })

  it('may be absent', async () => {
    const { client } = fakeService({ '/api/pages': { data: [] } })
    expect(await client.page('news')).toBe('absent')
  })

  it.each([
    ['not ok', refused(500, 'Oops'), 'Error fetching from Strapi: 500 Oops.'],
    ['away', unreachable, 'Failed to fetch'],
    ['not JSON', new Response('<html>'), 'JSON'],
    ['not a page', { data: [rawPage('news', [{ __component: 'blocks.hero' }])] }, 'Content'],
  ])('is null and logged when the answer is %s', async (_, answer, words) => {
    const { client, log } = fakeService({ '/api/pages': answer })
    expect(await client.page('news')).toBeNull()
    expect(log).toEqual([expect.stringContaining(words)])
  })
})

describe('the other content', () => {
  it('is asked for as the pages are', async () => {
    const { client, calls } = fakeService({
      '/api/jobs': { data: [rawJob('tester')] },
      '/api/redirects': { data: [{ id: 1, from: '/old', to: '/new' }] },
    })
    expect(await client.jobs()).toMatchObject([{ slug: 'tester', language: 'en' }])
    expect(await client.job('tester')).toMatchObject({ slug: 'tester' })
    expect(await client.redirects()).toEqual([{ from: '/old', to: '/new' }])
    expect(await client.site()).toBeNull()
    expect(calls).toEqual([
      '/api/jobs?populate=*&sort=order%3Aasc',
      '/api/jobs?filters[slug][$eq]=tester&populate=*',
      '/api/redirects?populate=*',
      '/api/site-setting?populate=*',
    ])
  })

  it('leaves out the one entry that can not be shown', async () => {
    const { client, log } = fakeService({
      '/api/jobs': { data: [rawJob('tester'), { slug: 'broken' }] },
      '/api/redirects': { data: [{ from: 'broken' }] },
    })
    expect(await client.jobs()).toMatchObject([{ slug: 'tester' }])
    expect(log).toHaveLength(1)
    expect(await client.redirects()).toBeNull()
  })
})

describe('the menu', () => {
  const path = '/api/navigation/render/navigation'

  it('is asked for with what belongs to its items, four levels deep', async () => {
    const { client, calls } = fakeService({ [path]: [rawItem('News')] })
    expect(await client.navigation()).toMatchObject([{ title: 'News', related: { slug: 'news' } }])
    const levels = [1, 2, 3, 4].flatMap((level) =>
      ['related', 'parent', 'audience'].map(
        (field) => `populate${'[items][populate]'.repeat(level)}[${field}]=true`,
      ),
    )
    expect(calls).toEqual([`${path}?${levels.join('&')}`])
  })

  it.each([
    ['fails', refused(500, '')],
    ['can not be shown', [{ id: 1 }]],
    ['is no menu', { data: 'menu' }],
  ])('is made of the pages when it %s', async (_, answer) => {
    const pages = ['home', '404', 'news', 'banks'].map((slug) => rawPage(slug))
    const { client, calls } = fakeService({ [path]: answer, '/api/pages': { data: pages } })
    expect(await client.navigation()).toMatchObject([
      { title: 'Title of news', type: 'INTERNAL', related: { slug: 'news' }, parent: null },
      { title: 'Title of banks', type: 'INTERNAL', related: { slug: 'banks' }, parent: null },
    ])
    expect(calls.at(-1)).toBe('/api/pages?populate=*')
  })

  it('shows five of many pages at the top and the others below', async () => {
    const pages = 'abcdefgh'.split('').map((slug) => rawPage(slug))
    const { client } = fakeService({ '/api/pages': { data: [...pages, { broken: true }] } })
    const items = await client.navigation()
    const more = items?.find(({ title }) => title === 'More')
    expect(items?.filter(({ parent }) => !parent)).toHaveLength(6)
    expect(items?.filter(({ parent }) => parent?.id === more?.id)).toHaveLength(3)
  })

  it('is null when neither can be read', async () => {
    const { client, log } = fakeService({ '/api/': unreachable })
    expect(await client.navigation()).toBeNull()
    expect(log).toHaveLength(2)
  })
})
