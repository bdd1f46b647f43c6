import { expect, it } from 'vitest'
import type { ReviewKind } from '../shared/calls'
import { stateOf } from './state'

const SAVED = new Date(2030, 0, 1)
const LATER = new Date(2030, 0, 2)
const events = (...kinds: ReviewKind[]) => kinds.map((kind) => ({ kind, draftAt: SAVED }))

it.each([
  [[], 'none'],
  [['comment'], 'none'],
  [['asked', 'comment'], 'asked'],
  [['asked', 'sent-back'], 'sent-back'],
  [['asked', 'sent-back', 'asked'], 'asked'],
  [['asked', 'published', 'comment'], 'none'],
] satisfies [ReviewKind[], string][])('after %j an entry waits for: %s', (kinds, kind) => {
  expect(stateOf(events(...kinds), SAVED)).toEqual({ kind, isChanged: false })
})

it('tells that the draft was saved after somebody asked', () => {
  expect(stateOf(events('asked', 'comment'), LATER)).toEqual({ kind: 'asked', isChanged: true })
  expect(stateOf(events('asked', 'published'), LATER)).toEqual({ kind: 'none', isChanged: false })
})
