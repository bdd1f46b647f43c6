import { footer, jobs, pages, site } from '@beam/seed'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement as element } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { connectContent } from './content-queries'
import { hydrateContent } from './hydrate-content'
import type { PageData } from './page-data'
import { useFooter, useJob, useJobs, useMenu, usePage, useSite } from './queries'
import { fakeService } from '../cms/testing/fake-service'
import { pageData } from './testing/page-data'

const news = pages.find(({ slug }) => slug === 'news')!

function rendered<T>(use: () => T, data?: PageData) {
  const { load, calls } = fakeService({})
  const queries = new QueryClient()
  connectContent(queries, load)
  if (data) hydrateContent(queries, data)
  const results: T[] = []
  const Screen = () => {
    results.push(use())
    return null
  }
  renderToString(element(QueryClientProvider, { client: queries }, element(Screen)))
  return { result: results[0], calls }
}

const all = (slug: string) => () => ({
  page: usePage(slug),
  job: useJob('tester'),
  jobs: useJobs(true),
  menu: useMenu(),
  footer: useFooter(),
  site: useSite(),
})

it('renders on the server what the server has, and makes no calls', () => {
  const data = pageData({ page: news, jobs, job: jobs.find(({ slug }) => slug === 'tester')! })
  const { result, calls } = rendered(all('beamnews'), data)
  expect(result).toMatchObject({
    page: { page: { slug: 'news' }, source: 'cms' },
    job: { job: { title: 'Tester' } },
    jobs,
    menu: [{ title: 'From the server', href: '/news' }],
    footer: { footer, state: 'loaded' },
    site,
  })
  expect(calls).toEqual([])
})

it('has no entry while it is missing or loading, and makes no calls on the server', () => {
  const data = pageData({ missing: 'nothing' })
  expect(rendered(() => usePage('nothing'), data).result).toEqual({ page: null, source: 'cms' })
  const { result, calls } = rendered(all('news'), data)
  expect(result?.page).toEqual({ page: null, source: undefined })
  expect(result?.jobs).toEqual([])
  expect(calls).toEqual([])
})

it('reports that the footer is loading or could not be loaded', () => {
  expect(rendered(useFooter).result).toEqual({ footer: null, state: 'loading' })
  expect(rendered(useFooter, pageData({ footer: null })).result).toEqual({
    footer: null,
    state: 'failed',
  })
})

it('needs hydrateContent first', () => {
  expect(() => rendered(useSite)).toThrow('call hydrateContent first')
})
