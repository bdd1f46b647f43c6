import { footer, jobs, pages } from '@beam/seed'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  connectContent,
  contentKeys,
  footerQuery,
  jobQuery,
  jobsQuery,
  menuQuery,
  pageQuery,
  siteQuery,
} from './content-queries'
import { memoryStore } from '../browser/testing/memory-store'
import { cacheLayout, hydrateContent } from './hydrate-content'
import type { PageData } from './page-data'
import { jobAt, prefetchPath } from './prefetch-path'
import {
  type Answers,
  fakeService,
  rawFooter,
  rawItem,
  rawJob,
  rawPage,
  unreachable,
} from '../cms/testing/fake-service'
import { pageData } from './testing/page-data'

function connected(answers: Answers, data?: PageData, store = memoryStore()) {
  const service = fakeService(answers, store)
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })
  connectContent(queries, service.load)
  if (data) {
    hydrateContent(queries, data)
    cacheLayout(data, store)
  }
  return { ...service, queries, store }
}

/** Keeps the layout's queries active, as the mounted components do. */
const watch = (queries: QueryClient) => [
  new QueryObserver(queries, menuQuery).subscribe(() => undefined),
  new QueryObserver(queries, footerQuery).subscribe(() => undefined),
  new QueryObserver(queries, siteQuery).subscribe(() => undefined),
]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page on a later navigation', () => {
  it('comes from the content service', async () => {
    const { queries, calls } = connected({ '/api/pages': { data: [rawPage('news')] } })
    expect(await queries.fetchQuery(pageQuery('news'))).toMatchObject({
      entry: { title: 'Title of news' },
      source: 'cms',
    })
    expect(calls).toEqual(['/api/pages?filters[slug][$eq]=news&populate=deep'])
  })

  it('is missing when the service has none, even if there is a built-in one', async () => {
    const { queries } = connected({ '/api/pages': { data: [] } })
    expect(await queries.fetchQuery(pageQuery('news'))).toEqual({ entry: null, source: 'cms' })
  })

  it('is the built-in home when the service has none', async () => {
    const { queries } = connected({ '/api/pages': { data: [] } })
    expect(await queries.fetchQuery(pageQuery('home'))).toMatchObject({
      entry: { slug: 'home' },
      source: 'built-in',
    })
  })

  it('is the built-in one when the service fails', async () => {
    const { queries } = connected({ '/api/': unreachable })
    const news = pages.find(({ slug }) => slug === 'news')
    expect(await queries.fetchQuery(pageQuery('news'))).toEqual({ entry: news, source: 'built-in' })
  })

  it("is the built-in one when the client's code does not load", async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { queries } = connected({})
    connectContent(queries, () => Promise.reject(new Error('no safe default exists')))
    expect(await queries.fetchQuery(pageQuery('news'))).toMatchObject({ source: 'built-in' })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no safe default exists'))
  })

  it('is kept when the refresh fails', async () => {
    const service = connected({ '/api/pages': { data: [rawPage('news')] } })
    const before = await service.queries.fetchQuery(pageQuery('news'))
    service.answers['/api/pages'] = unreachable
    expect(await service.queries.fetchQuery({ ...pageQuery('news'), staleTime: 0 })).toEqual(before)
  })

  it('fails after one retry when there is no built-in one either', async () => {
    vi.useFakeTimers()
    const { queries, calls } = connected({ '/api/': unreachable })
    const failure = expect(queries.fetchQuery(pageQuery('new-page'))).rejects.toThrow(
      'No content is available for',
    )
    await vi.runAllTimersAsync()
    await failure
    expect(calls).toHaveLength(2)
  })
})

describe('jobs on a later navigation', () => {
  it('come from the content service, or else are the built-in ones', async () => {
    const one = connected({ '/api/jobs': { data: [rawJob('tester')] } })
    expect(await one.queries.fetchQuery(jobsQuery)).toMatchObject([{ title: 'Title of tester' }])
    expect(await one.queries.fetchQuery(jobQuery('tester'))).toMatchObject({ source: 'cms' })
    const other = connected({ '/api/': unreachable })
    expect(await other.queries.fetchQuery(jobsQuery)).toBe(jobs)
    expect(await other.queries.fetchQuery(jobQuery('tester'))).toMatchObject({
      entry: { title: 'Tester' },
      source: 'built-in',
    })
  })
})

