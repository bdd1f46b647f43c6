import { randomBytes } from 'node:crypto'
import { type Page, pathOfSlug } from '@app/contract'
import { describe, expect, it, vi } from 'vitest'
import { builtInSnapshot, type Snapshot } from '../content/snapshot'
import { PageStore } from './page-store'
import type { Screen } from './resolve'

const page = (slug: string, aliases: string[] = []): Page => ({
  slug,
  title: slug,
  aliases: aliases.map((path) => ({ path })),
  Content: [],
  related: [],
})

const snapshot = (revision: string, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...builtInSnapshot,
  jobs: [],
  redirects: [],
  pages: ['home', 'news', 'banks', '404'].map((slug) => page(slug)),
  revision,
  ...changes,
})

/** A store whose pages name their revision; a path can be made to fail, and the first revision to be slow. */
function storeOf(first: Snapshot, padding = '') {
  const broken = new Set<string>()
  const failures: string[] = []
  const rendered: string[] = []
  const store = new PageStore(
    first,
    ({ revision }, { kind, path }: Screen) => {
      rendered.push(path)
      if (broken.has(path)) throw new Error('Broken on purpose')
      const status = kind === 'not-found' ? 404 : 200
      const end = revision === first.revision ? padding : ''
      return { status, html: `${path} of ${revision}${end}`, policy: '' }
    },
    (path) => failures.push(path),
  )
  const read = async (path: string) => {
    const found = await store.find(path)
    if (found.kind === 'redirect') return `to ${found.to}`
    return `${found.page.status} ${found.page.bodies.identity.toString()}`
  }
  return { store, read, broken, failures, rendered }
}

