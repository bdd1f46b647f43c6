import { expect, it } from 'vitest'
import { copyOf, deletedFrom } from './sections'

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

it('a section that was deleted is found, with its place', () => {
  const section = (key: string) => ({
    __component: 'blocks.text',
    title: `Section ${key}`,
    __temp_key__: key,
  })
  const [one, two, three] = [section('a0'), section('a1'), section('a2')]
  expect(deletedFrom([one, two, three], [one, three])).toEqual({ section: two, index: 1 })
  expect(deletedFrom([one, two], [one])).toEqual({ section: two, index: 1 })
  expect(deletedFrom([one], [])).toEqual({ section: one, index: 0 })
  expect(deletedFrom([one, two], [two, one])).toBeUndefined()
  expect(deletedFrom([one, two, three], [one])).toBeUndefined()
  // Another page whose sections happen to have the same keys.
  expect(deletedFrom([one, two], [{ ...one, title: 'Another' }])).toBeUndefined()
})