describe("the server's content", () => {
  const news = pages.find(({ slug }) => slug === 'news')

  it('starts the queries, at every alias of the page', async () => {
    const { queries, calls } = connected({}, pageData({ page: news!, jobs, job: jobs[0]! }))
    for (const slug of ['news', 'beamnews', 'beam-news', 'beam-news-static'])
      expect(await queries.fetchQuery(pageQuery(slug))).toEqual({ entry: news, source: 'cms' })
    await Promise.all([
      queries.fetchQuery(jobQuery(jobs[0]!.slug)),
      queries.fetchQuery(jobsQuery),
      queries.fetchQuery(menuQuery),
      queries.fetchQuery(footerQuery),
      queries.fetchQuery(siteQuery),
    ])
    expect(calls).toEqual([])
  })

  it('records which slug is missing', async () => {
    const { queries } = connected({}, pageData({ missing: 'nothing', source: 'stale' }))
    expect(await queries.fetchQuery(pageQuery('nothing'))).toEqual({ entry: null, source: 'stale' })
  })

  it.each(['cms', 'stale'] as const)('with the source %s fills the session cache', (source) => {
    const store = memoryStore({ strapi_navigation: 'invalid' })
    connected({}, pageData({ source }), store)
    expect(JSON.parse(store.entries['strapi_navigation'] ?? '')).toMatchObject({
      content: [{ title: 'From the server' }],
    })
    expect(JSON.parse(store.entries['strapi_footer'] ?? '')).toMatchObject({ content: footer })
  })

  it('is replaced by the session cache when it is only the built-in content', async () => {
    const earlier = memoryStore()
    connected({}, pageData({ source: 'cms' }), earlier)
    const data = pageData({ source: 'built-in', menu: [] })
    const { queries } = connected({ '/api/': unreachable }, data, earlier)
    expect(queries.getQueryData(contentKeys.menu)).toEqual([])
    expect(queries.getQueryData(contentKeys.footer)).toEqual({ footer, state: 'failed' })
    expect(await queries.fetchQuery(menuQuery)).toMatchObject([{ title: 'From the server' }])
    expect(await queries.fetchQuery(footerQuery)).toMatchObject({ state: 'loaded' })
  })
})

describe('menu and footer', () => {
  it('are the built-in ones when there is no other source', async () => {
    const { queries } = connected({ '/api/': unreachable })
    expect(await queries.fetchQuery(menuQuery)).toContainEqual(
      expect.objectContaining({ title: 'Projects' }),
    )
    expect(await queries.fetchQuery(footerQuery)).toEqual({ footer, state: 'failed' })
    expect(await queries.fetchQuery(siteQuery)).toMatchObject({ productName: 'Beam' })
  })

  it('are fetched at once when the server sent only the built-in ones', async () => {
    const answers = { '/api/navigation': [rawItem('Fresh')] }
    const { queries, calls } = connected(answers, pageData({ source: 'built-in', menu: [] }))
    const stops = watch(queries)
    await vi.waitFor(() =>
      expect(queries.getQueryData(contentKeys.menu)).toMatchObject([{ title: 'Fresh' }]),
    )
    expect(calls).toContain('/api/footer?populate=*')
    for (const stop of stops) stop()
  })

  it('are refreshed on navigation, at most once a minute', async () => {
    const answers = {
      '/api/navigation': [rawItem('Refreshed')],
      '/api/footer': { data: rawFooter('Refreshed') },
      '/api/pages': { data: [rawPage('news')] },
    }
    const { queries, calls } = connected(answers, pageData({}))
    const stops = watch(queries)
    expect(calls).toEqual([])
    await queries.fetchQuery(pageQuery('news'))
    await vi.waitFor(() =>
      expect(queries.getQueryData(contentKeys.menu)).toMatchObject([{ title: 'Refreshed' }]),
    )
    expect(queries.getQueryData(contentKeys.footer)).toMatchObject({
      footer: { newsletterTitle: 'Refreshed' },
    })
    await queries.fetchQuery(pageQuery('banks'))
    expect(calls.filter((call) => call.startsWith('/api/navigation'))).toHaveLength(1)
    for (const stop of stops) stop()
  })
})

describe('a link under the pointer', () => {
  const careers = {
    ...rawPage('careers', [{ __component: 'blocks.job-list', title: 'Jobs' }]),
  }

  it('prefetches the page, and the jobs if the page needs them', async () => {
    const { queries, calls } = connected({
      '/api/pages': { data: [careers] },
      '/api/jobs': { data: [rawJob('tester')] },
    })
    await prefetchPath(queries, 'careers')
    expect(calls).toEqual([
      '/api/pages?filters[slug][$eq]=careers&populate=deep',
      '/api/jobs?populate=*&sort=order%3Aasc',
    ])
    await prefetchPath(queries, 'careers')
    expect(calls).toHaveLength(2)
  })

  it("prefetches the job for a job's path, and the page for any other", async () => {
    const { queries, calls } = connected({})
    await prefetchPath(queries, 'careers/tester')
    expect(calls[0]).toBe('/api/jobs?filters[slug][$eq]=tester&populate=*')
    expect(jobAt(queries, 'careers/apply')).toBeNull()
    expect(jobAt(queries, 'news')).toBeNull()
    expect(jobAt(queries, 'careers/culture')).toBe('culture')
    const culture = { ...pages[0]!, slug: 'careers/culture' }
    hydrateContent(queries, pageData({ page: culture }))
    expect(jobAt(queries, 'careers/culture')).toBeNull()
  })
})