describe('the page store', () => {
  it('renders a page once for concurrent requests', async () => {
    const { read, rendered } = storeOf(snapshot('a'))
    const found = await Promise.all(Array.from({ length: 5 }, () => read('/news')))
    expect(new Set(found)).toEqual(new Set(['200 /news of a']))
    expect(rendered).toEqual(['/news'])
  })

  it('has every page of new content, and the one for unknown paths', async () => {
    const { store, read, rendered } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    expect(rendered.toSorted()).toEqual(['/', '/404', '/banks', '/news', '/search'])
    expect(await read('/news')).toBe('200 /news of b')
    expect(await read('/nothing')).toBe('404 /404 of b')
    expect(rendered).toHaveLength(5)
  })

  it('shows new content on a page that is asked for before its turn, and renders it once', async () => {
    const { store, read, rendered } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    rendered.length = 0
    const done = store.replace(snapshot('c'))
    for (const path of ['/banks', '/nothing']) expect(await read(path)).toMatch(/of c$/)
    await done
    expect(rendered.toSorted()).toEqual(['/', '/404', '/banks', '/news', '/search'])
  })

  it('renders again only what is made of something that changed', async () => {
    const before = snapshot('a')
    const { store, read, rendered } = storeOf(before)
    await store.replace({ ...before, revision: 'b', source: 'cms' })
    const rerendered = async (next: Snapshot) => {
      rendered.length = 0
      await store.replace(next)
      return rendered.toSorted()
    }
    const { snapshot: now } = store
    const [home, ...others] = now.pages
    expect(await rerendered({ ...now, revision: 'c' })).toEqual([])
    expect(await read('/news')).toBe('200 /news of b')
    // A search finds each page.
    const edited = { ...now, revision: 'd', pages: [{ ...home!, title: 'New' }, ...others] }
    expect(await rerendered(edited)).toEqual(['/', '/search'])
    const all = ['/', '/404', '/banks', '/news', '/search']
    for (const change of [
      { menu: [...now.menu] },
      { footer: null },
      { site: { ...now.site } },
      { source: 'stale' as const },
      { translations: [{ language: 'de' as const, source: '/news', path: '/de/news' }] },
    ])
      expect(await rerendered({ ...store.snapshot, ...change })).toEqual(all)
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, toFake: ['Date'] })
    expect(await rerendered({ ...store.snapshot })).toEqual(all)
    vi.useRealTimers()
  })

  it('discards a slow rendering of old content', async () => {
    const { store, read } = storeOf(snapshot('a'), randomBytes(1_000_000).toString('base64'))
    const slow = read('/news')
    const [older] = [store.replace(snapshot('b')), await store.replace(snapshot('c'))]
    await Promise.all([slow, older])
    for (const path of ['/', '/news', '/banks']) expect(await read(path)).toBe(`200 ${path} of c`)
  })

  it('keeps the last good version of a page that can’t be rendered, and updates all others', async () => {
    const { store, read, broken, failures } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    broken.add('/')
    await store.replace(snapshot('c'))
    for (let visits = 0; visits < 3; visits += 1) expect(await read('/')).toBe('200 / of b')
    expect(failures).toEqual(['/'])
    for (const path of ['/news', '/banks']) expect(await read(path)).toBe(`200 ${path} of c`)
    broken.clear()
    await store.replace(snapshot('d'))
    expect(await read('/')).toBe('200 / of d')
  })

  it('shows new content on every page that is asked for, before all are rendered', async () => {
    const { store, read } = storeOf(snapshot('a'))
    const done = store.replace(snapshot('b', { source: 'cms' }))
    expect(await read('/news')).toBe('200 /news of b')
    const newer = store.replace(snapshot('c', { source: 'stale' }))
    await done
    expect(store.snapshot.source).toBe('stale')
    expect(await read('/banks')).toBe('200 /banks of c')
    await newer
  })

  it('drops a page that was unpublished', async () => {
    const { store, read } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    await store.replace(snapshot('c', { pages: [page('home')] }))
    expect(await read('/news')).toBe('404 /404 of c')
  })

  it.each([
    ['an alias', { pages: [page('news', ['/404'])] }, '200 /404 of b'],
    ['a redirect', { redirects: [{ from: '/404', to: '/' }] }, 'to /'],
  ])('responds with 404 to unknown paths even with %s at /404', async (_, changes, there) => {
    const { store, read } = storeOf(snapshot('a'))
    await store.replace(snapshot('b', changes))
    expect(await read('/404')).toBe(there)
    expect(await read('/nothing')).toBe('404 /404 of b')
  })

  it('recompresses pages without changing their text', async () => {
    const { store, read } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    await store.recompress()
    expect(await read(pathOfSlug('news'))).toBe('200 /news of b')
  })

  it('has a home page even if none is published', async () => {
    const { store, read } = storeOf(snapshot('a', { pages: [page('news')] }))
    expect(await read('/')).toBe('200 / of a')
    await store.replace(
      snapshot('b', { redirects: [{ from: '/', to: '/news' }], pages: [page('news')] }),
    )
    expect(await read('/')).toBe('to /news')
  })

  it('fills half of its memory ahead, with edited and often read pages first, and the rest when they are read', async () => {
    const slugs = Array.from({ length: 60 }, (_, at) => `page-${at}`)
    const filling = randomBytes(1_000).toString('base64')
    const rendered: string[] = []
    const of = (revision: string, changed: Record<string, string>, pages: Page[]) =>
      snapshot(revision, { pages, changed })
    const all = () => slugs.map((slug) => page(slug))
    const store = new PageStore(
      of('a', {}, all()),
      ({ revision }, { path }) => {
        rendered.push(path)
        return { status: 200, html: `${path} of ${revision} ${filling}`, policy: '' }
      },
      () => undefined,
      100_000,
    )
    const renderedBy = async (next: Snapshot) => {
      rendered.length = 0
      await store.replace(next)
      return [...rendered]
    }
    for (let reads = 0; reads < 3; reads += 1) await store.find('/page-50')
    const ahead = await renderedBy(of('b', {}, all()))
    expect(ahead[0]).toBe('/page-50')
    expect(ahead.length).toBeGreaterThan(5)
    expect(ahead.length).toBeLessThan(20)
    const { pages } = store.snapshot
    const edited = pages.with(58, page('page-58'))
    expect(await renderedBy(of('c', { '/page-58': 'today' }, edited))).toEqual(['/page-58'])
    const found = await store.find('/page-40')
    expect(found.kind === 'page' && found.page.bodies.identity.toString()).toContain(
      '/page-40 of c',
    )
    expect((await renderedBy(of('d', { '/page-58': 'today' }, all())))[0]).toBe('/page-50')
  })

  it('stays within its memory limit, whatever the content', async () => {
    const large = randomBytes(1_000).toString('base64')
    const pages = Array.from({ length: 60 }, (_, at) => page(`page-${at}`))
    const store = new PageStore(
      snapshot('a', { pages }),
      (_snapshot, { path }) => ({ status: 200, html: path + large, policy: '' }),
      () => undefined,
      50_000,
    )
    await store.replace(snapshot('b', { pages }))
    expect(store.bytes).toBeGreaterThan(10_000)
    expect(store.bytes).toBeLessThanOrEqual(50_000)
    const last = await store.find('/page-59')
    expect(
      last.kind === 'page' && last.page.bodies.identity.toString().startsWith('/page-59'),
    ).toBe(true)
  })

  it('refuses an oversized page, and keeps its last good version', async () => {
    let html = 'small'
    const errors: unknown[] = []
    const store = new PageStore(
      snapshot('a'),
      () => ({ status: 200, html, policy: '' }),
      (_path, error) => errors.push(error),
    )
    await store.find('/news')
    html = 'x'.repeat(3_000_000)
    await store.replace(snapshot('b'))
    const found = await store.find('/news')
    expect(found.kind === 'page' && found.page.bodies.identity.toString()).toBe('small')
    expect(String(errors[0])).toContain('more than')
  })
})
