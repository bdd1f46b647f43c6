import { brand, type NavigationItem } from '@app/contract'
import { menu as seedMenu } from '@app/seed'
import { describe, expect, it } from 'vitest'
import { fromStrapiNavigation } from '../cms/from-strapi'
import { type MenuNode, menuTree } from './menu'
import { toNavigation } from './to-navigation'

const item = (changes: Partial<NavigationItem>): NavigationItem => ({
  id: 1,
  title: 'Item',
  type: 'INTERNAL',
  related: { slug: 'news' },
  ...changes,
})

const tree = (...items: NavigationItem[]) => menuTree(items, brand.name)

type Outline = { [title: string]: string | Outline }

const outline = (nodes: MenuNode[]): Outline =>
  Object.fromEntries(
    nodes.map(({ title, href, items }) => [
      title,
      items.length > 0 ? outline(items) : (href ?? ''),
    ]),
  )

describe('the built-in menu', () => {
  it("is the specification's fallback menu", () => {
    expect(outline(menuTree(toNavigation(seedMenu), brand.name))).toEqual({
      Projects: {
        'Technology Partners': {
          [`${brand.name} & Banks`]: '/banks',
          'Software Partners': '/software-partners',
        },
      },
      'About Us': '/about-us',
      Careers: '/careers',
      News: '/news',
      Investors: '/technology-partnerships',
      Contacts: '/contacts',
    })
  })
})

describe('the shape of the menu', () => {
  it('follows parent and order, with a missing order as 0', () => {
    const nodes = tree(
      item({ id: 1, title: 'Last', order: 3 }),
      item({ id: 2, title: 'Top', order: 1, type: 'WRAPPER', related: null }),
      item({ id: 3, title: 'Second child', order: 2, parent: { id: 2 } }),
      item({ id: 4, title: 'First child', order: null, parent: { id: 2 } }),
      item({ id: 5, title: 'First' }),
    )
    expect(nodes.map(({ title }) => title)).toEqual(['First', 'Top', 'Last'])
    expect(nodes[1]?.items.map(({ title }) => title)).toEqual(['First child', 'Second child'])
  })

  it('is the same whether it comes as a list or as a tree', () => {
    const child = { id: 2, title: 'Child', type: 'INTERNAL', related: { slug: 'news' } }
    const parent = { id: 1, title: 'Parent', type: 'WRAPPER', path: 'parent', parent: null }
    const flat = fromStrapiNavigation([parent, { ...child, parent: { id: 1 } }])
    const nested = fromStrapiNavigation([{ ...parent, items: [{ ...child, items: [] }] }])
    expect(menuTree(nested, brand.name)).toEqual(menuTree(flat, brand.name))
    expect(outline(menuTree(nested, brand.name))).toEqual({ Parent: { Child: '/news' } })
  })

  it('ends at the third level', () => {
    const nodes = tree(
      item({ id: 1, title: 'one' }),
      item({ id: 2, title: 'two', parent: { id: 1 } }),
      item({ id: 3, title: 'three', parent: { id: 2 } }),
      item({ id: 4, title: 'four', parent: { id: 3 } }),
    )
    expect(outline(nodes)).toEqual({ one: { two: { three: '/news' } } })
  })

  it('leaves out loops, orphans and empty groups', () => {
    const heading = { type: 'WRAPPER', related: null, path: 'heading' } as const
    expect(
      tree(
        item({ id: 1, parent: { id: 1 } }),
        item({ id: 2, parent: { id: 3 } }),
        item({ id: 3, parent: { id: 2 } }),
        item({ id: 4, parent: { id: 99 } }),
        item({ ...heading, id: 5 }),
        item({ ...heading, id: 6, title: 'Two headings' }),
        item({ ...heading, id: 7, parent: { id: 6 } }),
      ),
    ).toEqual([])
  })

  it('keeps an item without a link if it has children', () => {
    const nodes = tree(
      item({ id: 1, title: 'Gone', related: null, path: null }),
      item({ id: 2, title: 'Still here', parent: { id: 1 } }),
    )
    expect(nodes).toMatchObject([{ title: 'Gone', items: [{ href: '/news' }] }])
    expect(nodes[0]).not.toHaveProperty('href')
  })

  it('copes with many items that share an id', () => {
    const same = Array.from({ length: 30 }, () => item({ id: 1 }))
    expect(tree(...same, item({ id: 1, parent: { id: 1 } }))).toHaveLength(30)
  })
})

