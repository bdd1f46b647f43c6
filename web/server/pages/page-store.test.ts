import { type Page, pathOfSlug } from '@beam/contract'
import { describe, expect, it } from 'vitest'
import { builtInSnapshot, type Snapshot } from '../content/snapshot'
import { PageStore } from './page-store'
import type { Shown } from './resolve'

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

/** A store whose pages say of which revision they are; a path may be made to fail. */
function storeOf(first: Snapshot) {
  const broken = new Set<string>()
  const told: string[] = []
  const rendered: string[] = []
  const store = new PageStore(
    first,
    ({ revision }, { kind, path }: Shown) => {
      rendered.push(path)
      if (broken.has(path)) throw new Error('Broken on purpose')
      const status = kind === 'not-found' ? 404 : 200
      return { status, html: `${path} of ${revision}`, policy: '' }
    },
    (path) => told.push(path),
  )
  const read = async (path: string) => {
    const answer = await store.answer(path)
    if (answer.kind === 'redirect') return `to ${answer.to}`
    return `${answer.page.status} ${answer.page.bodies.identity.toString()}`
  }
  return { store, read, broken, told, rendered }
}

describe('the store of pages', () => {
  it('renders a page once, however many readers come at the same time', async () => {
    const { read, rendered } = storeOf(snapshot('a'))
    const answers = await Promise.all(Array.from({ length: 5 }, () => read('/news')))
    expect(new Set(answers)).toEqual(new Set(['200 /news of a']))
    expect(rendered).toEqual(['/news'])
  })

  it('has every page of new content, and the one for unknown paths', async () => {
    const { store, read, rendered } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    expect(rendered.toSorted()).toEqual(['/', '/404', '/banks', '/news'])
    expect(await read('/news')).toBe('200 /news of b')
    expect(await read('/nothing')).toBe('404 /404 of b')
    expect(rendered).toHaveLength(4)
  })

  it('keeps nothing of a slow rendering once newer content is there', async () => {
    const { store, read } = storeOf(snapshot('a'))
    const slow = read('/news')
    const [older] = [store.replace(snapshot('b')), await store.replace(snapshot('c'))]
    await Promise.all([slow, older])
    for (const path of ['/', '/news', '/banks']) expect(await read(path)).toBe(`200 ${path} of c`)
  })

  it('keeps the last good form of a page that can not be rendered, and renews all others', async () => {
    const { store, read, broken, told } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    broken.add('/')
    await store.replace(snapshot('c'))
    expect(told).toEqual(['/'])
    expect(await read('/')).toBe('200 / of b')
    for (const path of ['/news', '/banks']) expect(await read(path)).toBe(`200 ${path} of c`)
    broken.clear()
    await store.replace(snapshot('d'))
    expect(await read('/')).toBe('200 / of d')
  })

  it('has no page that was taken away', async () => {
    const { store, read } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    await store.replace(snapshot('c', { pages: [page('home')] }))
    expect(await read('/news')).toBe('404 /404 of c')
  })

  it.each([
    ['an alias', { pages: [page('news', ['/404'])] }, '200 /404 of b'],
    ['a redirect', { redirects: [{ from: '/404', to: '/' }] }, 'to /'],
  ])('says that unknown paths are unknown, %s at /404 or not', async (_, changes, there) => {
    const { store, read } = storeOf(snapshot('a'))
    await store.replace(snapshot('b', changes))
    expect(await read('/404')).toBe(there)
    expect(await read('/nothing')).toBe('404 /404 of b')
  })

  it('presses pages without changing their words', async () => {
    const { store, read } = storeOf(snapshot('a'))
    await store.replace(snapshot('b'))
    await store.press()
    expect(await read(pathOfSlug('news'))).toBe('200 /news of b')
  })
})
