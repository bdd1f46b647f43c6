import { expect, it } from 'vitest'
import { parseUnsaved, withUnsaved } from './unsaved-values'

const entry = () => ({
  title: 'Saved',
  image: null,
  Content: [{ __component: 'blocks.cards', cards: [{ title: 'One' }, { title: 'Two' }] }],
})

it('puts each value at its path, and leaves the entry itself unchanged', () => {
  const saved = entry()
  const values = { 'Content.0.cards.1.title': 'Typed', image: { url: '/uploads/a.webp' } }
  expect(withUnsaved(saved, values)).toEqual({
    title: 'Saved',
    image: { url: '/uploads/a.webp' },
    Content: [{ __component: 'blocks.cards', cards: [{ title: 'One' }, { title: 'Typed' }] }],
  })
  expect(saved).toEqual(entry())
})

it.each([
  'Content.0.cards.2.title',
  'Content.0.cards.push',
  'Content.0.unknown',
  'title.length',
  '__proto__.polluted',
  'constructor.prototype.polluted',
  '',
])('ignores the path "%s", which is not in the entry', (path) => {
  expect(withUnsaved(entry(), { [path]: 'typed' })).toEqual(entry())
  expect(Object.prototype).not.toHaveProperty('polluted')
})

it.each(['', '[]', 'null', '"a"', '{'])('the body %j holds no values', (text) => {
  expect(parseUnsaved(text)).toBeNull()
})
