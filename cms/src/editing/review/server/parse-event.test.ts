import { describe, expect, it } from 'vitest'
import { MAX_COMMENT_LENGTH } from '../shared/calls'
import { parseEvent } from './parse-event'

describe('what staff add to a thread', () => {
  it.each([
    [{ kind: 'comment', text: ' Shorter, please.\nThanks. ' }, 'Shorter, please.\nThanks.'],
    [{ kind: 'asked' }, ''],
    [{ kind: 'sent-back', text: '<b>No</b>' }, '<b>No</b>'],
    [{ kind: 'comment', text: 'x'.repeat(MAX_COMMENT_LENGTH) }, 'x'.repeat(MAX_COMMENT_LENGTH)],
  ])('is read from %j', (body, text) => {
    expect(parseEvent(body)).toEqual({ kind: body.kind, text, quote: '' })
  })

  it('is about a field or another comment', () => {
    const field = { path: 'title', quote: ' Some words ' }
    expect(parseEvent({ kind: 'comment', text: 'x', ...field, answers: 1 })).toEqual({
      kind: 'comment',
      text: 'x',
      path: 'title',
      quote: 'Some words',
      answers: 1,
    })
  })

  it.each([
    [undefined, 'Write a comment, ask for a review or send this back.'],
    [[], 'Write a comment, ask for a review or send this back.'],
    [{ kind: 'published', text: 'x' }, 'Write a comment, ask for a review or send this back.'],
    [{ kind: 'comment', text: ' \n' }, 'A comment needs some text.'],
    [{ kind: 'sent-back' }, 'Say what has to change.'],
    [
      { kind: 'comment', text: 5 },
      'This comment has characters that cannot be stored. Type them again.',
    ],
    [
      { kind: 'comment', text: 'a\0b' },
      'This comment has characters that cannot be stored. Type them again.',
    ],
    [{ kind: 'reopened' }, 'Name the comment that this is about.'],
    [{ kind: 'resolved', answers: 0 }, 'Name the comment that this is about.'],
    [{ kind: 'resolved', answers: 1e9 }, 'Name the comment that this is about.'],
    [{ kind: 'comment', text: 'x', path: {} }, 'Name the field by its path.'],
    [
      { kind: 'comment', text: 'x', quote: 'a\0b' },
      'These words have characters that cannot be stored. Select others.',
    ],
    [
      { kind: 'asked', text: 'x'.repeat(MAX_COMMENT_LENGTH + 1) },
      'A comment has up to 2000 characters.',
    ],
  ])('is refused as %j', (body, message) => {
    expect(() => parseEvent(body)).toThrow(message)
  })
})
