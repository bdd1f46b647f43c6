import { z } from '@app/runtime'
import { parseBody, writtenText } from '../../../platform/http/body'
import { addedKinds, MAX_COMMENT_LENGTH, MAX_QUOTE_LENGTH } from '../shared/calls'

const NO_COMMENT = 'Name the comment that this is about.'

const event = z
  .object({
    kind: z.enum(addedKinds, 'Write a comment, ask for a review or send this back.'),
    text: writtenText(MAX_COMMENT_LENGTH, {
      unstorable: 'This comment has characters that cannot be stored. Type them again.',
      tooLong: `A comment has up to ${MAX_COMMENT_LENGTH} characters.`,
    }),
    path: z.optional(z.string('Name the field by its path.')),
    quote: writtenText(MAX_QUOTE_LENGTH, {
      unstorable: 'These words have characters that cannot be stored. Select others.',
      tooLong: `Up to ${MAX_QUOTE_LENGTH} characters can be quoted. Select fewer words.`,
    }),
    answers: z.optional(
      z.int(NO_COMMENT).check(z.minimum(1, NO_COMMENT), z.maximum(999_999_999, NO_COMMENT)),
    ),
  })
  .check(
    z.refine(({ kind, text }) => kind !== 'comment' || text !== '', 'A comment needs some text.'),
    z.refine(
      ({ kind, answers }) => !/^(?:resolved|reopened)$/.test(kind) || answers !== undefined,
      NO_COMMENT,
    ),
    z.refine(({ kind, text }) => kind !== 'sent-back' || text !== '', 'Say what has to change.'),
  )

export const parseEvent = (body: unknown) => parseBody(event, body)
