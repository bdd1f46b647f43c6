import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { useMemo, useState } from 'react'
import type { Row } from '../../../content/shared/fields'
import { labelOfPath } from '../../../content/shared/label-of-path'
import { sectionName, type Section } from '../../../content/shared/section-name'
import type { Entry } from '../../../platform/panel/document-action'
import { useKept } from '../../../platform/panel/use-kept'
import { openInPanel } from '../../panel/open-field'
import { useOpenField } from '../../panel/use-open-field'
import type { About } from '../shared/calls'
import { fieldAt } from '../shared/field-path'
import { CommentBox } from './comment-box'
import { useMarks } from './field-mark'
import { sentenceFor, whyNotAsk } from './review-sentences'
import { Thread, threadsOf } from './thread'
import { type ShownReview, useReview } from './use-review'

const NAME = 'ReviewPanel'

function hintFor(canAsk: boolean, maySendBack: boolean) {
  if (canAsk) return 'Sent with your request.'
  return maySendBack
    ? 'To send this back, write here what has to change.'
    : '@ and a colleague’s name tells them.'
}

/** What a new comment is about, if not the whole entry. It is begun at a field, or at the comment that it answers. */
function useAbout(review: ShownReview | null | undefined, title: string) {
  const [, keep] = useKept(`card ${title}`, '')
  const [about, setAbout] = useState<Partial<About>>()
  const marks = useMemo(() => {
    const open = threadsOf(review?.events ?? []).filter(({ isResolved }) => !isResolved)
    const openAt = open.map(({ event }) => event.path)
    const begin = (what: Partial<About>) => {
      const isSeen = what.quote === '' && openAt.includes(what.path ?? null)
      setAbout(what)
      keep('open')
      openInPanel(isSeen ? `[data-comment-on="${what.path}"]` : '[data-new-comment] textarea')
    }
    return { openAt, begin }
  }, [review?.events, keep])
  useMarks(review ? marks : undefined)
  return { about, begin: marks.begin, forget: () => setAbout(undefined) }
}

/** "Pay in store › Heading: “cash”", and where the form has that field now, unless it is gone. */
function fieldIn(values: Row, model: string, { path: kept, quote }: Partial<About>) {
  const path = fieldAt(values, kept ?? '')?.path
  const [, zone = '', index] = /^(\w+)\.(\d+)\./.exec(path ?? '') ?? []
  const section = index && (values[zone] as Section[])[Number(index)]
  const name = path === undefined ? 'A field that is gone' : labelOfPath(model, path)
  const words = section ? `${sectionName(section)} › ${name}` : name
  return { words: quote ? `${words}: “${quote}”` : words, path }
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
  const values = useForm(NAME, (form) => form.values) as Row
  const title = review?.isNeeded ? 'Review' : 'Comments'
  const { about, begin, forget } = useAbout(review, title)
  const openField = useOpenField(NAME)
  if (!review) return review
  const sentence = sentenceFor(review)
  const canAsk = review.isNeeded && !review.mayApprove
  const isAsked = review.state.kind === 'asked' && !review.state.isChanged
  const maySendBack = review.mayApprove && review.state.kind === 'asked'
  const why = canAsk && !isAsked ? whyNotAsk({ isLive: status === 'published', isUnsaved }) : ''
  const answered = review.events.find(({ id }) => id === about?.answers)
  return {
    title,
    state: sentence || review.events.length,
    isOpen: sentence !== '',
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        <div aria-live="polite">
          {sentence !== '' && <Typography fontWeight="bold">{sentence}</Typography>}
          {why !== '' && <Typography tag="p">{why}</Typography>}
        </div>
        {review.events.length > 0 && (
          <Thread
            events={review.events}
            hasOlder={review.hasOlder}
            onOlder={readOlder}
            fieldOf={(of) => fieldIn(values, model, of)}
            onOpen={openField}
            onAnswer={(answers) => begin({ answers })}
            onResolve={(answers, kind) => void add(kind, '', { answers })}
          />
        )}
        <CommentBox
          entry={`${model} ${documentId ?? ''}`}
          error={error}
          isBusy={isBusy}
          hint={hintFor(canAsk, maySendBack)}
          maySendBack={maySendBack}
          about={
            about &&
            (answered
              ? `Answers ${answered.authorName}`
              : `On ${fieldIn(values, model, about).words}`)
          }
          forget={forget}
          add={(kind, text) => add(kind, text, about)}
        />
      </Flex>
    ),
  }
}
