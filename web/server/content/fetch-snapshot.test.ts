import { expect, it } from 'vitest'
import { stamps } from '../../src/cms/testing/strapi-samples'
import type { ContentService } from './content-service'
import { fetchNewest, fetchSnapshot } from './fetch-snapshot'
import { builtInSnapshot } from './snapshot'

const rawPage = (slug: string, title: string, updatedAt: string) => ({
  ...stamps,
  slug,
  title,
  updatedAt,
  aliases: [],
  seo: null,
  Content: [],
  related: [],
})

const known = {
  ...builtInSnapshot,
  source: 'cms' as const,
  pages: builtInSnapshot.pages.filter(({ slug }) => ['home', 'news'].includes(slug)),
  changed: { '/': 'before', '/news': 'before' },
}

const serviceWith = (pages: unknown[]) =>
  ({
    newest: async (collection: string) => (collection === 'pages' ? pages : []),
  }) as unknown as ContentService

const newest = (pages: unknown[]) => fetchNewest(serviceWith(pages), known)

it('a page that changed replaces the known one, and a new page is added', async () => {
  const snapshot = await newest([
    rawPage('news', 'Edited', 'now'),
    rawPage('fresh', 'Fresh', 'now'),
    rawPage('home', 'Home', 'before'),
  ])
  expect(snapshot?.pages.map(({ slug }) => slug).toSorted()).toEqual(['fresh', 'home', 'news'])
  expect(snapshot?.pages.find(({ slug }) => slug === 'news')?.title).toBe('Edited')
  expect(snapshot?.changed).toEqual({ '/': 'before', '/news': 'now', '/fresh': 'now' })
  expect(snapshot?.revision).toBe(known.revision)
})

it('what has not changed stays the same object, by which its page is known to be up to date', async () => {
  const pages = [rawPage('home', 'Home', 'before'), rawPage('news', 'News', 'before')]
  const service = (given: unknown[]) =>
    ({
      revision: async () => 'b',
      list: async (collection: string) => (collection === 'pages' ? given : []),
      newest: async (collection: string) => (collection === 'pages' ? given : []),
      single: async () => undefined,
      menu: async () => [],
    }) as unknown as ContentService
  const first = await fetchSnapshot(service(pages), known, () => undefined)
  const again = await fetchSnapshot(service(structuredClone(pages)), first, () => undefined)
  for (const part of ['pages', 'jobs', 'menu', 'footer', 'site', 'translations'] as const)
    expect(again[part]).toBe(first[part])
  const edited = [rawPage('news', 'Edited', 'now'), structuredClone(pages[0])]
  const next = await fetchNewest(service(edited), again)
  const home = ({ slug }: { slug: string }) => slug === 'home'
  expect(next?.pages.find(home)).toBe(first.pages.find(home))
  expect(next?.pages).not.toBe(first.pages)
})

it('there is no newer content if no page or job changed', async () => {
  expect(await newest([rawPage('home', 'Home', 'before')])).toBeUndefined()
})

it('a page that does not parse keeps its last good version', async () => {
  const snapshot = await newest([{ slug: 'news', updatedAt: 'now' }])
  expect(snapshot?.pages).toEqual(known.pages)
})

it('of all content, what does not parse is logged and keeps its last good version', async () => {
  const service = {
    revision: async () => 'b',
    list: async (collection: string) =>
      collection === 'pages' ? [{ slug: 'news' }, { slug: 'unknown' }] : [],
    single: async () => undefined,
    menu: async () => 'no menu',
  } as unknown as ContentService
  const messages: string[] = []
  const snapshot = await fetchSnapshot(service, known, (message) => messages.push(message))
  expect(snapshot.pages).toEqual(known.pages.filter(({ slug }) => slug === 'news'))
  const { menu, footer, site } = known
  expect(snapshot).toMatchObject({ revision: 'b', menu, footer, site })
  expect(messages.map((message) => message.split(':')[0])).toEqual([
    'page news',
    'page unknown',
    'footer',
    'site settings',
    'menu',
  ])
})
