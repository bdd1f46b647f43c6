import { expect, it } from 'vitest'
import { stamps } from '../../src/cms/testing/strapi-samples'
import type { ContentService } from './content-service'
import { fetchNewest } from './fetch-snapshot'
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
