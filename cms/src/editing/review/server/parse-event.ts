import { z } from '@app/runtime'
import { parseBody, writtenText } from '../../../platform/http/body'
import { addedKinds, MAX_COMMENT_LENGTH } from '../shared/calls'

const event = z
  .object({
    kind: z.enum(addedKinds, 'Write a comment, ask for a review or send this back.'),
    text: writtenText(MAX_COMMENT_LENGTH, {
      unstorable: 'This comment has characters that cannot be stored. Type them again.',
      tooLong: `A comment has up to ${MAX_COMMENT_LENGTH} characters.`,
    }),
  })
  .check(
    z.refine(({ kind, text }) => kind !== 'comment' || text !== '', 'A comment needs some text.'),
    z.refine(({ kind, text }) => kind !== 'sent-back' || text !== '', 'Say what has to change.'),
  )

export const parseEvent = (body: unknown) => parseBody(event, body)
