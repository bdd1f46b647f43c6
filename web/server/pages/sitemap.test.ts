import type { Job, Page } from '@app/contract'
import { jobs } from '@app/seed'
import { expect, it } from 'vitest'
import { builtInSnapshot } from '../content/snapshot'
import { PageStore } from './page-store'
import { sitemap } from './sitemap'

const page = (slug: string, more: Partial<Page> = {}): Page => ({
  slug,
  title: slug,
  aliases: [],
  Content: [],
  related: [],
  ...more,
})

const [some] = jobs
const job = (slug: string, more: Partial<Job>): Job => ({ ...(some as Job), slug, ...more })

const pages = [
  page('home'),
  page('news', { aliases: [{ path: '/press' }] }),
  page('thanks', { seo: { noIndex: true } }),
]

function addresses(open: Job[]) {
  const snapshot = { ...builtInSnapshot, pages, jobs: open, redirects: [] }
  const store = new PageStore(
    snapshot,
    () => ({ status: 200, html: '', policy: '' }),
    () => undefined,
  )
  return [...sitemap(store, 'https://wallet.example').matchAll(/<loc>([^<]*)/g)].map(
    ([, one]) => one,
  )
}

it('the sitemap leaves out aliases, pages that are hidden from search engines, and closed jobs', () => {
  const found = addresses([
    job('tester', { closesOn: '2999-12-31' }),
    job('poet', { closesOn: '2020-01-31' }),
  ])
  expect(found).toEqual([
    'https://wallet.example/careers/tester',
    'https://wallet.example/',
    'https://wallet.example/news',
  ])
})
