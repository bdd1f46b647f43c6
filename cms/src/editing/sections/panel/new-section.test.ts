import { expect, it } from 'vitest'
import { firstField, newSection } from './new-section'

const text = { type: 'string' }
const items = { type: 'component', component: 'items.one', repeatable: true }
const schemas = {
  'blocks.questions': { attributes: { kind: text, title: text, questions: items } },
  'blocks.feature': { attributes: { body: { type: 'blocks' }, points: items } },
  'blocks.boxes': { attributes: { boxes: items, anchor: text } },
  'blocks.picture': { attributes: { image: { type: 'media' }, frame: { type: 'enumeration' } } },
  'items.one': { attributes: { question: text, isOpen: { type: 'boolean', default: false } } },
}

it('a section that is a list begins with one item, another with what it cannot lack', () => {
  expect(newSection('blocks.questions', schemas)).toEqual({
    __component: 'blocks.questions',
    questions: [{ isOpen: false, __temp_key__: 'a0' }],
  })
  expect(newSection('blocks.feature', schemas)).toEqual({ __component: 'blocks.feature' })
})

it('one begins to type in its heading, or else in its first item or text', () => {
  expect(firstField('blocks.questions', schemas)).toBe('title')
  expect(firstField('blocks.boxes', schemas)).toBe('boxes.0.question')
  expect(firstField('blocks.feature', schemas)).toBe('body')
  expect(firstField('blocks.picture', schemas)).toBeUndefined()
})
