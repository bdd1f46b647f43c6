import { expect, it } from 'vitest'
import { copyOf, nameOf } from './sections'

const picture = { id: 7, mime: 'image/png', url: '/uploads/a.png' }

it('a copied section has parts of its own and the same pictures', () => {
  const section = {
    __component: 'blocks.cards',
    id: 3,
    title: 'Three cards',
    cards: [{ id: 4, title: 'One', image: picture, link: { id: 5, url: '/news' } }],
    image: null,
  }
  expect(copyOf(section)).toEqual({
    __component: 'blocks.cards',
    title: 'Three cards',
    cards: [{ title: 'One', image: picture, link: { url: '/news' } }],
    image: null,
  })
})

it('a section goes by its heading, or by its kind', () => {
  expect(nameOf({ __component: 'blocks.hero', title: 'Pay' })).toBe('Pay')
  expect(nameOf({ __component: 'blocks.call-to-action', title: '' })).toBe('call to action')
})
