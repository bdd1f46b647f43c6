import { entryVersion } from '@app/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { stamps } from '../../src/cms/testing/strapi-samples'
import { contentReader } from './content-reader'
import type { ContentService } from './content-service'
import { builtInSnapshot, type Snapshot } from './snapshot'

type Raw = {
  documentId: string
  id: number
  updatedAt: string
  slug?: string
  [name: string]: unknown
}

const rawPage = (slug: string, id: number, more: object = {}): Raw => ({
  ...stamps,
  documentId: `doc${slug}`,
  id,
  slug,
  title: `Version ${id}`,
  aliases: [],
  seo: null,
  Content: [],
  related: [],
  ...more,
})

const hero = (url: string) => ({
  __component: 'blocks.hero',
  title: 'A',
  image: { id: 1, name: 'a.png', alternativeText: 'A', url, mime: 'image/png', formats: {} },
})

const first: Snapshot = {
  ...builtInSnapshot,
  pages: builtInSnapshot.pages.filter(({ slug }) => ['home', 'news'].includes(slug)),
}

let messages: string[] = []
beforeEach(() => void (messages = []))

/** A cms with these pages, which counts what is read of it; what is in `late` it lists, but still answers as before. */
function cmsWith(pages: Raw[]) {
  const cms = {
    pages,
    files: [] as string[],
    epoch: 'one',
    late: new Map<string, Raw>(),
    read: [] as string[],
  }
  const service = {
    revision: async () => 'b',
    versions: async () => ({
      epoch: cms.epoch,
      entries: { pages: cms.pages.map((page) => [page.documentId, entryVersion(page)]) },
      files: cms.files,
    }),
    entries: async (_collection: string, ids: string[]) => {
      cms.read.push(...ids)
      return ids.flatMap(
        (id) => cms.late.get(id) ?? cms.pages.filter((page) => page.documentId === id),
      )
    },
    single: async () => undefined,
    menu: async () => [],
  } as unknown as ContentService
  const reader = contentReader(service, first, (message) => messages.push(message))
  let snapshot = first
  const next = async () => {
    cms.read = []
    snapshot = await reader(snapshot)
    return snapshot
  }
  return { cms, next }
}

const titles = ({ pages }: Snapshot) => pages.map(({ title }) => title)

describe('content is read', () => {
  it('in full at first, then as far as it has another version', async () => {
    const { cms, next } = cmsWith([rawPage('home', 1), rawPage('news', 2)])
    const before = await next()
    expect(cms.read).toEqual(['dochome', 'docnews'])
    const again = await next()
    expect(cms.read).toEqual([])
    // By that, a page that is rendered is known to be up to date.
    for (const part of ['pages', 'jobs', 'menu', 'footer', 'site', 'translations'] as const)
      expect(again[part]).toBe(before[part])
    cms.pages = [rawPage('home', 1), rawPage('news', 3), rawPage('fresh', 4)]
    const after = await next()
    expect(cms.read).toEqual(['docnews', 'docfresh'])
    expect(titles(after)).toEqual(['Version 1', 'Version 3', 'Version 4'])
    expect(after.pages[0]).toBe(before.pages[0])
    cms.pages = [rawPage('fresh', 4)]
    expect(titles(await next())).toEqual(['Version 4'])
    expect(cms.read).toEqual([])
  })

  it('again if it was saved, or a page that it leads to was published', async () => {
    const related = (id: number) => [{ id, documentId: 'other', slug: 'other', title: 'Other' }]
    const { cms, next } = cmsWith([rawPage('home', 1, { related: related(7) })])
    await next()
    cms.pages = [rawPage('home', 1, { related: related(8) })]
    await next()
    expect(cms.read).toEqual(['dochome'])
    cms.pages = [rawPage('home', 1, { related: related(8), updatedAt: '2026-05-01T00:00:00.000Z' })]
    expect((await next()).changed['/']).toBe('2026-05-01T00:00:00.000Z')
    expect(cms.read).toEqual(['dochome'])
  })

  it('again if a file in it was replaced or deleted', async () => {
    const { cms, next } = cmsWith([
      rawPage('home', 1, { Content: [hero('/uploads/a.png?v=0')] }),
      rawPage('news', 2),
    ])
    cms.files = ['/uploads/a.png?v=0', '/uploads/b.png?v=0']
    await next()
    cms.files = ['/uploads/a.png?v=0']
    await next()
    expect(cms.read).toEqual([])
    cms.files = ['/uploads/a.png?v=2']
    cms.pages = [rawPage('home', 1, { Content: [hero('/uploads/a.png?v=2')] }), rawPage('news', 2)]
    await next()
    expect(cms.read).toEqual(['dochome'])
  })

  it('in full once a cms has started, which may be a newer one', async () => {
    const { cms, next } = cmsWith([rawPage('home', 1)])
    const before = await next()
    cms.epoch = 'two'
    const after = await next()
    expect(cms.read).toEqual(['dochome'])
    expect(after.pages).toBe(before.pages)
  })

  it('once more from a cms that has not noticed yet what another one has written', async () => {
    const { cms, next } = cmsWith([rawPage('home', 1)])
    await next()
    cms.pages = [rawPage('home', 2)]
    cms.late.set('dochome', rawPage('home', 1))
    setTimeout(() => cms.late.clear(), 50)
    expect(titles(await next())).toEqual(['Version 2'])
    expect(cms.read).toEqual(['dochome', 'dochome'])
  })

  it('once if it is published while it is read: the next revision tells of that', async () => {
    const { cms, next } = cmsWith([rawPage('home', 1)])
    await next()
    cms.pages = [rawPage('home', 2)]
    cms.late.set('dochome', rawPage('home', 3))
    expect(titles(await next())).toEqual(['Version 3'])
    expect(cms.read).toEqual(['dochome'])
  })
})

it('what does not parse is logged and keeps its last good version', async () => {
  const broken = (slug: string, id: number) => rawPage(slug, id, { title: 7 })
  const { cms, next } = cmsWith([broken('news', 1), broken('unknown', 2), rawPage('good', 3)])
  const known = first.pages.find(({ slug }) => slug === 'news')?.title
  expect(titles(await next())).toEqual([known, 'Version 3'])
  expect(messages.map((message) => message.split(':')[0])).toEqual([
    'page news',
    'page unknown',
    'footer',
    'site settings',
  ])
  cms.pages = [broken('good', 4)]
  const { pages, footer, site } = await next()
  expect(pages.map(({ title }) => title)).toEqual(['Version 3'])
  expect({ footer, site }).toEqual({ footer: first.footer, site: first.site })
})
