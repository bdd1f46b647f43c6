import { expect, it } from 'vitest'
import { copyOf, nameOf } from './sections'

const picture = { id: 7, mime: 'image/png', url: '/uploads/a.png' }

it('a copied section has new components and the same images', () => {
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

it('a section is named after its heading, or after its block', () => {
  expect(nameOf({ __component: 'blocks.hero', title: 'Pay' })).toBe('Pay')
  expect(nameOf({ __component: 'blocks.call-to-action', title: '' })).toBe('call to action')
})
