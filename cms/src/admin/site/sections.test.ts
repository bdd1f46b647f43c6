import { expect, it } from 'vitest'
import { copyOf } from './sections'

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
