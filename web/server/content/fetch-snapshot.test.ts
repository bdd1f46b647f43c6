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
