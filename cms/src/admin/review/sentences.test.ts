import { expect, it } from 'vitest'
import { sentenceFor } from './sentences'

const none = { kind: 'none', isChanged: false } as const

it.each([
  [{ state: none, isNeeded: false, mayApprove: false }, ''],
  [
    { state: none, isNeeded: true, mayApprove: false },
    'A chief editor publishes this after a review.',
  ],
  [
    { state: none, isNeeded: true, mayApprove: true },
    'Editors need your review before this goes live.',
  ],
  [
    { state: { kind: 'asked', isChanged: true }, isNeeded: true, mayApprove: true },
    'Waits for a review. It was saved again since.',
  ],
  [
    { state: { kind: 'sent-back', isChanged: false }, isNeeded: false, mayApprove: false },
    'Sent back. Change it, save it, and ask again.',
  ],
] as const)('says of %j: %s', (shown, sentence) => {
  expect(sentenceFor(shown)).toBe(sentence)
})
