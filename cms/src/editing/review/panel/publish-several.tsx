import { Box, Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system'
import { useFetchClient, useTable } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { editPathOf } from '../../../content/panel/edit-path'
import { messageIn } from '../../../platform/panel/calls/use-notify-on-error'
import type { BulkAction } from '../../../platform/panel/feature-type'
import { TextLink } from '../../../platform/panel/look/text-link'
import { sentenceFor } from './review-sentences'
import { useReview } from './use-review'

const NAME = 'PublishSeveral'

type Listed = { documentId: string; title?: string; status?: string }
type Outcome = { isPublished: true } | { isPublished: false; reason: string }

const states: Partial<Record<string, string>> = {
  draft: 'Draft',
  modified: 'Changed since it was published',
  published: 'Published; nothing has changed',
}

type LineProps = {
  model: string
  entry: Listed
  outcome: Outcome | undefined
  isChosen: boolean
  choose?: (isChosen: boolean) => void
}

function Line({ model, entry, outcome, isChosen, choose }: LineProps) {
  const { documentId, title = '', status = '' } = entry
  const { review } = useReview({ model, documentId, version: '' }, true)
  const isWaiting = review && review.state.kind !== 'none'
  const last = review?.events.filter(({ kind }) => kind === review.state.kind).at(-1)
  return (
    <Box tag="li" style={{ overflowWrap: 'anywhere' }}>
      <Checkbox
        checked={isChosen}
        disabled={!choose}
        onCheckedChange={(value) => choose?.(value === true)}
      >
        {title}
      </Checkbox>
      <Box paddingLeft={7}>
        <Typography tag="p" textColor="neutral600">
          {outcome?.isPublished ? 'Published now' : (states[status] ?? status)}
        </Typography>
        {isWaiting && !outcome?.isPublished && (
          <Typography tag="p" textColor="warning700">
            {sentenceFor(review)}
            {last?.text && ` “${last.text}”`}
          </Typography>
        )}
        {outcome?.isPublished === false && (
          <Typography tag="p" textColor="danger600">
            {`Not published: ${outcome.reason} `}
            <TextLink to={editPathOf({ uid: model, documentId })} aria-label={`Open ${title}`}>
              Open
            </TextLink>
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Publishes what is chosen in a list one by one, so that what is refused keeps nothing else back. */
function PublishSeveral({ onClose }: { onClose: () => void }) {
  const { slug: model = '' } = useParams()
  const entries = useTable(NAME, (table) => table.selectedRows) as unknown as Listed[]
  const { post } = useFetchClient()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const chosen = entries.filter(
    ({ documentId, status }) => status !== 'published' && !leftOut.has(documentId),
  )
  const isDone = outcomes.size > 0 && !isBusy
  const published = [...outcomes.values()].filter(({ isPublished }) => isPublished).length

  // The list behind the dialog still shows what it read before, until the page is loaded again.
  const isListOld = useRef(false)
  useEffect(() => () => void (isListOld.current && location.reload()), [])

  const publish = async () => {
    setIsBusy(true)
    isListOld.current = true
    for (const { documentId } of chosen) {
      const path = `/content-manager/collection-types/${model}/actions/bulkPublish`
      const outcome: Outcome = await post(path, { documentIds: [documentId] }).then(
        () => ({ isPublished: true }),
        (error: unknown) => ({ isPublished: false, reason: messageIn(error) }),
      )
      setOutcomes((known) => new Map(known).set(documentId, outcome))
    }
    setIsBusy(false)
  }
  const choose = (documentId: string) => (isChosen: boolean) => {
    const others = [...leftOut].filter((one) => one !== documentId)
    setLeftOut(new Set(isChosen ? others : [...others, documentId]))
  }

  return (
    <>
      <Modal.Body>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label="To publish">
          {entries.map((entry) => (
            <Line
              key={entry.documentId}
              model={model}
              entry={entry}
              outcome={outcomes.get(entry.documentId)}
              isChosen={chosen.includes(entry)}
              {...(entry.status !== 'published' &&
                outcomes.size === 0 && { choose: choose(entry.documentId) })}
            />
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {isDone ? 'Close' : 'Cancel'}
        </Button>
        <Typography role="status">
          {isDone && `${published} of ${outcomes.size} published.`}
        </Typography>
        {!isDone && (
          <Button disabled={chosen.length === 0} loading={isBusy} onClick={() => void publish()}>
            {`Publish ${chosen.length}`}
          </Button>
        )}
      </Modal.Footer>
    </>
  )
}

/** Replaces Strapi's dialog, which shows ids, publishes all or nothing, and knows nothing of reviews. */
export function publishSeveral(action: BulkAction): BulkAction {
  const Several: BulkAction = (entries) => {
    const description = action(entries)
    if (description?.actionType !== 'publish') return description
    const dialog = { type: 'modal', title: 'Publish', content: PublishSeveral }
    return { ...description, dialog }
  }
  return Object.assign(Several, { type: action.type })
}