describe('an internal item', () => {
  it.each([
    ['home', '/'],
    ['news', '/news'],
    ['careers/apply', '/careers/apply'],
    ['investors', '/technology-partnerships'],
    ['forinvestors', '/technology-partnerships'],
    ['Investors', '/technology-partnerships'],
    ['investors-form', '/investors-form'],
    [`${brand.name.toLowerCase()}&banks`, '/banks'],
    [`${brand.name}&Banks`, '/banks'],
    [encodeURIComponent(`${brand.name}&banks`), '/banks'],
    [encodeURIComponent(`${brand.name} & Banks`).toUpperCase(), '/banks'],
    [encodeURIComponent(`${brand.name} & banks`).replaceAll('%20', '+'), '/banks'],
  ])('for the page %s links to %s', (slug, href) => {
    expect(tree(item({ related: { slug } }))).toMatchObject([{ href, isExternal: false }])
    expect(tree(item({ related: null, path: slug }))).toMatchObject([{ href }])
    expect(tree(item({ related: null, path: `/${slug}` }))).toMatchObject([{ href }])
  })

  it.each([
    ['/', '/'],
    ['/investors/', '/technology-partnerships'],
    ['/local-store#installation-packs', '/local-store#installation-packs'],
    ['careers/apply?position=Tester', '/careers/apply?position=Tester'],
    ['preços', '/preços'],
    ['100%', '/100%'],
  ])('without a page turns its path %s into %s', (path, href) => {
    expect(tree(item({ related: null, path }))).toMatchObject([{ href, isExternal: false }])
  })

  it.each([
    '',
    ' ',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/../..//evil.example',
    '/../admin',
    'https://evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'news\n/x',
    '"><script>',
    '\u0000news',
    '\ud800',
  ])('with the address %j is left out', (address) => {
    expect(tree(item({ related: null, path: address }))).toEqual([])
    expect(tree(item({ related: { slug: address }, path: '/news' }))).toEqual([])
  })
})

describe('an external item', () => {
  it.each([
    ['https://blog.example/a?b=c#d', 'https://blog.example/a?b=c#d'],
    ['HTTP://blog.example', 'HTTP://blog.example'],
    ['blog.example', 'https://blog.example'],
    ['www.blog.example/a:b', 'https://www.blog.example/a:b'],
    ['blog.example:8080/x', 'https://blog.example:8080/x'],
    ['//blog.example', 'https://blog.example'],
    [' blog.example ', 'https://blog.example'],
  ])('at %s opens %s in a new tab', (externalPath, href) => {
    const external = item({ type: 'EXTERNAL', related: null, path: '/elsewhere', externalPath })
    expect(tree(external)).toMatchObject([{ href, isExternal: true }])
  })

  it.each([
    '',
    '/news',
    '///',
    '?a',
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\nscript:alert(1)',
    'javascript://x%0aalert(1)',
    'javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'tel:123',
    'https://',
    'https:///x',
    'https://a b.example',
    'https://exa"mple',
    'https://[',
  ])('at %j is left out', (externalPath) => {
    expect(tree(item({ type: 'EXTERNAL', related: null, externalPath }))).toEqual([])
  })
})

describe('a wrapper', () => {
  const wrapper = (path: string | null) => item({ type: 'WRAPPER', related: null, path })
  const child = item({ id: 2, parent: { id: 1 } })

  it.each([null, '', 'projects', '/projects', 'javascript:alert(1)', 'ftp://x.example'])(
    'with the path %j only groups',
    (path) => {
      const [node] = tree(wrapper(path), child)
      expect(node).not.toHaveProperty('href')
      expect(node).toMatchObject({ isExternal: false, items: [{ href: '/news' }] })
    },
  )

  it('opens a web address in a new tab', () => {
    expect(tree(wrapper('https://token.example'))).toMatchObject([
      { href: 'https://token.example', isExternal: true },
    ])
    expect(tree(wrapper('//token.example'), child)).toMatchObject([
      { href: 'https://token.example', isExternal: true, items: [{}] },
    ])
  })
})
