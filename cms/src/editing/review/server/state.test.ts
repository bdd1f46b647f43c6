import { expect, it } from 'vitest'
import type { ReviewKind } from '../shared/calls'
import { stateOf } from './state'

const SAVED = new Date(2030, 0, 1)
const LATER = new Date(2030, 0, 2)
const step = (kind?: ReviewKind) => kind && { kind, draftAt: SAVED }

it.each([
  [undefined, 'none'],
  ['asked', 'asked'],
  ['sent-back', 'sent-back'],
  ['published', 'none'],
] satisfies [ReviewKind | undefined, string][])('after %j an entry waits for: %s', (last, kind) => {
  expect(stateOf(step(last), SAVED)).toEqual({ kind, isChanged: false })
})

it('tells that the draft was saved after somebody asked', () => {
  expect(stateOf(step('asked'), LATER)).toEqual({ kind: 'asked', isChanged: true })
  expect(stateOf(step('published'), LATER)).toEqual({ kind: 'none', isChanged: false })
})
