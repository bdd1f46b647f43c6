import { expect, it } from 'vitest'
import { sentenceFor } from './review-sentences'

const by = (kind: 'asked' | 'sent-back', authorName: string) => ({
  kind,
  authorName,
  at: '2026-11-22T14:02:00.000Z',
})
const none = { kind: 'none', isChanged: false } as const

it.each([
  [{ state: none, isNeeded: false, mayApprove: false, events: [] }, ''],
  [
    { state: none, isNeeded: true, mayApprove: false, events: [] },
    'A chief editor publishes this after a review.',
  ],
  [
    { state: none, isNeeded: true, mayApprove: true, events: [] },
    'Editors need your review before this goes live.',
  ],
  [
    {
      state: { kind: 'asked', isChanged: true },
      isNeeded: true,
      mayApprove: true,
      events: [by('asked', 'Earlier'), by('asked', 'Ana Editor'), by('sent-back', 'Carl Chief')],
    },
    /^Ana Editor asked for a review on .*\b22\b.*\. It has changed since\.$/,
  ],
  [
    {
      state: { kind: 'sent-back', isChanged: false },
      isNeeded: false,
      mayApprove: false,
      events: [by('asked', 'Ana Editor'), by('sent-back', 'Carl Chief')],
    },
    /^Carl Chief sent this back on .*\b22\b.*\. Change it, save it, and ask again\.$/,
  ],
] as const)('says of %j: %s', (shown, sentence) => {
  const said = sentenceFor({ ...shown, events: [...shown.events] })
  if (sentence === '') expect(said).toBe('')
  else expect(said).toMatch(sentence)
})
