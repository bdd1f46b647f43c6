import { describe, expect, it } from 'vitest'
import type { Destination } from '../../shared/destination'
import type { MenuItem } from '../../shared/menu'
import { added, moveRow, positionOf, step, toRows, visibleBranches, without } from './rows'

/** "1 Projects, 2 Partners" */
const rowsOf = (outline: string) =>
  toRows(
    outline.split(', ').map((line): MenuItem => {
      const [level = '', title = ''] = line.split(' ')
      return {
        documentId: title,
        level: Number(level),
        title,
        kind: 'heading',
        page: null,
        address: '',
        icon: null,
        reason: '',
      }
    }),
  )
const outlineOf = (rows: { level: number; title: string }[] | undefined) =>
  rows?.map(({ level, title }) => `${level} ${title}`).join(', ')

const menu = rowsOf('1 a, 2 b, 3 c, 2 d, 1 e, 1 f')

describe('an item of the menu', () => {
  it.each([
    ['e', 'up', '1 e, 1 a, 2 b, 3 c, 2 d, 1 f'],
    ['a', 'down', '1 e, 1 a, 2 b, 3 c, 2 d, 1 f'],
    ['b', 'down', '1 a, 2 d, 2 b, 3 c, 1 e, 1 f'],
    ['d', 'up', '1 a, 2 d, 2 b, 3 c, 1 e, 1 f'],
    ['e', 'in', '1 a, 2 b, 3 c, 2 d, 2 e, 1 f'],
    ['d', 'in', '1 a, 2 b, 3 c, 3 d, 1 e, 1 f'],
    ['b', 'out', '1 a, 2 d, 1 b, 2 c, 1 e, 1 f'],
    ['c', 'out', '1 a, 2 b, 2 c, 2 d, 1 e, 1 f'],
  ] as const)('%s moves %s with all below it', (title, direction, outline) => {
    const at = menu.findIndex((row) => row.title === title)
    expect(outlineOf(step(menu, at, direction))).toBe(outline)
  })

  it.each([
    ['a', 'up'],
    ['b', 'up'],
    ['f', 'down'],
    ['d', 'down'],
    ['a', 'in'],
    ['b', 'in'],
    ['c', 'in'],
    ['a', 'out'],
  ] as const)('%s can’t move %s', (title, direction) => {
    const at = menu.findIndex((row) => row.title === title)
    expect(step(menu, at, direction)).toBeUndefined()
  })

  it('can’t move in if items below it would be on a fourth level', () => {
    const rows = rowsOf('1 a, 1 b, 2 c, 3 d')
    expect(step(rows, 1, 'in')).toBeUndefined()
  })

  it('is placed at the nearest level that is possible there', () => {
    expect(outlineOf(moveRow(menu, 5, 1, 1))).toBe('1 a, 2 f, 2 b, 3 c, 2 d, 1 e')
    expect(outlineOf(moveRow(menu, 5, 3, 3))).toBe('1 a, 2 b, 3 c, 3 f, 2 d, 1 e')
    expect(outlineOf(moveRow(menu, 0, 6, 3))).toBe('1 e, 1 f, 1 a, 2 b, 3 c, 2 d')
  })

  it('is not placed below itself, nor where its branch would be too deep', () => {
    expect(moveRow(menu, 0, 2, 2)).toEqual(menu)
    expect(moveRow(rowsOf('1 a, 2 b, 3 c, 1 d, 2 e'), 3, 2, 3)).toEqual(
      rowsOf('1 a, 2 b, 3 c, 1 d, 2 e'),
    )
  })

  it('is deleted with all below it, and a new one is the last below its parent', () => {
    expect(outlineOf(without(menu, 1))).toBe('1 a, 2 d, 1 e, 1 f')
    const [row] = rowsOf('1 new')
    if (!row) throw new Error('no row')
    expect(outlineOf(added(menu, 0, row))).toBe('1 a, 2 b, 3 c, 2 d, 2 new, 1 e, 1 f')
    expect(outlineOf(added(menu, undefined, row))?.endsWith('1 f, 1 new')).toBe(true)
  })

  it('is told with its place among those beside it', () => {
    expect(positionOf(menu, 3)).toBe('“d” is item 2 of 2 on level 2.')
    expect(positionOf(menu, 4)).toBe('“e” is item 2 of 3 on level 1.')
  })
})

it('visitors see no item without a live page or an address, unless one is below it', () => {
  const page = (row: (typeof menu)[number], id: string) => ({
    ...row,
    kind: 'page' as const,
    page: id,
  })
  const [a, b, c, d, e, f] = menu
  if (!a || !b || !c || !d || !e || !f) throw new Error('no rows')
  const target = (documentId: string, title: string, isLive: boolean): Destination => ({
    kind: 'page',
    documentId,
    title,
    address: `/${documentId}`,
    isLive,
  })
  const pages = new Map([
    ['live', target('live', 'Live', true)],
    ['draft', target('draft', 'Draft', false)],
  ])
  const rows = [
    page(a, 'draft'),
    page(b, 'live'),
    page(c, 'draft'),
    d,
    page(e, 'gone'),
    { ...f, address: 'https://f.example' },
  ]
  const titles = (branches: ReturnType<typeof visibleBranches>): unknown[] =>
    branches.map(({ row, href, items }) => [row.title, href, ...titles(items)])
  expect(titles(visibleBranches(rows, pages))).toEqual([
    ['a', undefined, ['b', '/live']],
    ['f', 'https://f.example'],
  ])
})
