import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { Entry } from '../../../platform/panel/document-action'
import { CommentBox } from './comment-box'
import { sentenceFor, whyNotAsk } from './review-sentences'
import { Thread } from './thread'
import { useReview } from './use-review'

const NAME = 'ReviewPanel'

function hintFor(canAsk: boolean, maySendBack: boolean) {
  if (canAsk) return 'Sent with your request.'
  return maySendBack ? 'To send this back, write here what has to change.' : undefined
}

/** In an entry's side panel: what it waits for, and what staff say about it. */
export function ReviewPanel({
  model,
  document,
  activeTab,
}: Entry & { document?: { documentId?: string } }) {
  const { documentId, updatedAt, status } = document ?? {}
  const version = `${updatedAt ?? ''} ${status ?? ''}`
  const { review, error, isBusy, readOlder, add } = useReview(
    { model, documentId, version },
    activeTab !== 'published',
  )
  const isUnsaved = useForm(NAME, (form) => form.modified)
  if (!review) return review
  const sentence = sentenceFor(review)
  const canAsk = review.isNeeded && !review.mayApprove
  const isAsked = review.state.kind === 'asked' && !review.state.isChanged
  const maySendBack = review.mayApprove && review.state.kind === 'asked'
  const why = canAsk && !isAsked ? whyNotAsk({ isLive: status === 'published', isUnsaved }) : ''
  return {
    title: review.isNeeded ? 'Review' : 'Comments',
    state: sentence || review.events.length,
    isOpen: sentence !== '',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <div aria-live="polite">
          {sentence !== '' && <Typography fontWeight="bold">{sentence}</Typography>}
          {why !== '' && <Typography tag="p">{why}</Typography>}
        </div>
        {review.events.length > 0 && (
          <Thread events={review.events} hasOlder={review.hasOlder} onOlder={readOlder} />
        )}
        <CommentBox
          entry={`${model} ${documentId ?? ''}`}
          error={error}
          isBusy={isBusy}
          hint={hintFor(canAsk, maySendBack)}
          maySendBack={maySendBack}
          add={add}
        />
      </Flex>
    ),
  }
}
