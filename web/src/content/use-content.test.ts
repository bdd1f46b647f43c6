import { footer, jobs, pages, site } from '@app/seed'
import { createElement as element } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentStore } from './content-store'
import { hydrateContent } from './hydrate-content'
import type { PageData } from './page-data'
import { pageData } from './testing/page-data'
import {
  ContentProvider,
  useFooter,
  useJob,
  useJobs,
  useMenu,
  usePage,
  useSite,
} from './use-content'

const news = pages.find(({ slug }) => slug === 'news')!

function rendered<T>(use: () => T, data?: PageData) {
  const store = new ContentStore()
  if (data) hydrateContent(store, data)
  const results: T[] = []
  const Screen = () => {
    results.push(use())
    return null
  }
  renderToString(element(ContentProvider, { value: store }, element(Screen)))
  return results[0]
}

const all = (slug: string) => () => ({
  page: usePage(slug),
  job: useJob('tester'),
  jobs: useJobs(),
  menu: useMenu(),
  footer: useFooter(),
  site: useSite(),
})

it('renders what the server sent', () => {
  const data = pageData({ page: news, jobs, job: jobs.find(({ slug }) => slug === 'tester')! })
  expect(rendered(all('beamnews'), data)).toMatchObject({
    page: { page: { slug: 'news' }, source: 'cms' },
    job: { job: { title: 'Tester' } },
    jobs,
    menu: [{ title: 'From the server', href: '/news' }],
    footer: { footer, state: 'loaded' },
    site,
  })
})

it('has no entry while it is missing or loading', () => {
  const data = pageData({ missing: 'nothing' })
  expect(rendered(() => usePage('nothing'), data)).toEqual({ page: null, source: 'cms' })
  const result = rendered(all('news'), data)
  expect(result?.page).toEqual({ page: null, source: undefined })
  expect(result?.jobs).toEqual([])
})

it('reports that the footer is loading or could not be loaded', () => {
  expect(rendered(useFooter)).toEqual({ footer: null, state: 'loading' })
  expect(rendered(useFooter, pageData({ footer: null }))).toEqual({
    footer: null,
    state: 'failed',
  })
})

it('needs hydrateContent first', () => {
  expect(() => rendered(useSite)).toThrow('call hydrateContent first')
})
