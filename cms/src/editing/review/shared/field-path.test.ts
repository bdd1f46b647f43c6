import { expect, it } from 'vitest'
import { fieldAt } from './field-path'

const one = { __component: 'blocks.text', id: 1, title: 'One' }
const faq = { __component: 'blocks.faq', id: 1, items: [{ id: 7, question: 'Why?' }, { id: 8 }] }
const added = { __component: 'blocks.text', title: 'Not saved yet' }
const entry = { title: 'Page', Content: [one, faq, added] }

it.each([
  ['title', 'title'],
  ['Content.0.title', 'Content.text:1.title'],
  ['Content.1.items.0.question', 'Content.faq:1.items.:7.question'],
])('the field at %s is kept as %s, which leads back to it', (path, kept) => {
  expect(fieldAt(entry, path)).toEqual({ path, kept })
  expect(fieldAt(entry, kept)).toEqual({ path, kept })
})

it('is found where its section has moved to', () => {
  expect(fieldAt({ Content: [faq, one] }, 'Content.text:1.title')?.path).toBe('Content.1.title')
})

it.each([
  '',
  'nothing',
  'toString',
  'Content.2.title',
  'Content.3.title',
  'Content.-1.title',
  'Content.text:2.title',
  'Content.faq:1.items.:9.question',
  'Content.length',
  'title.length',
])('there is none at “%s”', (path) => {
  expect(fieldAt(entry, path)).toBeUndefined()
})
