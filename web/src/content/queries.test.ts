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

function drawn<T>(use: () => T, data?: PageData) {
  const { load, calls } = fakeService({})
  const queries = new QueryClient()
  connectContent(queries, load)
  if (data) hydrateContent(queries, data)
  const seen: T[] = []
  const Screen = () => {
    seen.push(use())
    return null
  }
  renderToString(element(QueryClientProvider, { client: queries }, element(Screen)))
  return { seen: seen[0], calls }
}

const all = (slug: string) => () => ({
  page: usePage(slug),
  job: useJob('tester'),
  jobs: useJobs(true),
  menu: useMenu(),
  footer: useFooter(),
  site: useSite(),
})

it('shows on the server what the server has, and asks for nothing', () => {
  const data = pageData({ page: news, jobs, job: jobs.find(({ slug }) => slug === 'tester')! })
  const { seen, calls } = drawn(all('beamnews'), data)
  expect(seen).toMatchObject({
    page: { page: { slug: 'news' }, state: 'loaded', source: 'cms' },
    job: { job: { title: 'Tester' }, state: 'loaded' },
    jobs: { jobs, state: 'loaded' },
    menu: [{ title: 'From the server', href: '/news' }],
    footer: { footer, state: 'loaded' },
    site,
  })
  expect(calls).toEqual([])
})

it('tells what is missing from what is still to come', () => {
  const data = pageData({ missing: 'nothing' })
  expect(drawn(() => usePage('nothing').state, data).seen).toBe('missing')
  const { seen, calls } = drawn(all('news'), data)
  expect(seen?.page).toMatchObject({ page: null, state: 'loading' })
  expect(seen?.jobs).toEqual({ jobs: [], state: 'loading' })
  expect(calls).toEqual([])
})

it('says that the footer is still loading, or could not be loaded', () => {
  expect(drawn(useFooter).seen).toEqual({ footer: null, state: 'loading' })
  expect(drawn(useFooter, pageData({ footer: null })).seen).toEqual({
    footer: null,
    state: 'failed',
  })
})

it('wants the settings before anything is drawn', () => {
  expect(() => drawn(useSite)).toThrow('hydrateContent comes first')
})
