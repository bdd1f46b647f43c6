import { footer, jobs, pages } from '@app/seed'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../browser/testing/memory-store'
import {
  type Answers,
  fakeService,
  rawFooter,
  rawItem,
  rawJob,
  rawPage,
  unreachable,
} from '../cms/testing/fake-service'
import { jobAt } from './content-at'
import { createContentQueries } from './content-queries'
import { contentKeys, ContentStore } from './content-store'
import { cacheLayout, hydrateContent } from './hydrate-content'
import type { PageData } from './page-data'
import { pageData } from './testing/page-data'

function connected(answers: Answers, data?: PageData, cache = memoryStore()) {
  const service = fakeService(answers, cache)
  const store = new ContentStore()
  if (data) {
    hydrateContent(store, data)
    cacheLayout(data, cache)
  }
  const queries = createContentQueries(store, service.load)
  return {
    ...service,
    store,
    queries,
    cache,
    pageAt: async (slug: string) => {
      await queries.prefetch(slug)
      return store.get(contentKeys.page(slug))
    },
    jobAt: async (slug: string) => {
      await queries.prefetch(`careers/${slug}`)
      return store.get(contentKeys.job(slug))
    },
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a page on a later navigation', () => {
  it('comes from the content service', async () => {
    const { pageAt, calls } = connected({ '/api/pages': { data: [rawPage('news')] } })
    expect(await pageAt('news')).toMatchObject({
      entry: { title: 'Title of news' },
      source: 'cms',
    })
    expect(calls).toContain('/api/pages?filters[slug][$eq]=news&populate=deep')
  })

  it('is missing when the service has none, even if there is a built-in one', async () => {
    const { pageAt } = connected({ '/api/pages': { data: [] } })
    expect(await pageAt('news')).toEqual({ entry: null, source: 'cms' })
  })

  it('is the built-in home when the service has none', async () => {
    const { pageAt } = connected({ '/api/pages': { data: [] } })
    expect(await pageAt('home')).toMatchObject({ entry: { slug: 'home' }, source: 'built-in' })
  })

  it('is the built-in one when the service fails', async () => {
    const { pageAt } = connected({ '/api/': unreachable })
    const news = pages.find(({ slug }) => slug === 'news')
    expect(await pageAt('news')).toEqual({ entry: news, source: 'built-in' })
  })

  it("is the built-in one when the client's code does not load", async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const store = new ContentStore()
    const load = () => Promise.reject(new Error('no safe default exists'))
    await createContentQueries(store, load).prefetch('news')
    expect(store.get(contentKeys.page('news'))).toMatchObject({ source: 'built-in' })
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no safe default exists'))
  })

  it('is fetched again once it is stale, and kept when that fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { pageAt, answers, calls } = connected({ '/api/pages': { data: [rawPage('news')] } })
    const before = await pageAt('news')
    answers['/api/pages'] = unreachable
    const pageCalls = () => calls.filter((call) => call.startsWith('/api/pages?filters'))
    expect(await pageAt('news')).toBe(before)
    expect(pageCalls()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 31_000)
    expect(await pageAt('news')).toEqual(before)
    expect(pageCalls()).toHaveLength(2)
  })

  it('stays missing after one retry when there is no built-in one either', async () => {
    vi.useFakeTimers()
    const { pageAt, calls } = connected({ '/api/': unreachable })
    const found = pageAt('new-page')
    await vi.runAllTimersAsync()
    expect(await found).toBeUndefined()
    expect(calls.filter((call) => call.includes('new-page'))).toHaveLength(2)
  })
})

describe('jobs on a later navigation', () => {
  it('come from the content service, or else are the built-in ones', async () => {
    const one = connected({ '/api/jobs': { data: [rawJob('tester')] } })
    expect(await one.jobAt('tester')).toMatchObject({ source: 'cms' })
    expect(one.store.get(contentKeys.jobs)).toMatchObject([{ title: 'Title of tester' }])
    const other = connected({ '/api/': unreachable })
    expect(await other.jobAt('tester')).toMatchObject({
      entry: { title: 'Tester' },
      source: 'built-in',
    })
    expect(other.store.get(contentKeys.jobs)).toEqual(jobs)
  })
})

