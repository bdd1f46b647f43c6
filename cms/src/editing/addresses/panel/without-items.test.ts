import { expect, it } from 'vitest'
import type { MenuItem } from '../../shared/menu'
import { withoutItems } from './without-items'

const item = (line: string): MenuItem => {
  const [level = '', title = ''] = line.split(' ')
  return {
    documentId: title,
    level: Number(level),
    title,
    kind: 'page',
    page: null,
    address: '',
    icon: null,
    reason: '',
  }
}

it('items are left out, and what was below them moves up', () => {
  const menu = ['1 a', '2 b', '3 c', '2 d', '1 e', '2 f', '3 g', '1 h'].map(item)
  const left = withoutItems(menu, new Set(['b', 'e', 'f']))
  expect(left.map(({ level, title }) => `${level} ${title}`)).toEqual([
    '1 a',
    '2 c',
    '2 d',
    '1 g',
    '1 h',
  ])
})
