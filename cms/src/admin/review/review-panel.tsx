import { Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { type AddedKind, MAX_COMMENT_LENGTH } from '../../review/calls'
import type { Entry } from '../document-action'
import { sentenceFor } from './sentences'
import { Thread } from './thread'
import { useTypedComment } from './typed-comments'
import { useReview } from './use-review'

/** In an entry's side panel: what it waits for, and what staff say about it. */
export function ReviewPanel({
  model,
  document,
  activeTab,
}: Entry & { document?: { documentId?: string } }) {
  const { documentId, updatedAt, status } = document ?? {}
  const version = `${updatedAt ?? ''} ${status ?? ''}`
  const { review, error, isBusy, add } = useReview(
    { model, documentId, version },
    activeTab !== 'published',
  )
  const [text, setText] = useTypedComment(`${model} ${documentId ?? ''}`)
  if (!review) return review
  const sentence = sentenceFor(review)
  const send = (kind: AddedKind) => void add(kind, text).then((isStored) => isStored && setText(''))
  const canAsk = review.isNeeded && !review.mayApprove
  const isEmpty = text.trim() === ''
  return {
    title: review.isNeeded ? 'Review' : 'Comments',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <div aria-live="polite">
          {sentence !== '' && <Typography fontWeight="bold">{sentence}</Typography>}
        </div>
        {review.events.length > 0 && <Thread events={review.events} />}
        <Field.Root
          error={error}
          hint={canAsk ? 'Goes along when you ask for a review.' : undefined}
        >
          <Field.Label>New comment</Field.Label>
          <Textarea
            value={text}
            maxLength={MAX_COMMENT_LENGTH}
            onChange={(event: { target: { value: string } }) => setText(event.target.value)}
          />
          <Field.Hint />
          <Field.Error />
        </Field.Root>
        <Flex gap={2} justifyContent="flex-end" wrap="wrap">
          {review.mayApprove && review.state.kind === 'asked' && (
            <Button
              variant="danger-light"
              disabled={isEmpty || isBusy}
              onClick={() => send('sent-back')}
            >
              Send back
            </Button>
          )}
          <Button variant="tertiary" disabled={isEmpty || isBusy} onClick={() => send('comment')}>
            Comment
          </Button>
        </Flex>
      </Flex>
    ),
  }
}