describe("the server's content", () => {
  const news = pages.find(({ slug }) => slug === 'news')

  it('is not fetched while it is fresh, at every alias of the page', async () => {
    const { pageAt, queries, calls } = connected({}, pageData({ page: news!, jobs }))
    for (const slug of ['news', 'beamnews', 'beam-news', 'beam-news-static'])
      expect(await pageAt(slug)).toEqual({ entry: news, source: 'cms' })
    await queries.prefetchLayout()
    expect(calls).toEqual([])
  })

  it('records which slug is missing', async () => {
    const { pageAt } = connected({}, pageData({ missing: 'nothing', source: 'stale' }))
    expect(await pageAt('nothing')).toEqual({ entry: null, source: 'stale' })
  })

  it.each(['cms', 'stale'] as const)('with the source %s fills the session cache', (source) => {
    const cache = memoryStore({ strapi_navigation: 'invalid' })
    connected({}, pageData({ source }), cache)
    expect(JSON.parse(cache.entries['strapi_navigation'] ?? '')).toMatchObject({
      content: [{ title: 'From the server' }],
    })
    expect(JSON.parse(cache.entries['strapi_footer'] ?? '')).toMatchObject({ content: footer })
  })

  it('is replaced by the session cache when it is only the built-in content', async () => {
    const earlier = memoryStore()
    connected({}, pageData({ source: 'cms' }), earlier)
    const data = pageData({ source: 'built-in', menu: [] })
    const { store, queries } = connected({ '/api/': unreachable }, data, earlier)
    expect(store.get(contentKeys.menu)).toEqual([])
    expect(store.get(contentKeys.footer)).toEqual({ footer, state: 'failed' })
    await queries.prefetchLayout()
    expect(store.get(contentKeys.menu)).toMatchObject([{ title: 'From the server' }])
    expect(store.get(contentKeys.footer)).toMatchObject({ state: 'loaded' })
  })
})

describe('menu and footer', () => {
  it('are the built-in ones when there is no other source', async () => {
    const { store, queries } = connected({ '/api/': unreachable })
    await queries.prefetchLayout()
    expect(store.get(contentKeys.menu)).toContainEqual(
      expect.objectContaining({ title: 'Projects' }),
    )
    expect(store.get(contentKeys.footer)).toEqual({ footer, state: 'failed' })
  })

  it('are fetched when the server sent only the built-in ones', async () => {
    const answers = { '/api/navigation': [rawItem('Fresh')] }
    const { store, queries, calls } = connected(answers, pageData({ source: 'built-in', menu: [] }))
    await queries.prefetchLayout()
    expect(store.get(contentKeys.menu)).toMatchObject([{ title: 'Fresh' }])
    expect(calls).toContain('/api/footer?populate=*')
  })

  it('are refreshed on navigation, at most once a minute', async () => {
    const answers = {
      '/api/navigation': [rawItem('Refreshed')],
      '/api/footer': { data: rawFooter('Refreshed') },
      '/api/pages': { data: [rawPage('news')] },
    }
    const { pageAt, store, calls } = connected(answers, pageData({}))
    expect(calls).toEqual([])
    await pageAt('news')
    await expect.poll(() => store.get(contentKeys.menu)).toMatchObject([{ title: 'Refreshed' }])
    await expect
      .poll(() => store.get(contentKeys.footer))
      .toMatchObject({ footer: { newsletterTitle: 'Refreshed' } })
    await pageAt('banks')
    expect(calls.filter((call) => call.startsWith('/api/navigation'))).toHaveLength(1)
  })
})

describe('a link under the pointer', () => {
  const careers = {
    ...rawPage('careers', [{ __component: 'blocks.job-list', title: 'Jobs' }]),
  }
  const contentCalls = (calls: string[]) => calls.filter((call) => /pages|jobs/.test(call))

  it('prefetches the page, and the jobs if the page needs them', async () => {
    const { queries, calls } = connected({
      '/api/pages': { data: [careers] },
      '/api/jobs': { data: [rawJob('tester')] },
      '/api/navigation': [rawItem('Menu')],
    })
    await queries.prefetch('careers')
    expect(contentCalls(calls)).toEqual([
      '/api/pages?filters[slug][$eq]=careers&populate=deep',
      '/api/jobs?populate=*&sort=order%3Aasc',
    ])
    await queries.prefetch('careers')
    expect(contentCalls(calls)).toHaveLength(2)
  })

  it("prefetches the job for a job's path, and the page for any other", async () => {
    const { queries, store, calls } = connected({})
    await queries.prefetch('careers/tester')
    expect(calls[0]).toBe('/api/jobs?filters[slug][$eq]=tester&populate=*')
    expect(jobAt(store, 'careers/apply')).toBeNull()
    expect(jobAt(store, 'news')).toBeNull()
    expect(jobAt(store, 'careers/culture')).toBe('culture')
    const culture = { ...pages[0]!, slug: 'careers/culture' }
    hydrateContent(store, pageData({ page: culture }))
    expect(jobAt(store, 'careers/culture')).toBeNull()
  })
})
