import { expect, it } from 'vitest'
import type { MenuItem } from '../../shared/menu'
import { menuNote, menuPlacesOf } from './menu-places'

const item = (level: number, title: string, page: string | null = null): MenuItem => ({
  documentId: title,
  level,
  title,
  kind: page === null ? 'heading' : 'page',
  page,
  address: '',
  icon: null,
  reason: '',
})

it('a page that was in the menu is named with the item above it, in each of its places', () => {
  const items = [
    item(1, 'Use'),
    item(2, 'Shops', 'shops'),
    item(1, 'Company'),
    item(2, 'People'),
    item(3, 'About us', 'about'),
    item(2, 'Press', 'press'),
    item(1, 'About', 'about'),
  ]
  expect(menuPlacesOf(items, 'about').map(menuNote)).toEqual([
    'It was in the menu as “About us” under “People”: add it again in Menu.',
    'It was in the menu as “About”: add it again in Menu.',
  ])
  expect(menuPlacesOf(items, 'press')).toEqual([{ title: 'Press', under: 'Company' }])
  expect(menuPlacesOf(items, 'elsewhere')).toEqual([])
})
