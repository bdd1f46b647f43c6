import { afterEach, describe, expect, it, vi } from 'vitest'
import { ContentServiceError } from './content-service-error'
import {
  fakeService,
  rawItem,
  rawJob,
  rawPage,
  refused,
  noAnswer,
  token,
  unreachable,
} from './testing/fake-service'

afterEach(() => vi.useRealTimers())

describe('a call to the content service', () => {
  it('sends populate, filters and further parameters to a collection', async () => {
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

  it('accepts a single object as well as a list', async () => {
    const { client } = fakeService({ '/api/footer': { data: { a: 1 } } })
    expect(await client.find('footer', { populate: '*' })).toEqual({ a: 1 })
  })

  it('fetches one entry by its id, and a page with all its blocks', async () => {
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

  it('reports the status when the service refuses', async () => {
    const { client } = fakeService({ '/api/pages': refused(503, 'Service Unavailable') })
    const call = client.find('pages')
    await expect(call).rejects.toThrow(ContentServiceError)
    await expect(call).rejects.toThrow('Error fetching from Strapi: 503 Service Unavailable.')
  })

  it.each([[{}], [{ data: null }], [null], [7]])(
    'treats the body %j as a failure',
    async (body) => {
      const { client } = fakeService({ '/api/pages': body })
      await expect(client.find('pages')).rejects.toThrow(ContentServiceError)
    },
  )

  it('times out when the service does not answer', async () => {
    vi.useFakeTimers()
    const { client, log } = fakeService({ '/api/pages': noAnswer })
    const page = client.page('news')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await page).toBeNull()
    expect(log).toEqual(['page news: The content service did not answer in time.'])
  })

  it('uses a shorter timeout after a timeout, until the service answers again', async () => {
    vi.useFakeTimers()
    const service = fakeService({ '/api/': noAnswer })
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
    answers['/api/'] = noAnswer
    expect(await settled(client.page('news'), 1_000)).toBe(false)
  })

  it('is aborted with its caller, which is not logged as a failure', async () => {
    const { client, calls, log } = fakeService({ '/api/': noAnswer })
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

  it('searches by slug', async () => {
    const { client, calls } = fakeService({ '[slug]': { data: [{ id: 1 }, { id: 2 }] } })
    expect(await client.findByIdentifier('jobs', 'tester')).toEqual({ id: 1 })
    expect(calls).toEqual([bySlug])
  })

  it.each([
    ['is empty', { data: [] }],
    ['fails', refused(500, '')],
    ['gets no answer', unreachable],
  ])('searches by title when the search by slug %s', async (_, answer) => {
    const { client, calls } = fakeService({ '[slug]': answer, '[title]': { data: [{ id: 1 }] } })
    expect(await client.findByIdentifier('jobs', 'tester')).toEqual({ id: 1 })
    expect(calls).toEqual([bySlug, byTitle])
  })

  it('finds nothing only if both searches were answered', async () => {
    const empty = { data: [] }
    const search = (answers: object) =>
      fakeService({ ...answers }).client.findByIdentifier('jobs', 'tester')
    expect(await search({ '/api/jobs': empty })).toBeNull()
    await expect(search({ '[slug]': unreachable, '[title]': empty })).rejects.toThrow(unreachable)
  })
})

describe('a page', () => {
  it('is fetched by slug, with all its blocks', async () => {
    const { client, calls } = fakeService({ '/api/pages': { data: [rawPage('careers/apply')] } })
    expect(await client.page('careers/apply')).toMatchObject({ title: 'Title of careers/apply' })
    expect(calls).toEqual(['/api/pages?filters[slug][$eq]=careers%2Fapply&populate=deep'])
  })

  it('names its images by their path on this site', async () => {
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
    ['missing', unreachable, 'Failed to fetch'],
    ['not JSON', new Response('<html>'), 'JSON'],
    ['not a valid page', { data: [rawPage('news', [{ __component: 'blocks.hero' }])] }, 'Content'],
  ])('is null and logged when the answer is %s', async (_, answer, message) => {
    const { client, log } = fakeService({ '/api/pages': answer })
    expect(await client.page('news')).toBeNull()
    expect(log).toEqual([expect.stringContaining(message)])
  })
})

describe('the other content', () => {
  it('is fetched as pages are', async () => {
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

  it('leaves out an entry that is invalid', async () => {
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

  it('is fetched with the relations of its items, four levels deep', async () => {
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
    ['is invalid', [{ id: 1 }]],
    ['is not a list', { data: 'menu' }],
  ])('falls back to the list of pages when it %s', async (_, answer) => {
    const pages = ['home', '404', 'news', 'banks'].map((slug) => rawPage(slug))
    const { client, calls } = fakeService({ [path]: answer, '/api/pages': { data: pages } })
    expect(await client.navigation()).toMatchObject([
      { title: 'Title of news', type: 'INTERNAL', related: { slug: 'news' }, parent: null },
      { title: 'Title of banks', type: 'INTERNAL', related: { slug: 'banks' }, parent: null },
    ])
    expect(calls.at(-1)).toBe('/api/pages?populate=*')
  })

  it('shows five of many pages at the top level and the rest under More', async () => {
    const pages = 'abcdefgh'.split('').map((slug) => rawPage(slug))
    const { client } = fakeService({ '/api/pages': { data: [...pages, { broken: true }] } })
    const items = await client.navigation()
    const more = items?.find(({ title }) => title === 'More')
    expect(items?.filter(({ parent }) => !parent)).toHaveLength(6)
    expect(items?.filter(({ parent }) => parent?.id === more?.id)).toHaveLength(3)
  })

  it("is null when the pages can't be read either", async () => {
    const { client, log } = fakeService({ '/api/': unreachable })
    expect(await client.navigation()).toBeNull()
    expect(log).toHaveLength(2)
  })
})
