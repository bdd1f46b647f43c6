import { describe, expect, it } from 'vitest'
import { type MenuBranch, type StoredItem, toFlat, toTree } from './tree'

const item = (id: number, given: Partial<StoredItem>): StoredItem => ({
  id,
  documentId: `d${id}`,
  title: `Item ${id}`,
  type: 'INTERNAL',
  path: null,
  externalPath: null,
  uiRouterKey: null,
  menuAttached: true,
  order: 0,
  parentId: null,
  page: { documentId: `p${id}`, slug: `page-${id}`, title: `Page ${id}` },
  audience: [],
  icon: null,
  reason: null,
  ...given,
})

const titles = (branches: MenuBranch[]): unknown[] =>
  branches.map(({ title, items }) => (items.length > 0 ? [title, titles(items)] : title))

describe('the menu', () => {
  it('is sorted by order at each level, a missing one counting as 0', () => {
    const tree = toTree([
      item(1, { order: 2 }),
      item(2, { order: null }),
      item(3, { order: 1, parentId: 1 }),
      item(4, { order: null, parentId: 1 }),
    ])
    expect(titles(tree)).toEqual(['Item 2', ['Item 1', ['Item 4', 'Item 3']]])
  })

  it('omits an item whose page is not published', () => {
    expect(titles(toTree([item(1, {}), item(2, { page: null })]))).toEqual(['Item 1'])
  })

  it('keeps such an item as a heading while it has visible items below it', () => {
    const [heading] = toTree([item(1, { page: null }), item(2, { parentId: 1 })])
    expect(heading).toMatchObject({ type: 'WRAPPER', related: null, items: [{ title: 'Item 2' }] })
  })

  it('omits a group whose items are all gone, unless it is a link itself', () => {
    const lost = (id: number, parentId: number) => item(id, { parentId, page: null })
    const group = (id: number, path: string | null) =>
      item(id, { type: 'WRAPPER', page: null, path })
    const tree = toTree([
      group(1, 'group'),
      lost(2, 1),
      group(3, 'https://a.example'),
      lost(4, 3),
      group(5, null),
    ])
    expect(titles(tree)).toEqual(['Item 3', 'Item 5'])
  })

  it('keeps external links, without a related page', () => {
    const [external] = toTree([item(1, { type: 'EXTERNAL', externalPath: 'https://a.example' })])
    expect(external).toMatchObject({ type: 'EXTERNAL', related: null })
  })

  it('ignores items that are each other’s parents', () => {
    expect(toTree([item(1, { parentId: 2 }), item(2, { parentId: 1 })])).toEqual([])
  })

  it('can be flat, with references to parents', () => {
    const flat = toFlat(toTree([item(1, {}), item(2, { parentId: 1 })]))
    expect(flat.map(({ id, parent }) => [id, parent])).toEqual([
      [1, null],
      [2, { id: 1 }],
    ])
    expect(flat[0]).not.toHaveProperty('items')
  })
})
