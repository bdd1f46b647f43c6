import { expect, test } from 'vitest'
import { notedAt } from './open-field'

test('a path through lists and sections is noted as a form notes what is wrong', () => {
  const list: unknown[] = []
  list[1] = { title: '' }
  const sections: unknown[] = []
  sections[2] = { cards: list }
  expect(notedAt('Content.2.cards.1.title')).toEqual({ Content: sections })
  expect(notedAt('title')).toEqual({ title: '' })
})
